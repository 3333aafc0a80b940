import { randomBytes } from 'node:crypto';

const BYTES = 32;

/** A new secret of an endpoint: `whsec_` and 256 random bits. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(BYTES).toString('base64url')}`;
}
