import type { CallContext } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';

/** Id of the calling member; anybody else gets auth.login_required. */
export function callingMember({ identity }: CallContext): number {
  if (identity.kind !== 'member') throw new DomainError('auth.login_required');
  return identity.id;
}

/** Id of the calling admin; anybody else gets auth.login_required. */
export function callingAdmin({ identity }: CallContext): number {
  if (identity.kind !== 'admin') throw new DomainError('auth.login_required');
  return identity.id;
}

/** For calls that only services make; anybody else gets auth.no_permission. */
export function callingService({ identity }: CallContext): void {
  if (identity.kind !== 'service') throw new DomainError('auth.no_permission');
}

/** Whether the caller may see what belongs to this member: the member, or a service that works for it. */
export function mayActFor({ identity }: CallContext, memberId: number): boolean {
  return identity.kind === 'service' || (identity.kind === 'member' && identity.id === memberId);
}
