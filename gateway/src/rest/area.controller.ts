import { Controller, Get, Param, Res } from '@nestjs/common';
import type { CallContext, Client } from '@parcelway/contracts';
import { area, DomainError } from '@parcelway/contracts';
import { areaResource } from '@parcelway/contracts/resources';
import { InjectClient } from '@parcelway/platform';
import type { FastifyReply } from 'fastify';
import { AdminNode } from '../auth/access';
import { Context, Input } from '../http/input';
import { areasAsked } from '../resource/areas-asked';
import { contentRange } from './content-range';
import { restListQueryOf } from './list-query';

/** `/rest/area?filter={"pid":62}` */
@Controller('rest/area')
export class RestAreaController {
  constructor(@InjectClient(area) private readonly areas: Client<typeof area>) {}

  @Get()
  @AdminNode('routine/area/index')
  async list(
    @Input() query: Readonly<Record<string, unknown>>,
    @Context() context: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const asked = areasAsked(restListQueryOf(query, areaResource));
    const { rows, total } = await this.areas.list(asked, context);
    void reply.header('content-range', contentRange('area', asked.offset, rows.length, total));
    return rows;
  }

  @Get(':id')
  @AdminNode('routine/area/index')
  async one(@Param('id') id: string, @Context() context: CallContext) {
    const { rows } = await this.areas.list({ ids: [Number(id)], offset: 0, limit: 1 }, context);
    if (!rows[0]) throw new DomainError('crud.not_found');
    return rows[0];
  }
}
