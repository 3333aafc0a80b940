import { Controller, Delete, Get, Post } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { Resource } from '@parcelway/contracts/resources';
import { enabledOnly, idsOf, listQueryOf, optionsOf, presentRow, readRow, sortOf } from '@parcelway/legacy';
import { ResourceAct, Stock } from '../auth/access';
import { Answer } from '../http/answer';
import { AskedResource, Context, Input } from '../http/input';
import { ResourcePages } from '../resource/resource-pages';
import { CrudClients } from './crud-clients';
import { listedRow } from './listed-row';

type Params = Readonly<Record<string, unknown>>;

/** Every declared resource under its legacy controller: `/admin/goods.Category/index`. */
@Controller('admin/:controller')
@Stock()
export class AdminCrudController {
  constructor(
    private readonly crud: CrudClients,
    private readonly pages: ResourcePages,
  ) {}

  @Get('index')
  @ResourceAct('index')
  async index(@AskedResource() resource: Resource, @Input() params: Params, @Context() context: CallContext) {
    const { rows, total } = await this.pages.page(resource, list(listQueryOf(params, resource)), context);
    return {
      list: rows.map((row) => listedRow(resource, row)),
      total,
      remark: '',
    };
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
    const search = isByValue ? query.search : [...query.search, ...enabledOnly(resource)];
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
    return { row: presentRow(resource, row) };
  }

  @Post('add')
  @ResourceAct('add')
  async add(@AskedResource() resource: Resource, @Input() params: Params, @Context() context: CallContext) {
    await this.crud
      .of(resource.owner)
      .add({ resource: resource.name, row: readRow(resource, params) }, context);
    return new Answer(null, 'added');
  }

  /** May hold only the fields that change. Without a version: these clients know none. */
  @Post('edit')
  @ResourceAct('edit')
  async edit(@AskedResource() resource: Resource, @Input() params: Params, @Context() context: CallContext) {
    await this.crud
      .of(resource.owner)
      .edit({ resource: resource.name, id: idIn(params), row: readRow(resource, params) }, context);
    return new Answer(null, 'updated');
  }

  @Delete('del')
  @ResourceAct('del')
  async del(@AskedResource() resource: Resource, @Input() params: Params, @Context() context: CallContext) {
    await this.crud.of(resource.owner).del({ resource: resource.name, ids: idsOf(params) }, context);
    return new Answer(null, 'deleted');
  }

  @Post('del')
  @ResourceAct('del')
  delByPost(@AskedResource() resource: Resource, @Input() params: Params, @Context() context: CallContext) {
    return this.del(resource, params, context);
  }

  /** `{move, target, order}` of the newer clients, `{id, targetId}` of the older ones. */
  @Post('sortable')
  @ResourceAct('sortable')
  async sortable(
    @AskedResource() resource: Resource,
    @Input() params: Params,
    @Context() context: CallContext,
  ) {
    const [sort] = sortOf(params['order']);
    if (sort && sort.field !== 'weigh') throw new DomainError('crud.not_sortable');
    const id = idIn({ id: params['move'] ?? params['id'] });
    const target_id = idIn({ id: params['target'] ?? params['targetId'] });
    await this.crud.of(resource.owner).sort({ resource: resource.name, id, target_id }, context);
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
