import { lazy } from 'react';
import type { Screens } from '../screens';

export const screens: Screens = {
  list: lazy(async () => ({ default: (await import('./GoodsCategoryTree')).GoodsCategoryTree })),
  show: lazy(async () => ({ default: (await import('./GoodsCategoryPage')).GoodsCategoryPage })),
  edit: lazy(async () => ({ default: (await import('./GoodsCategoryForms')).GoodsCategoryEdit })),
  create: lazy(async () => ({ default: (await import('./GoodsCategoryForms')).GoodsCategoryCreate })),
};
