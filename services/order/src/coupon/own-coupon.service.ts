import type { CallContext, Handlers, ListOwnCoupons, OwnCoupon, Page } from '@parcelway/contracts';
import { ownCoupon, pageOf } from '@parcelway/contracts';
import { formatMoney, parseMoney } from '@parcelway/money';
import { Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { memberIdOf } from '../quote/shipment';
import { CouponEntity, MemberCouponEntity } from './coupon.entity';

/** What a member has of coupons. */
@Serves(ownCoupon)
export class OwnCoupons implements Handlers<typeof ownCoupon> {
  constructor(private readonly dataSource: DataSource) {}

  async list(request: ListOwnCoupons, context: CallContext): Promise<Page<OwnCoupon>> {
    const { limit, offset } = pageOf(request);
    const query = this.dataSource.manager
      .createQueryBuilder(MemberCouponEntity, 'held')
      .innerJoinAndMapOne('held.coupon', CouponEntity, 'coupon', 'coupon.id = held.couponId')
      .where('held.userId = :userId', { userId: memberIdOf(context) });
    if (request.state) query.andWhere(IN_STATE[request.state]);
    if (request.usable_for)
      query
        .andWhere(
          `held.status = 'unused' AND held.expiresAt > now() AND coupon.status AND coupon.validFrom <= now()`,
        )
        .andWhere('coupon.minFreight <= :freight', { freight: parseMoney(request.usable_for).toString() });
    const [rows, total] = await query
      .orderBy(`CASE WHEN held.status = 'unused' THEN 0 ELSE 1 END`)
      .addOrderBy('held.expiresAt')
      .addOrderBy('held.id')
      .offset(offset)
      .limit(limit)
      .getManyAndCount();
    return {
      list: (rows as (MemberCouponEntity & { coupon: CouponEntity })[]).map((row) => view(row, context)),
      total,
      remark: '',
    };
  }
}

const IN_STATE = {
  usable: `held.status = 'unused' AND held.expiresAt > now()`,
  used: `held.status = 'used'`,
  expired: `(held.status = 'expired' OR held.status = 'unused' AND held.expiresAt <= now())`,
};

function view(held: MemberCouponEntity & { coupon: CouponEntity }, { locale }: CallContext): OwnCoupon {
  const { coupon } = held;
  const { currency } = coupon;
  return {
    id: held.id,
    code: coupon.code,
    name: locale === 'en' ? coupon.nameEn : coupon.nameZh,
    status: held.status,
    kind: coupon.kind,
    amount: coupon.amount === null ? null : formatMoney(coupon.amount, currency),
    rate_bp: coupon.rateBp,
    currency,
    min_freight: formatMoney(coupon.minFreight, currency),
    channel_ids: coupon.channelIds,
    order_no: held.orderNo,
    valid_from: Math.floor(coupon.validFrom.getTime() / 1_000),
    expires_at: Math.floor(held.expiresAt.getTime() / 1_000),
  };
}
