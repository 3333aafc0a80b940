import { ApiError } from '@parcelway/client';
import type { Refusal } from '../../api/types';

const ABOUT_COUPONS = 'coupon.';

/** What the server says against the chosen coupon: in a refusal of the channel, or by refusing the price or the order. */
export function couponProblem(
  refusal: Pick<Refusal, 'reason' | 'text'> | undefined,
  errors: readonly unknown[],
): string | undefined {
  if (refusal && isCouponCode(refusal.reason)) return refusal.text;
  return errors.find(isAboutCoupon)?.message;
}

/** Whether an error is the coupon's alone, and so is said at its field. */
export const isAboutCoupon = (error: unknown): error is ApiError =>
  error instanceof ApiError && isCouponCode(error.options.error ?? '');

export const isCouponCode = (code: string): boolean => code.startsWith(ABOUT_COUPONS);
