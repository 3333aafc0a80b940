import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import type { CallContext, ResourceRow } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { Resource } from '@parcelway/contracts/resources';
import { idsOf } from '@parcelway/legacy';
import type { FastifyReply } from 'fastify';
import { CrudClients } from '../admin/crud-clients';
import { ResourceAct } from '../auth/access';
import { AskedResource, Context, Input } from '../http/input';
import { ResourcePages } from '../resource/resource-pages';
import { contentRange } from './content-range';
import { restIdsOf, restListQueryOf } from './list-query';

/** Every declared resource for ra-data-simple-rest: `/rest/goods-category`, `/rest/goods-category/7`. */
@Controller('rest/:resource')
export class RestCrudController {
  constructor(
    private readonly crud: CrudClients,
    private readonly pages: ResourcePages,
  ) {}

  @Get()
  @ResourceAct('index')
  async list(
    @AskedResource() resource: Resource,
    @Input() query: Readonly<Record<string, unknown>>,
    @Context() context: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly ResourceRow[]> {
    const asked = restListQueryOf(query, resource);
    const { rows, total } = await this.pages.page(resource, asked, context);
    void reply.header('content-range', contentRange(resource.name, asked.offset, rows.length, total));
    return rows;
  }

  @Get(':id')
  @ResourceAct('index')
  one(@AskedResource() resource: Resource, @Param('id') id: string, @Context() context: CallContext) {
    return this.pages.one(resource, idIn(id), context);
  }

  @Post()
  @HttpCode(201)
  @ResourceAct('add')
  async add(@AskedResource() resource: Resource, @Body() row: unknown, @Context() context: CallContext) {
    const client = this.crud.of(resource.owner);
    const { id } = await client.add({ resource: resource.name, row: recordIn(row) }, context);
    return client.get({ resource: resource.name, id }, context);
  }

  /** Puts `id` where `target_id` stands. Errors: crud.not_sortable, crud.other_branch, crud.not_found. */
  @Post('sortable')
  @HttpCode(204)
  @ResourceAct('sortable')
  async sortable(
    @AskedResource() resource: Resource,
    @Input() input: Readonly<Record<string, unknown>>,
    @Context() context: CallContext,
  ): Promise<void> {
    const [id, target_id] = [idIn(String(input['id'])), idIn(String(input['target_id']))];
    await this.crud
      .of(resource.owner)
      .sort({ resource: resource.name, id, target_id, mode: 'place' }, context);
  }

  /** The body holds the version that was read: an edit that knows none could undo another's. Errors: crud.changed_by_another. */
  @Put(':id')
  @ResourceAct('edit')
  edit(
    @AskedResource() resource: Resource,
    @Param('id') id: string,
    @Body() body: unknown,
    @Context() context: CallContext,
  ) {
    const { version, id: _id, ...row } = recordIn(body);
    if (version === undefined || version === null) throw new DomainError('crud.changed_by_another');
    return this.crud
      .of(resource.owner)
      .edit({ resource: resource.name, id: idIn(id), row, version: Number(version) }, context);
  }

  @Delete(':id')
  @ResourceAct('del')
  async del(@AskedResource() resource: Resource, @Param('id') id: string, @Context() context: CallContext) {
    await this.crud.of(resource.owner).del({ resource: resource.name, ids: [idIn(id)] }, context);
    return { id: idIn(id) };
  }

  /** The rows of `filter={"id":[1,2]}`, all at once: a parent goes only together with its children. Errors: crud.has_children. */
  @Delete()
  @ResourceAct('del')
  delMany(
    @AskedResource() resource: Resource,
    @Input() query: Readonly<Record<string, unknown>>,
    @Context() context: CallContext,
  ) {
    return this.crud.of(resource.owner).del({ resource: resource.name, ids: restIdsOf(query) }, context);
  }
}

function idIn(text: string): number {
  const [id] = idsOf({ id: text });
  if (id === undefined) throw new DomainError('crud.not_found');
  return id;
}

function recordIn(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? (body as Record<string, unknown>)
    : {};
}
