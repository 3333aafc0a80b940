import { lazy } from 'react';
import { Route } from 'react-router-dom';
import type { Screens } from '../screens';

const ScanRecords = lazy(async () => ({ default: (await import('./ScanRecords')).ScanRecords }));
const ScanPage = lazy(async () => ({ default: (await import('./ScanPage')).ScanPage }));

export const screens: Screens = {
  list: lazy(async () => ({ default: (await import('./ScanStation')).ScanStation })),
  show: ScanPage,
  children: <Route path="records" element={<ScanRecords />} />,
};
