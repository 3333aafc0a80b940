import { Controller } from '@nestjs/common';
import type { CallContext, Client, ConfirmOffline, OneRow, RejectOffline } from '@parcelway/contracts';
import { offlineDesk } from '@parcelway/contracts';
import { paymentRecordResource, rechargeResource } from '@parcelway/contracts/resources';
import { InjectClient } from '@parcelway/platform';
import { StaffAct } from '../auth/staff-act';
import { Context, Input } from '../http/input';

/** What staff do with payments and recharges whose money comes in outside. */
@Controller()
export class OfflinePaymentController {
  constructor(@InjectClient(offlineDesk) private readonly desk: Client<typeof offlineDesk>) {}

  @StaffAct(paymentRecordResource, 'confirmOffline')
  confirm(@Input() input: ConfirmOffline, @Context() context: CallContext) {
    return this.desk.confirm(input, context);
  }

  @StaffAct(paymentRecordResource, 'rejectOffline')
  reject(@Input() input: RejectOffline, @Context() context: CallContext) {
    return this.desk.reject(input, context);
  }

  @StaffAct(rechargeResource, 'confirm')
  confirmRecharge(@Input() input: ConfirmOffline, @Context() context: CallContext) {
    return this.desk.confirmRecharge(input, context);
  }

  @StaffAct(paymentRecordResource, 'counts', { read: true, node: 'index' })
  counts(@Context() context: CallContext) {
    return this.desk.counts({}, context);
  }

  @StaffAct(paymentRecordResource, 'history', { read: true, node: 'index' })
  history(@Input() input: OneRow, @Context() context: CallContext) {
    return this.desk.history(input, context);
  }
}
