import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../api/client';
import type { OwnCoupon, Page } from '../../api/types';

export const PAGE_SIZE = 20;

/** What can become of a coupon, as its holder sees it. */
export const COUPON_STATES = ['usable', 'used', 'expired'] as const;
export type CouponState = (typeof COUPON_STATES)[number];

function useCouponPage(state: CouponState, page: number, limit: number) {
  return useQuery({
    queryKey: ['coupons', state, page, limit],
    queryFn: ({ signal }) => api.get<Page<OwnCoupon>>('account/coupon', { state, page, limit }, signal),
    placeholderData: keepPreviousData,
  });
}

/** The member's coupons of a state, those that end soonest first. */
export const useCoupons = (state: CouponState, page: number) => useCouponPage(state, page, PAGE_SIZE);

/** What the member can choose from for an order. */
export const useUsableCoupons = () => useCouponPage('usable', 1, 100);
