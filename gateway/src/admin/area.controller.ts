import { Controller, Get } from '@nestjs/common';
import type { CallContext, Client } from '@parcelway/contracts';
import { area } from '@parcelway/contracts';
import { areaResource } from '@parcelway/contracts/resources';
import { listQueryOf, presentRow } from '@parcelway/legacy';
import { InjectClient } from '@parcelway/platform';
import { AdminNode } from '../auth/access';
import { Context, Input } from '../http/input';
import { areasAsked } from '../resource/areas-asked';

@Controller('admin/routine.Area')
export class AdminAreaController {
  constructor(@InjectClient(area) private readonly areas: Client<typeof area>) {}

  @Get('index')
  @AdminNode('routine/area/index')
  async index(@Input() params: Readonly<Record<string, unknown>>, @Context() context: CallContext) {
    const asked = areasAsked(listQueryOf(params, areaResource));
    const { rows, total } = await this.areas.list(asked, context);
    return { list: rows.map((row) => presentRow(areaResource, { ...row })), total, remark: '' };
  }
}
