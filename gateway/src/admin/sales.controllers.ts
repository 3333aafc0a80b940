import { Controller } from '@nestjs/common';
import type {
  CallContext,
  Client,
  IssueCoupon,
  OneRow,
  ReasonedMove,
  RevokeCoupons,
  SalesmanMonth,
} from '@parcelway/contracts';
import { commissionDesk, couponDesk, salesmanDesk } from '@parcelway/contracts';
import {
  commissionBatchResource,
  commissionResource,
  couponResource,
  memberCouponResource,
  salesmanBindingResource,
  salesmanResource,
} from '@parcelway/contracts/resources';
import { InjectClient } from '@parcelway/platform';
import { StaffAct } from '../auth/staff-act';
import { Pdf } from '../http/answer';
import { withDocumentTime } from '../http/call-context';
import { Context, Input } from '../http/input';

/** What staff do with salesmen, bindings, commissions and their batches. */
@Controller()
export class AdminCommissionController {
  constructor(
    @InjectClient(salesmanDesk) private readonly salesmen: Client<typeof salesmanDesk>,
    @InjectClient(commissionDesk) private readonly commissions: Client<typeof commissionDesk>,
  ) {}

  @StaffAct(salesmanResource, 'statement', { read: true })
  async statement(@Input() input: SalesmanMonth, @Context() context: CallContext) {
    return new Pdf(
      await this.salesmen.statement(input, withDocumentTime(context)),
      `statement-${input.id}-${input.month}.pdf`,
    );
  }

  @StaffAct(salesmanResource, 'positions', { read: true, node: 'index' })
  positions(@Context() context: CallContext) {
    return this.salesmen.positions({}, context);
  }

  @StaffAct(salesmanBindingResource, 'end')
  end(@Input() input: ReasonedMove, @Context() context: CallContext) {
    return this.salesmen.end(input, context);
  }

  @StaffAct(commissionResource, 'cancel')
  cancel(@Input() input: ReasonedMove, @Context() context: CallContext) {
    return this.commissions.cancel(input, context);
  }

  @StaffAct(commissionResource, 'history', { read: true, node: 'index' })
  history(@Input() input: OneRow, @Context() context: CallContext) {
    return this.commissions.history(input, context);
  }

  @StaffAct(commissionBatchResource, 'settle')
  settle(@Input() input: OneRow, @Context() context: CallContext) {
    return this.commissions.settle(input, context);
  }

  @StaffAct(commissionBatchResource, 'print', { read: true })
  async print(@Input() input: OneRow, @Context() context: CallContext) {
    return new Pdf(
      await this.commissions.print(input, withDocumentTime(context)),
      `commissions-${input.id}.pdf`,
    );
  }
}

/** What staff do with coupons. */
@Controller()
export class AdminCouponController {
  constructor(@InjectClient(couponDesk) private readonly coupons: Client<typeof couponDesk>) {}

  @StaffAct(couponResource, 'issue')
  issue(@Input() input: IssueCoupon, @Context() context: CallContext) {
    return this.coupons.issue(input, context);
  }

  @StaffAct(memberCouponResource, 'revoke')
  revoke(@Input() input: RevokeCoupons, @Context() context: CallContext) {
    return this.coupons.revoke(input, context);
  }
}
