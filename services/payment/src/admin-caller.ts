import type { CallContext } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';

/** Id of the staff member who calls. Errors: auth.no_permission. */
export function adminIdOf({ identity }: CallContext): number {
  if (identity.kind !== 'admin') throw new DomainError('auth.no_permission');
  return identity.id;
}
