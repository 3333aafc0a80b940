import { lazy } from 'react';
import type { Screens } from '../screens';

export const screens: Screens = {
  edit: lazy(async () => ({ default: (await import('./SensitiveDataForms')).SensitiveDataEdit })),
  create: lazy(async () => ({ default: (await import('./SensitiveDataForms')).SensitiveDataCreate })),
};
