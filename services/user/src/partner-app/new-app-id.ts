import { randomBytes } from 'node:crypto';

/** Public name of a new app: `pw_` and 80 random bits. */
export function newAppId(): string {
  return `pw_${randomBytes(10).toString('hex')}`;
}
