import { Controller } from '@nestjs/common';
import type {
  AddRefund,
  ApproveRefund,
  BookRefund,
  CallContext,
  Client,
  OneRow,
  RefundLimits,
  RejectRefund,
} from '@parcelway/contracts';
import { refundDesk } from '@parcelway/contracts';
import { refundRequestResource } from '@parcelway/contracts/resources';
import { InjectClient } from '@parcelway/platform';
import { StaffAct } from '../auth/staff-act';
import { withProviderTime } from '../http/call-context';
import { Context, Input } from '../http/input';

/** What staff do with refunds. */
@Controller()
export class StaffRefundController {
  constructor(@InjectClient(refundDesk) private readonly desk: Client<typeof refundDesk>) {}

  @StaffAct(refundRequestResource, 'add')
  add(@Input() input: AddRefund, @Context() context: CallContext) {
    return this.desk.add(input, context);
  }

  @StaffAct(refundRequestResource, 'book')
  book(@Input() input: BookRefund, @Context() context: CallContext) {
    return this.desk.book(input, withProviderTime(context));
  }

  @StaffAct(refundRequestResource, 'approve')
  approve(@Input() input: ApproveRefund, @Context() context: CallContext) {
    return this.desk.approve(input, withProviderTime(context));
  }

  @StaffAct(refundRequestResource, 'reject')
  reject(@Input() input: RejectRefund, @Context() context: CallContext) {
    return this.desk.reject(input, context);
  }

  @StaffAct(refundRequestResource, 'retry')
  retry(@Input() input: OneRow, @Context() context: CallContext) {
    return this.desk.retry(input, withProviderTime(context));
  }

  @StaffAct(refundRequestResource, 'limits', { read: true, node: 'index' })
  limits(@Input() input: RefundLimits, @Context() context: CallContext) {
    return this.desk.limits(input, context);
  }

  @StaffAct(refundRequestResource, 'history', { read: true, node: 'index' })
  history(@Input() input: OneRow, @Context() context: CallContext) {
    return this.desk.history(input, context);
  }

  @StaffAct(refundRequestResource, 'counts', { read: true, node: 'index' })
  counts(@Context() context: CallContext) {
    return this.desk.counts({}, context);
  }
}
