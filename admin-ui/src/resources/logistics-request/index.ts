import { lazy } from 'react';
import type { Screens } from '../screens';

export const screens: Screens = {
  list: lazy(async () => ({ default: (await import('./RequestBoard')).RequestBoard })),
  show: lazy(async () => ({ default: (await import('./RequestPage')).RequestPage })),
};
