import { lazy } from 'react';
import type { Screens } from '../screens';

export const screens: Screens = {
  show: lazy(async () => ({ default: (await import('../channel-price/PricePages')).PricePage })),
  edit: lazy(async () => ({ default: (await import('../channel-price/PricePages')).PriceEdit })),
  create: lazy(async () => ({ default: (await import('../channel-price/PricePages')).PriceCreate })),
};
