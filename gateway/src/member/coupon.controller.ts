import { Controller, Get } from '@nestjs/common';
import type { CallContext, Client, ListOwnCoupons } from '@parcelway/contracts';
import { ownCoupon } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { MemberOnly } from '../auth/access';
import { Context, Input } from '../http/input';

/** The calling member's coupons. */
@Controller('api/account')
@MemberOnly()
export class CouponController {
  constructor(@InjectClient(ownCoupon) private readonly coupons: Client<typeof ownCoupon>) {}

  @Get('coupon')
  coupon(@Input() input: ListOwnCoupons, @Context() context: CallContext) {
    return this.coupons.list(input, context);
  }
}
