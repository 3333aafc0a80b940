import type { CallContext, SheetOwner } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { invalidFields } from '@parcelway/platform';
import type { Owner } from './sheet-order.queries';

/** Who an order is made for: a member for itself, staff and services for the member they name. */
export function makesFor(
  request: SheetOwner,
  { identity }: CallContext,
): { readonly userId: number; readonly appId: string } {
  if (identity.kind === 'member') return { userId: identity.id, appId: '' };
  if (identity.kind === 'anonymous') throw new DomainError('auth.login_required');
  if (!request.user_id) throw invalidFields([{ field: 'user_id', rule: 'required' }]);
  return {
    userId: Number(request.user_id),
    appId: identity.kind === 'service' ? (request.app_id ?? '') : '',
  };
}

/** Whose orders the caller reads and changes: a member's own, an app's own, all of them for staff. */
export function ownerOf(request: SheetOwner, { identity }: CallContext): Owner {
  if (identity.kind === 'admin') return null;
  if (identity.kind === 'member') return { userId: identity.id };
  if (identity.kind === 'anonymous') throw new DomainError('auth.login_required');
  if (!request.user_id || !request.app_id) throw new DomainError('auth.no_permission');
  return { userId: Number(request.user_id), appId: request.app_id };
}
