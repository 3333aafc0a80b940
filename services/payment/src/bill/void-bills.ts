import type { Outbox } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { lookAtPaymentsOfVoid } from '../payment/needless-payments';
import type { LockedShares } from '../refund/refundable';
import type { BillEntity } from './bill.entity';

const REASON_MAX = 200;

export interface Voiding {
  readonly reason: string;
  readonly requestId: string | null;
}

/**
 * Makes bills void, in the caller's transaction under the locks of `lockShares`; whether they may be is the caller's to know. Payments at a
 * provider that hold one of them are looked at as soon as it has committed. What came in outside waits for staff as before.
 */
export async function voidBills(
  manager: EntityManager,
  outbox: Outbox,
  { bills, live }: Pick<LockedShares, 'live'> & { readonly bills: readonly BillEntity[] },
  { reason, requestId }: Voiding,
): Promise<void> {
  if (bills.length === 0) return;
  const ids = bills.map(({ id }) => id);
  await manager.query(
    `UPDATE bill SET is_void = true, void_reason = $2, version = version + 1, update_time = now() WHERE id = ANY ($1)`,
    [ids, reason.slice(0, REASON_MAX)],
  );
  await lookAtPaymentsOfVoid(manager, outbox, { locked: live, billIds: ids }, requestId);
}
