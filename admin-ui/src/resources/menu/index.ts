import { lazy } from 'react';
import type { Screens } from '../screens';

export const screens: Screens = {
  list: lazy(async () => ({ default: (await import('./MenuTree')).MenuTree })),
  edit: lazy(async () => ({ default: (await import('./MenuForms')).MenuEdit })),
  create: lazy(async () => ({ default: (await import('./MenuForms')).MenuCreate })),
};
