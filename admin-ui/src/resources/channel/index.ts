import { lazy } from 'react';
import type { Screens } from '../screens';

export const screens: Screens = {
  show: lazy(async () => ({ default: (await import('./ChannelPage')).ChannelPage })),
  edit: lazy(async () => ({ default: (await import('./ChannelForms')).ChannelEdit })),
  create: lazy(async () => ({ default: (await import('./ChannelForms')).ChannelCreate })),
};
