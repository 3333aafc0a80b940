import { compareDecimals } from '@parcelway/look';
import type { OwnCoupon } from '../../api/types';

/** What of an order decides about a coupon; `freight` in pounds, undefined where it is not known. */
export interface CouponOrder {
  readonly channelId: number;
  readonly currency: string | undefined;
  readonly freight: string | undefined;
}

export type CouponMisfit = 'notYet' | 'channel' | 'freight' | 'storage';

/** Why a coupon is not for a luggage order or a package, as far as that is known before the server is asked; null when nothing speaks against it. */
export function couponMisfit(coupon: OwnCoupon, order: CouponOrder, now = Date.now()): CouponMisfit | null {
  if (coupon.valid_from * 1_000 > now) return 'notYet';
  const isOtherChannel = coupon.channel_ids.length > 0 && !coupon.channel_ids.includes(order.channelId);
  if (order.channelId > 0 && isOtherChannel) return 'channel';
  if (order.currency !== undefined && order.currency !== coupon.currency) return 'channel';
  if (order.freight !== undefined && compareDecimals(order.freight, coupon.min_freight) < 0) return 'freight';
  return null;
}

/** Coupons for luggage orders; those for storage or packages alone reduce nothing there. */
export const forLuggage = ({ kind }: OwnCoupon): boolean => kind === 'luggage' || kind === 'both';

/** The same for a storage order; `storage` in pounds, undefined while it is not known. */
export function storageMisfit(
  coupon: OwnCoupon,
  storage: string | undefined,
  now = Date.now(),
): CouponMisfit | null {
  if (coupon.valid_from * 1_000 > now) return 'notYet';
  return storage !== undefined && compareDecimals(storage, coupon.min_freight) < 0 ? 'storage' : null;
}

export const forStorage = ({ kind }: OwnCoupon): boolean => kind === 'store' || kind === 'both';

export const forPackages = ({ kind }: OwnCoupon): boolean => kind === 'sheet';
