import { lazy } from 'react';
import type { Screens } from '../screens';

export const screens: Screens = {
  list: lazy(async () => ({ default: (await import('./SheetBoard')).SheetBoard })),
  show: lazy(async () => ({ default: (await import('./SheetPage')).SheetPage })),
};
