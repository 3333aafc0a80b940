import { RefundStatus } from '@parcelway/contracts/statuses';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { parseMoney } from '@parcelway/money';
import { BillEntity } from '../bill/bill.entity';
import { LIVE } from '../payment/domain/payment-status';
import { HOLDING } from './domain/refund-status';

/** What a payment brought to a bill. Minor units of the bill's currency. */
export interface PaidShare {
  readonly paymentId: number;
  readonly paymentNo: string;
  readonly way: string;
  readonly provider: string | null;
  readonly bill: BillEntity;
  readonly paid: bigint;
  readonly refunded: bigint;
  /** Asked for or under way. */
  readonly held: bigint;
  readonly hasPending: boolean;
  readonly left: bigint;
  /** Where it came from a balance in another currency: what was taken there, minor units of that currency. */
  readonly foreign: ForeignBalance | null;
}

export interface ForeignBalance {
  readonly currency: string;
  readonly taken: bigint;
  /** Of the payment: what one of the bill's currency was worth. */
  readonly rate: string;
}

export interface LockedShares {
  /** In the order of their ids. */
  readonly bills: readonly BillEntity[];
  /** Newest payment first. */
  readonly shares: readonly PaidShare[];
  /** Ids of the payments under way that hold some of the bills. */
  readonly live: readonly number[];
}

const literals = (statuses: readonly string[]): string => statuses.map((status) => `'${status}'`).join(', ');

/** $1 ids of bills. A recharge is the member's own money on the balance: nothing of it can be given back. */
const SHARES = `
  SELECT p.id AS payment_id, p.payment_no, p.way, p.provider, s.bill_id, s.paid, r.refunded, r.held, r.has_pending,
    p.wallet_currency, p.rate, (
      SELECT share->>'wallet_amount' FROM jsonb_array_elements(p.allocations) AS share WHERE (share->>'bill_id')::bigint = s.bill_id
    ) AS wallet_amount
  FROM (
    SELECT j.ref_no, e.bill_id, -sum(e.amount)::bigint AS paid
    FROM ledger_entry e JOIN journal j ON j.id = e.journal_id
    WHERE e.bill_id = ANY ($1) AND e.amount < 0 AND e.account <> 'wallet' AND j.ref_type = 'payment'
    GROUP BY j.ref_no, e.bill_id
  ) AS s
  JOIN payment_record p ON p.payment_no = s.ref_no
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(amount) FILTER (WHERE status = '${RefundStatus.settled}'), 0)::bigint AS refunded,
           coalesce(sum(amount) FILTER (WHERE status <> '${RefundStatus.settled}'), 0)::bigint AS held,
           coalesce(bool_or(status = '${RefundStatus.pending}' AND asked_by = 'member'), false) AS has_pending
    FROM refund_request
    WHERE payment_record_id = p.id AND bill_id = s.bill_id AND status IN (${literals(HOLDING)})
  ) AS r
  ORDER BY p.paid_at DESC NULLS LAST, p.id DESC, s.bill_id DESC`;

interface ShareRow {
  readonly payment_id: string;
  readonly payment_no: string;
  readonly way: string;
  readonly provider: string | null;
  readonly bill_id: string;
  readonly paid: string;
  readonly refunded: string;
  readonly held: string;
  readonly has_pending: boolean;
  readonly wallet_currency: string | null;
  readonly wallet_amount: string | null;
  readonly rate: string | null;
}

/** $1 ids of bills, $2 their members → ids of the payments under way that hold some of these bills. */
const UNDER_WAY = `
  SELECT id FROM payment_record
  WHERE user_id = ANY ($2) AND status IN (${literals(LIVE)})
    AND EXISTS (SELECT FROM jsonb_array_elements(allocations) AS share WHERE (share->>'bill_id')::bigint = ANY ($1))`;

async function underWay(manager: EntityManager, bills: readonly BillEntity[]): Promise<number[]> {
  const values = [bills.map(({ id }) => id), [...new Set(bills.map(({ userId }) => userId))]];
  const rows = (await manager.query(UNDER_WAY, values)) as { id: string }[];
  return rows.map(({ id }) => Number(id));
}

const foreignOf = ({ wallet_currency: currency, wallet_amount: taken, rate }: ShareRow) =>
  currency && taken && rate ? { currency, taken: parseMoney(taken, currency), rate } : null;

/** What was paid of these bills and can still be given back, as it is at this moment; newest payment first. */
export async function sharesOf(manager: EntityManager, bills: readonly BillEntity[]): Promise<PaidShare[]> {
  const known = new Map(bills.map((bill) => [bill.id, bill]));
  const rows = (await manager.query(SHARES, [[...known.keys()]])) as ShareRow[];
  return rows.flatMap((row) => {
    const bill = known.get(Number(row.bill_id));
    if (!bill) return [];
    const [paid, refunded, held] = [BigInt(row.paid), BigInt(row.refunded), BigInt(row.held)];
    return {
      paymentId: Number(row.payment_id),
      paymentNo: row.payment_no,
      way: row.way,
      provider: row.provider,
      ...{ bill, paid, refunded, held, hasPending: row.has_pending, left: paid - refunded - held },
      foreign: foreignOf(row),
    };
  });
}

/**
 * Locks all payments of the bills by id, those under way as well, then the bills by id, in the caller's transaction: until it ends nothing else
 * is asked, settled, given back or made void of them. A payment that came while the bills were waited for is locked in another round, so that
 * the order holds.
 */
export async function lockShares(
  manager: EntityManager,
  where: FindOptionsWhere<BillEntity>,
): Promise<LockedShares> {
  for (;;) {
    await manager.query('SAVEPOINT refund_locks');
    const meant = await manager.findBy(BillEntity, where);
    const seen = await sharesOf(manager, meant);
    const locked = new Set([...seen.map(({ paymentId }) => paymentId), ...(await underWay(manager, meant))]);
    await manager.query('SELECT id FROM payment_record WHERE id = ANY ($1) ORDER BY id FOR UPDATE', [
      [...locked],
    ]);
    const bills = await manager.find(BillEntity, {
      where,
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    const shares = await sharesOf(manager, bills);
    const live = await underWay(manager, bills);
    if ([...shares.map(({ paymentId }) => paymentId), ...live].every((id) => locked.has(id)))
      return { bills, shares, live };
    await manager.query('ROLLBACK TO SAVEPOINT refund_locks');
  }
}
