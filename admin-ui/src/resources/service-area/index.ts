import { lazy } from 'react';
import type { Screens } from '../screens';

export const screens: Screens = {
  show: lazy(async () => ({ default: (await import('../remote-rule/PostcodesPage')).PostcodesPage })),
  edit: lazy(async () => ({ default: (await import('./ServiceAreaForms')).ServiceAreaEdit })),
  create: lazy(async () => ({ default: (await import('./ServiceAreaForms')).ServiceAreaCreate })),
};
