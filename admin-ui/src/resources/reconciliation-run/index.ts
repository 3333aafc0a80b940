import { lazy } from 'react';
import type { Screens } from '../screens';

export const screens: Screens = {
  list: lazy(async () => ({ default: (await import('./ReconciliationList')).ReconciliationList })),
  show: lazy(async () => ({ default: (await import('./ReconciliationPage')).ReconciliationPage })),
};
