import { lazy } from 'react';
import type { Screens } from '../screens';

export const screens: Screens = {
  list: lazy(async () => ({ default: (await import('./MemberCouponList')).MemberCouponList })),
  show: lazy(async () => ({ default: (await import('./MemberCouponPage')).MemberCouponPage })),
};
