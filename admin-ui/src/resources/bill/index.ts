import { lazy } from 'react';
import type { Screens } from '../screens';

export const screens: Screens = {
  list: lazy(async () => ({ default: (await import('./BillList')).BillList })),
  show: lazy(async () => ({ default: (await import('./BillPage')).BillPage })),
};
