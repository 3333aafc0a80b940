import type { ErrorCode } from '@parcelway/contracts';
import type { Minor } from '@parcelway/money';

/** What decides whether a coupon is good for an order. */
export interface CouponTerms {
  readonly kind: 'luggage' | 'store' | 'both';
  /** Empty = every channel. */
  readonly channelIds: readonly number[];
  readonly minFreight: Minor;
  readonly currency: string;
}

/** Why a coupon is not for an order of this kind, channel and freight; null when it is. */
export function couponRefusal(
  coupon: CouponTerms,
  order: {
    readonly kind: 'luggage' | 'store';
    readonly channelId: number;
    readonly currency: string;
    readonly freight: Minor;
  },
): Extract<ErrorCode, 'coupon.not_for_channel' | 'coupon.freight_too_low'> | null {
  const isForChannel =
    (coupon.kind === 'both' || coupon.kind === order.kind) &&
    (coupon.channelIds.length === 0 || coupon.channelIds.includes(order.channelId)) &&
    coupon.currency === order.currency;
  if (!isForChannel) return 'coupon.not_for_channel';
  return order.freight < coupon.minFreight ? 'coupon.freight_too_low' : null;
}
