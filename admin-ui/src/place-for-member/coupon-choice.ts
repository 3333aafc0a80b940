import type { CouponKind, OwnCoupon } from '@parcelway/contracts';

/** Whether a coupon may be chosen for an order of a kind now; what else speaks against it the price says. */
export function isChoosable(
  { kind, valid_from }: Pick<OwnCoupon, 'kind' | 'valid_from'>,
  wanted: CouponKind,
  now = Date.now(),
): boolean {
  return (kind === wanted || kind === 'both') && valid_from * 1_000 <= now;
}
