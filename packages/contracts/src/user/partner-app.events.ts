import { defineEvent } from '../define';

/** An app, its secrets or what it may do has changed. */
export interface PartnerAppChanged {
  readonly app_id: string;
}

/** Every gateway drops what it knows of the app on this subject, before any consumer reads the stream. */
export const partnerAppChanged = defineEvent<PartnerAppChanged>('user.partner-app-changed', 1);
