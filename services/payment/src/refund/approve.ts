import type { RefundDestination } from '@parcelway/contracts';
import { RefundStatus } from '@parcelway/contracts/statuses';
import type { Outbox } from '@parcelway/platform';
import { invalidFields } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { backToWallet } from './domain/back-to-wallet';
import type { Mover } from './enter-refund';
import { moveRefund, settleRefund } from './refund-moves';
import type { RefundRequestEntity } from './refund-request.entity';
import type { PaidShare } from './refundable';

export interface Approval {
  readonly by: Mover;
  /** Absent = as it was asked. */
  readonly destination?: RefundDestination | undefined;
  readonly note: string;
  /** Of the pay-out of what came in offline, or of what a provider gave back already. */
  readonly reference: string;
  /** The provider gave it back without being asked. */
  readonly isBack?: boolean;
  readonly requestId: string | null;
}

/**
 * Approves a request that waits, under the locks of `lockShares`. What we give back ourselves is settled with it; what a provider is to give back
 * stays approved until it is carried there. Errors: refund.moved_on; field errors where staff pay out and do not say by what it is found.
 */
export async function approve(
  manager: EntityManager,
  outbox: Outbox,
  request: RefundRequestEntity,
  { way, provider, bill, paid, refunded, foreign }: PaidShare,
  { by, destination: chosen = request.destination, note, reference, isBack = false, requestId }: Approval,
): Promise<void> {
  const destination = way === 'balance' ? 'balance' : chosen;
  const isPaidOut = destination === 'original' && !provider;
  if (isPaidOut && reference === '') throw invalidFields([{ field: 'reference', rule: 'required' }]);
  const isCarried = destination === 'original' && !isPaidOut && !isBack;
  await moveRefund(manager, request, RefundStatus.approved, {
    by,
    reason: note,
    set: {
      destination,
      reviewed_by: by.id,
      review_note: note,
      next_try_at: isCarried ? new Date() : null,
    },
  });
  request.destination = destination;
  if (!isCarried)
    await settleRefund(manager, outbox, request, bill, {
      ...{ by, way, requestId, reference: isPaidOut || isBack ? reference : '' },
      ...(foreign && {
        foreign: { ...foreign, money: backToWallet({ ...foreign, paid, refunded }, request.amount) },
      }),
    });
}
