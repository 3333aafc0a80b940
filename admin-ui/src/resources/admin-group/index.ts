import { lazy } from 'react';
import type { Screens } from '../screens';

export const screens: Screens = {
  list: lazy(async () => ({ default: (await import('./AdminGroupTree')).AdminGroupTree })),
  edit: lazy(async () => ({ default: (await import('./AdminGroupForms')).AdminGroupEdit })),
  create: lazy(async () => ({ default: (await import('./AdminGroupForms')).AdminGroupCreate })),
};
