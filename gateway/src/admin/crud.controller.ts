import { All, Controller, Get, Inject, Post } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { Resource } from '@parcelway/contracts/resources';
import { permissionPath } from '@parcelway/contracts/resources';
import {
  choosableOnly,
  idsOf,
  indented,
  labelFieldsOf,
  listQueryOf,
  nested,
  optionFilters,
  optionsOf,
  readRow,
  sortOf,
} from '@parcelway/legacy';
import type { Config } from '@parcelway/platform';
import { CONFIG } from '@parcelway/platform';
import type { FastifyRequest } from 'fastify';
import { ResourceAct, Stock } from '../auth/access';
import { MenuCache } from '../auth/menu-cache';
import { Answer } from '../http/answer';
import { AskedResource, Context, HttpRequest, Input } from '../http/input';
import { ResourcePages } from '../resource/resource-pages';
import { Trees } from '../resource/trees';
import { CrudClients } from './crud-clients';
import { deletedIds } from './deleted-ids';
import { listedRow, openedRow } from './listed-row';
import { remarkOf } from './menus';

type Params = Readonly<Record<string, unknown>>;

/** Every declared resource under its legacy controller: `/admin/goods.Category/index`. */
@Controller('admin/:controller')
@Stock()
export class AdminCrudController {
  constructor(
    private readonly crud: CrudClients,
    private readonly pages: ResourcePages,
    private readonly trees: Trees,
    private readonly menus: MenuCache,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** A page of rows; of a tree the whole tree; with `select` what a form's select shows. */
  @Get('index')
  @ResourceAct('index')
  async index(@AskedResource() resource: Resource, @Input() params: Params, @Context() context: CallContext) {
    if (resource.tree) return this.tree(resource, params, context);
    const [{ rows, total }, remark] = await Promise.all([
      this.pages.page(resource, list(listQueryOf(params, resource)), context),
      this.remark(resource, context),
    ]);
    return { list: rows.map((row) => listedRow(resource, row)), total, remark };
  }

  private async tree(resource: Resource, params: Params, context: CallContext) {
    const { sort, search, quick } = list(listQueryOf(params, resource));
    const isSelect = isTrue(params['select']);
    const [rows, remark] = await Promise.all([
      this.trees.rows(
        resource,
        {
          sort,
          search: isSelect ? [...search, ...choosableOnly(resource)] : search,
          ...(quick === undefined ? {} : { quick }),
        },
        context,
      ),
      this.remark(resource, context),
    ]);
    const shown = rows.map((row) => ({ ...listedRow(resource, row), id: row.id }));
    if (!isSelect) return { list: nested(shown), remark };
    // Rows asked for by their values stand in a field, where branches would be part of the text.
    const isIndented = isTrue(params['isTree'] ?? true) && !isGiven(params['initValue']);
    return { options: isIndented ? indented(shown, labelFieldsOf(resource)) : shown };
  }

  /** The banner over the list; a list does not fail for it. */
  private async remark(resource: Resource, context: CallContext): Promise<string> {
    try {
      return remarkOf(await this.menus.menus(context), permissionPath(resource), context.locale);
    } catch {
      return '';
    }
  }

  @Get('getOptions')
  @ResourceAct('getOptions')
  async getOptions(
    @AskedResource() resource: Resource,
    @Input() params: Params,
    @Context() context: CallContext,
  ) {
    const query = listQueryOf(params, resource);
    const isByValue = query.search.some(({ operator, field }) => operator === 'in' && field === 'id');
    const search = isByValue
      ? query.search
      : [...query.search, ...optionFilters(params, resource), ...choosableOnly(resource)];
    const page = await this.crud
      .of(resource.owner)
      .list({ resource: resource.name, ...list({ ...query, search }) }, context);
    return optionsOf(resource, page, context.locale);
  }

  @Get('edit')
  @ResourceAct('edit')
  async one(@AskedResource() resource: Resource, @Input() params: Params, @Context() context: CallContext) {
    const row = await this.crud
      .of(resource.owner)
      .get({ resource: resource.name, id: idIn(params) }, context);
    return { row: openedRow(resource, row) };
  }

  @Post('add')
  @ResourceAct('add')
  async add(@AskedResource() resource: Resource, @Input() params: Params, @Context() context: CallContext) {
    await this.crud
      .of(resource.owner)
      .add({ resource: resource.name, row: givenRow(resource, params) }, context);
    return new Answer(null, 'added');
  }

  @Get('add')
  @ResourceAct('add')
  addForm(): never {
    throw new DomainError('request.parameter_error');
  }

  /** May hold only the fields that change. Without a version: these clients know none. */
  @Post('edit')
  @ResourceAct('edit')
  async edit(@AskedResource() resource: Resource, @Input() params: Params, @Context() context: CallContext) {
    await this.crud
      .of(resource.owner)
      .edit({ resource: resource.name, id: idIn(params), row: givenRow(resource, params) }, context);
    return new Answer(null, 'updated');
  }

  @All('del')
  @ResourceAct('del')
  async del(
    @AskedResource() resource: Resource,
    @Context() context: CallContext,
    @HttpRequest() request: FastifyRequest,
  ) {
    const ids = [...deletedIds(request, this.config.legacyClient)];
    await this.crud.of(resource.owner).del({ resource: resource.name, ids }, context);
    return new Answer(null, 'deleted');
  }

  /** `{move, target, direction, order}` of the newer clients moves a row, `{id, targetId}` of the older ones exchanges two weights. */
  @Post('sortable')
  @ResourceAct('sortable')
  async sortable(
    @AskedResource() resource: Resource,
    @Input() params: Params,
    @Context() context: CallContext,
  ) {
    const [sort = resource.order] = sortOf(params['order']);
    if (sort?.field !== 'weigh') throw new DomainError('crud.sort_by_weigh', { name: 'weigh' });
    const { move, target, direction, targetId } = params;
    const isSwap = targetId !== undefined;
    if (!isSwap && direction !== 'up' && direction !== 'down') throw new DomainError('crud.not_found');
    const id = idIn({ id: isSwap ? params['id'] : move });
    const target_id = idIn({ id: isSwap ? targetId : target });
    await this.crud
      .of(resource.owner)
      .sort({ resource: resource.name, id, target_id, mode: isSwap ? 'swap' : 'place' }, context);
    return null;
  }
}

function list({ offset, limit, sort, search, quick }: ReturnType<typeof listQueryOf>) {
  return { offset, limit, sort: [...sort], search: [...search], ...(quick === undefined ? {} : { quick }) };
}

function idIn({ id }: Params): number {
  const [first] = idsOf({ id });
  if (first === undefined) throw new DomainError('crud.not_found');
  return first;
}

/** A row to write. Errors: request.parameter_empty for one without any field. */
function givenRow(resource: Resource, params: Params): Record<string, unknown> {
  if (Object.keys(params).length === 0) throw new DomainError('request.parameter_empty', { name: 'data' });
  return readRow(resource, params);
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true' || value === '1' || value === 1;
}

function isGiven(value: unknown): boolean {
  return typeof value === 'object' && value !== null
    ? Object.values(value).some(isGiven)
    : String(value ?? '') !== '';
}
