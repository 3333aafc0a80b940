import { formatMoney } from '@parcelway/money';
import type { ChannelEntity } from '../channel/channel.entity';
import type { Coupon } from '../quote/domain/price-input';
import { isRefused, priceShipment } from '../quote/price-shipment';
import type { PricedShipment, RefusedShipment, Route, Wishes } from '../quote/price-shipment';
import type { CouponEntity } from './coupon.entity';
import { couponRefusal } from './domain/coupon-use';

/** One channel's price of a luggage shipment, reduced by a coupon; a channel that the coupon is not good for refuses. */
export function priceWithCoupon(
  channel: ChannelEntity,
  route: Route,
  wishes: Wishes,
  {
    coupon,
    ...options
  }: Omit<Parameters<typeof priceShipment>[3], 'coupon'> & { readonly coupon: CouponEntity | null },
): PricedShipment | RefusedShipment {
  if (!coupon) return priceShipment(channel, route, wishes, options);
  const priced = priceShipment(channel, route, wishes, { ...options, coupon: valueOf(coupon) });
  if (isRefused(priced)) return priced;
  const code = couponRefusal(coupon, {
    kind: 'luggage',
    channelId: channel.id,
    currency: channel.currency,
    freight: priced.priced.totals.boxTotal,
  });
  if (!code) return priced;
  return { channel, refused: { code, params: { min: formatMoney(coupon.minFreight, coupon.currency) } } };
}

/** A coupon row has exactly one of both. */
export function valueOf({ amount, rateBp }: CouponEntity): Coupon {
  return rateBp === null ? { amount: amount ?? 0n } : { rateBp };
}
