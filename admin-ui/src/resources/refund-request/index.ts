import { lazy } from 'react';
import type { Screens } from '../screens';

export const screens: Screens = {
  show: lazy(async () => ({ default: (await import('./RefundPage')).RefundPage })),
};
