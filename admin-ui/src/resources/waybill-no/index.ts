import { lazy } from 'react';
import type { Screens } from '../screens';

export const screens: Screens = {
  list: lazy(async () => ({ default: (await import('./PoolPages')).PoolList })),
  show: lazy(async () => ({ default: (await import('./PoolPages')).PoolPage })),
  edit: lazy(async () => ({ default: (await import('./PoolPages')).PoolEdit })),
  create: lazy(async () => ({ default: (await import('./PoolPages')).PoolCreate })),
};
