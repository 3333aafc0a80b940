import { paymentsNeedless } from '@parcelway/contracts';
import type { BillPaid } from '@parcelway/contracts';
import type { Outbox } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { LIVE } from './domain/payment-status';

const live = LIVE.map((status) => `'${status}'`).join(', ');
const holds = (bill: string): string =>
  `provider IS NOT NULL AND EXISTS (SELECT FROM jsonb_array_elements(allocations) AS share WHERE ${bill})`;

/**
 * Payments at a provider among `locked`, which hold some of these bills, are looked at as soon as the caller's transaction has committed: a
 * bill that is void has nothing to pay.
 */
export async function lookAtPaymentsOfVoid(
  manager: EntityManager,
  outbox: Outbox,
  { locked, billIds }: { readonly locked: readonly number[]; readonly billIds: readonly number[] },
  requestId: string | null,
): Promise<void> {
  const [woken] = (await manager.query(
    `UPDATE payment_record SET next_look_at = now() WHERE id = ANY ($1) AND ${holds(`(share->>'bill_id')::bigint = ANY ($2)`)}
     RETURNING id`,
    [locked, billIds],
  )) as [{ id: string }[], number];
  await tell(manager, outbox, woken, requestId);
}

/** The same for bills that were paid by other means. */
export async function lookAtPaymentsOfPaid(
  manager: EntityManager,
  outbox: Outbox,
  bills: readonly Pick<BillPaid, 'bill_no' | 'user_id'>[],
  requestId: string | null,
): Promise<void> {
  const [woken] = (await manager.query(
    `UPDATE payment_record SET next_look_at = now() WHERE id IN (
       SELECT id FROM payment_record WHERE user_id = ANY ($1) AND status IN (${live}) AND ${holds(`share->>'bill_no' = ANY ($2)`)}
       ORDER BY id FOR UPDATE)
     RETURNING id`,
    [bills.map(({ user_id }) => user_id), bills.map(({ bill_no }) => bill_no)],
  )) as [{ id: string }[], number];
  await tell(manager, outbox, woken, requestId);
}

async function tell(
  manager: EntityManager,
  outbox: Outbox,
  woken: readonly { readonly id: string }[],
  requestId: string | null,
): Promise<void> {
  const payment_ids = woken.map(({ id }) => Number(id));
  if (payment_ids.length > 0) await outbox.add(manager, paymentsNeedless, { payment_ids }, requestId);
}
