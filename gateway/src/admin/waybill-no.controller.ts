import { Controller } from '@nestjs/common';
import type { CallContext, CheckNumber, Client } from '@parcelway/contracts';
import { waybillNoDesk } from '@parcelway/contracts';
import { waybillNoResource } from '@parcelway/contracts/resources';
import { InjectClient } from '@parcelway/platform';
import { StaffAct } from '../auth/staff-act';
import { Context, Input } from '../http/input';

/** What staff ask of pools of waybill numbers. */
@Controller()
export class StaffWaybillNoController {
  constructor(@InjectClient(waybillNoDesk) private readonly pools: Client<typeof waybillNoDesk>) {}

  @StaffAct(waybillNoResource, 'check', { read: true, node: 'index' })
  check(@Input() input: CheckNumber, @Context() context: CallContext) {
    return this.pools.check(input, context);
  }
}
