import { lazy } from 'react';
import type { Screens } from '../screens';

export const screens: Screens = {
  show: lazy(async () => ({ default: (await import('./PricePages')).PricePage })),
  edit: lazy(async () => ({ default: (await import('./PricePages')).PriceEdit })),
  create: lazy(async () => ({ default: (await import('./PricePages')).PriceCreate })),
};
