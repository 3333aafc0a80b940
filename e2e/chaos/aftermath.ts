import { formatMoney } from '@parcelway/money';
import { eventually } from '@parcelway/testing';
import type { Pool } from 'pg';
import type { Belief } from './beliefs';
import type { Customer } from './customer';

/** A notice that was lost is found by a sweep within this. */
const SETTLES_MS = 180_000;
const SERVICES = ['order', 'payment', 'waybill', 'user', 'pickup'];

/** What is still under way, by statements that count it. */
const UNDER_WAY = [
  ...SERVICES.map((name) => `SELECT count(*) AS n FROM ${name}_service.outbox WHERE published_at IS NULL`),
  ...SERVICES.map((name) => `SELECT count(*) AS n FROM ${name}_service.dead_letter`),
  // Every customer has called off what they did not pay.
  `SELECT count(*) AS n FROM payment_service.payment_record WHERE status NOT IN ('succeeded', 'cancelled', 'expired')`,
  `SELECT count(*) AS n FROM payment_service.refund_request WHERE status IN ('approved', 'processing')`,
  // What was said last has to be heard: orders follow their bills, and boxes and their orders the duty.
  `SELECT count(*) AS n FROM order_service.luggage_order o
     JOIN payment_service.bill b ON b.ref_no = o.order_no AND b.bill_type = 'order' AND NOT b.is_void
     WHERE (b.pay_status <> 1) <> (o.pay_status <> 1) OR o.refunded_amount <> b.refunded_amount`,
  // A service that was killed over an event gets it again half a minute later.
  `SELECT count(*) AS n FROM order_service.luggage_order o
     JOIN payment_service.bill b ON b.ref_no = o.order_no AND b.bill_type = 'order'
     WHERE o.order_status = 9 AND NOT CASE WHEN b.paid_amount = 0 THEN b.is_void ELSE b.refunded_amount = b.paid_amount END`,
  `SELECT count(*) AS n FROM payment_service.bill b
     JOIN waybill_service.waybill w ON w.waybill_no = b.ref_no JOIN order_service.luggage_order o ON o.id = w.order_id
     WHERE b.bill_type = 'tax' AND (w.is_on_hold <> (b.pay_status = 1) OR (o.order_status = 8) <> (b.pay_status = 1))`,
];

/** Waits until all that was begun has come to its end. */
export async function expectQuiet(pool: Pool): Promise<void> {
  const left = async (): Promise<string[]> => {
    const counts = await Promise.all(UNDER_WAY.map((sql) => pool.query<{ n: string }>(sql)));
    return UNDER_WAY.filter((_, index) => counts[index]?.rows[0]?.n !== '0');
  };
  await eventually(async () => (await left()).length === 0, SETTLES_MS).catch(async () =>
    expect([...(await left()), ...(await deadLetters(pool)), ...(await failedRefunds(pool))]).toEqual([]),
  );
}

/** What services could not do, in words. */
async function deadLetters(pool: Pool): Promise<string[]> {
  const said = await Promise.all(
    SERVICES.map((name) =>
      pool.query<{ said: string }>(
        `SELECT concat_ws(' ', '${name}', event_name, attempts, error, event) AS said FROM ${name}_service.dead_letter`,
      ),
    ),
  );
  return said.flatMap(({ rows }) => rows.map((row) => row.said));
}

async function failedRefunds(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ said: string }>(
    `SELECT concat_ws(' ', refund_no, kind, destination, retries, failure) AS said FROM payment_service.refund_request WHERE status = 'failed'`,
  );
  return rows.map(({ said }) => said);
}

/** Every balance that a customer was shown was the balance then, in this order; the last one is the balance. */
export async function expectBalancesWereSo(pool: Pool, { userId, balances }: Customer): Promise<void> {
  const { rows } = await pool.query<{ after: string }>(
    `SELECT after FROM payment_service.member_money_record WHERE user_id = $1 ORDER BY wallet_sequence`,
    [userId],
  );
  const real = rows.map(({ after }) => formatMoney(BigInt(after)));
  let from = 0;
  const untrue = balances.filter((shown) => {
    const found = real.indexOf(shown, from);
    from = Math.max(from, found);
    return found < 0;
  });
  expect(untrue).toEqual([]);
  expect(balances.at(-1)).toBe(real.at(-1));
}

/** Orders that were told of as held were held, and no order went on before the duty on its box was paid. */
export async function expectDutyHeld(pool: Pool, beliefs: readonly Belief[]): Promise<void> {
  const told = beliefs.flatMap((one) => (one.what === 'order held' ? [one.orderNo] : []));
  const { rows } = await pool.query(
    `SELECT o.order_no FROM order_service.luggage_order o
     LEFT JOIN order_service.luggage_order_history held ON held.subject_id = o.id AND held.to_status = 8
     LEFT JOIN order_service.luggage_order_history freed ON freed.subject_id = o.id AND freed.from_status = 8
     LEFT JOIN payment_service.bill b ON b.order_no = o.order_no AND b.bill_type = 'tax'
     WHERE o.order_no = ANY ($1) AND (held.id IS NULL OR b.id IS NULL OR freed.create_time < coalesce(b.paid_at, 'infinity'))`,
    [told],
  );
  expect(rows).toEqual([]);
}

/** The balance got the money of each recharge that succeeded, once. */
export async function expectRechargedOnce(pool: Pool): Promise<void> {
  const { rows } = await pool.query(
    `SELECT p.payment_no FROM payment_service.payment_record p
     LEFT JOIN payment_service.member_money_record r
       ON r.bill_no = p.allocations -> 0 ->> 'bill_no' AND r.bill_type = 'recharge' AND r.money = p.amount
     WHERE p.bill_type = 'recharge' GROUP BY p.id
     HAVING count(r.id) <> CASE p.status WHEN 'succeeded' THEN 1 ELSE 0 END`,
  );
  expect(rows).toEqual([]);
}

export async function expectOrdersAgreeWithBills(pool: Pool, orderNos: readonly string[]): Promise<void> {
  const { rows } = await pool.query<Record<string, unknown>>(
    `SELECT o.order_no, o.order_status, o.pay_status, o.paid_amount, b.paid_amount AS billed
     FROM order_service.luggage_order o
     LEFT JOIN (SELECT ref_no, sum(paid_amount) AS paid_amount, sum(refunded_amount) AS refunded, bool_and(is_void) AS is_void
                FROM payment_service.bill GROUP BY ref_no) b ON b.ref_no = o.order_no
     WHERE o.order_no = ANY ($1) AND (b.ref_no IS NULL OR o.paid_amount <> b.paid_amount
       OR (o.order_status = 9 AND (b.paid_amount <> b.refunded OR (b.paid_amount = 0 AND NOT b.is_void)))
       OR (o.order_status = 2 AND b.paid_amount = 0))`,
    [orderNos],
  );
  expect(rows).toEqual([]);
}
