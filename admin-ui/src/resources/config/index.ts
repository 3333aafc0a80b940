import { lazy } from 'react';
import type { Screens } from '../screens';

export const screens: Screens = {
  list: lazy(async () => ({ default: (await import('./ConfigPage')).ConfigPage })),
  create: lazy(async () => ({ default: (await import('./ConfigCreate')).ConfigCreate })),
};
