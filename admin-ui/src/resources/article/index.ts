import { lazy } from 'react';
import type { Screens } from '../screens';

const pages = () => import('./ArticlePages');

export const screens: Screens = {
  list: lazy(async () => ({ default: (await pages()).ArticleList })),
  show: lazy(async () => ({ default: (await pages()).Article })),
  edit: lazy(async () => ({ default: (await pages()).ArticleEdit })),
  create: lazy(async () => ({ default: (await pages()).ArticleCreate })),
};
