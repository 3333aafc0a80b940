import { Controller, Get, Post } from '@nestjs/common';
import type { CallContext, Client } from '@parcelway/contracts';
import { caughtRows } from '@parcelway/contracts';
import { dataRecycleLogResource, sensitiveDataLogResource } from '@parcelway/contracts/resources';
import { idsOf, presentRow } from '@parcelway/legacy';
import { InjectClient } from '@parcelway/platform';
import { AdminNode, Stock } from '../auth/access';
import { Context, Input } from '../http/input';
import { CaughtRowDetails } from '../resource/caught-row-details';

type Params = Readonly<Record<string, unknown>>;

/** The recycle bin beside listing and deleting. */
@Controller('admin/security.DataRecycleLog')
@Stock()
export class AdminDataRecycleLogController {
  constructor(
    @InjectClient(caughtRows) private readonly caught: Client<typeof caughtRows>,
    private readonly details: CaughtRowDetails,
  ) {}

  @Get('info')
  @AdminNode('security/dataRecycleLog/info')
  async info(@Input() { id }: Params, @Context() context: CallContext) {
    return { row: presentRow(dataRecycleLogResource, await this.details.deletedRow(id, context)) };
  }

  @Post('restore')
  @AdminNode('security/dataRecycleLog/restore')
  async restore(@Input() params: Params, @Context() context: CallContext) {
    await this.caught.restore({ ids: idsOf(params) }, context);
    return null;
  }
}

/** The sensitive log beside listing and deleting. */
@Controller('admin/security.SensitiveDataLog')
@Stock()
export class AdminSensitiveDataLogController {
  constructor(
    @InjectClient(caughtRows) private readonly caught: Client<typeof caughtRows>,
    private readonly details: CaughtRowDetails,
  ) {}

  @Get('info')
  @AdminNode('security/sensitiveDataLog/info')
  async info(@Input() { id }: Params, @Context() context: CallContext) {
    return { row: presentRow(sensitiveDataLogResource, await this.details.changedField(id, context)) };
  }

  @Post('rollback')
  @AdminNode('security/sensitiveDataLog/rollback')
  async rollback(@Input() params: Params, @Context() context: CallContext) {
    await this.caught.rollback({ ids: idsOf(params) }, context);
    return null;
  }
}
