import type { CallContext } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';

/** The member who calls. Errors: auth.login_required, auth.no_permission for anybody else who is logged in. */
export function memberIdOf({ identity }: CallContext): number {
  if (identity.kind === 'member') return identity.id;
  throw new DomainError(identity.kind === 'anonymous' ? 'auth.login_required' : 'auth.no_permission');
}

/** Staff who call in a member's name; none = the member calls. */
export function staffOf({ identity }: CallContext): number | undefined {
  return identity.kind === 'member' ? identity.adminId : undefined;
}
