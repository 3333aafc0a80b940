import { lazy } from 'react';
import type { Screens } from '../screens';

export const screens: Screens = {
  create: lazy(async () => ({ default: (await import('./MoneyChangePage')).MoneyChangePage })),
};
