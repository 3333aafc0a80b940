import type { CouponKind, ErrorCode } from '@parcelway/contracts';
import type { Minor } from '@parcelway/money';

/** What decides whether a coupon is good for an order. */
export interface CouponTerms {
  readonly kind: CouponKind;
  /** Empty = every channel. */
  readonly channelIds: readonly number[];
  readonly minFreight: Minor;
  readonly currency: string;
}

type Refused = Extract<
  ErrorCode,
  'coupon.not_for_order' | 'coupon.not_for_channel' | 'coupon.freight_too_low' | 'coupon.storage_too_low'
>;

/** Why a coupon is not for an order of this kind, channel and freight, or storage; null when it is. One for both is for luggage and storage. */
export function couponRefusal(
  coupon: CouponTerms,
  order: {
    readonly kind: Exclude<CouponKind, 'both'>;
    /** null = an order without one. */
    readonly channelId: number | null;
    readonly currency: string;
    readonly freight: Minor;
  },
): Refused | null {
  const isForBoth = coupon.kind === 'both' && order.kind !== 'sheet';
  if (coupon.kind !== order.kind && !isForBoth) return 'coupon.not_for_order';
  const isForChannel =
    coupon.channelIds.length === 0 || order.channelId === null || coupon.channelIds.includes(order.channelId);
  if (!isForChannel || coupon.currency !== order.currency) return 'coupon.not_for_channel';
  if (order.freight >= coupon.minFreight) return null;
  return order.kind === 'store' ? 'coupon.storage_too_low' : 'coupon.freight_too_low';
}
