import { lazy } from 'react';
import type { Screens } from '../screens';

const forms: Screens = {
  edit: lazy(async () => ({ default: (await import('./PositionForms')).PositionEdit })),
  create: lazy(async () => ({ default: (await import('./PositionForms')).PositionCreate })),
};

export const screens: Screens = {
  ...forms,
  show: lazy(async () => ({ default: (await import('./SalesmanPage')).SalesmanPage })),
};

export const commissionRuleScreens: Screens = forms;
