import { lazy } from 'react';
import type { Screens } from '../screens';

export const screens: Screens = {
  list: lazy(async () => ({ default: (await import('./WaybillList')).WaybillList })),
  show: lazy(async () => ({ default: (await import('./WaybillPage')).WaybillPage })),
};
