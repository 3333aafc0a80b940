import { DeviceDraft } from '../drafts/device-draft';
import type { PlaceForm } from './place-form';
import { isFilled } from './server-draft';

/** Luggage orders on this device: a new one, and what was typed on top of each draft of the account. Consent is never kept. */
export const luggageDraft = new DeviceDraft<PlaceForm>('luggage', (kept) =>
  isFilled<PlaceForm>(kept) ? { ...kept, agree: false } : null,
);
