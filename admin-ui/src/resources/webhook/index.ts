import { lazy } from 'react';
import type { Screens } from '../screens';

export const endpointScreens: Screens = {
  show: lazy(async () => ({ default: (await import('./WebhookEndpointPage')).WebhookEndpointPage })),
};

export const attemptScreens: Screens = {
  show: lazy(async () => ({ default: (await import('./WebhookAttemptPage')).WebhookAttemptPage })),
};
