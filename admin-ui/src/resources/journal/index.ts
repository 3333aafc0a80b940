import { lazy } from 'react';
import type { Screens } from '../screens';

export const screens: Screens = {
  list: lazy(async () => ({ default: (await import('./JournalList')).JournalList })),
  show: lazy(async () => ({ default: (await import('./JournalPage')).JournalPage })),
};
