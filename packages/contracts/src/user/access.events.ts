import { defineEvent } from '../define';

/** What somebody may do has changed, or what there is to do: a group, an admin, a menu or member rule. */
export interface AccessChanged {
  readonly of: 'admin' | 'member';
}

/** Every gateway drops what it knows on this subject, before any consumer reads the stream. */
export const accessChanged = defineEvent<AccessChanged>('user.access-changed', 1);
