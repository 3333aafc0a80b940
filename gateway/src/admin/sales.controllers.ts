import { Controller } from '@nestjs/common';
import type {
  CallContext,
  Client,
  IssueCoupon,
  OneRow,
  ReasonedMove,
  RevokeCoupons,
} from '@parcelway/contracts';
import { commissionDesk, couponDesk, salesmanDesk } from '@parcelway/contracts';
import {
  commissionBatchResource,
  commissionResource,
  couponResource,
  memberCouponResource,
  salesmanBindingResource,
} from '@parcelway/contracts/resources';
import { InjectClient } from '@parcelway/platform';
import { StaffAct } from '../auth/staff-act';
import { Context, Input } from '../http/input';

/** What staff do with bindings, commissions and their batches. */
@Controller()
export class AdminCommissionController {
  constructor(
    @InjectClient(salesmanDesk) private readonly salesmen: Client<typeof salesmanDesk>,
    @InjectClient(commissionDesk) private readonly commissions: Client<typeof commissionDesk>,
  ) {}

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
