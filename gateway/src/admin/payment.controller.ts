import { Controller } from '@nestjs/common';
import type { CallContext, Client, OneRow, ResolveProviderEvent } from '@parcelway/contracts';
import { paymentDesk } from '@parcelway/contracts';
import { paymentRecordResource, providerEventResource } from '@parcelway/contracts/resources';
import { InjectClient } from '@parcelway/platform';
import { StaffAct } from '../auth/staff-act';
import { withProviderTime } from '../http/call-context';
import { Context, Input } from '../http/input';

/** What staff do with payments at providers, and with what those told. */
@Controller()
export class StaffPaymentController {
  constructor(@InjectClient(paymentDesk) private readonly desk: Client<typeof paymentDesk>) {}

  @StaffAct(paymentRecordResource, 'sync')
  sync(@Input() { id }: OneRow, @Context() context: CallContext) {
    return this.desk.sync({ id }, withProviderTime(context));
  }

  @StaffAct(paymentRecordResource, 'cancel')
  cancel(@Input() { id }: OneRow, @Context() context: CallContext) {
    return this.desk.cancel({ id }, withProviderTime(context));
  }

  @StaffAct(providerEventResource, 'retry')
  retry(@Input() { id }: OneRow, @Context() context: CallContext) {
    return this.desk.retryEvent({ id }, withProviderTime(context));
  }

  @StaffAct(providerEventResource, 'resolve')
  resolve(@Input() { id, note }: ResolveProviderEvent, @Context() context: CallContext) {
    return this.desk.resolveEvent({ id, note }, context);
  }
}
