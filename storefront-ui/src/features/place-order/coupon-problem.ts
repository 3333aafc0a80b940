import { ApiError } from '@parcelway/client';
import type { Refusal } from '../../api/types';

const ABOUT_COUPONS = 'coupon.';

/** What the server says against the chosen coupon: in a refusal of the channel, or by refusing the price or the order. */
export function couponProblem(
  refusal: Pick<Refusal, 'reason' | 'text'> | undefined,
  errors: readonly unknown[],
): string | undefined {
  if (refusal?.reason.startsWith(ABOUT_COUPONS)) return refusal.text;
  const error = errors.find(
    (one): one is ApiError =>
      one instanceof ApiError && one.options.error?.startsWith(ABOUT_COUPONS) === true,
  );
  return error?.message;
}
