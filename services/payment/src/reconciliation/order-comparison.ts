import { randomUUID } from 'node:crypto';
import type { Client, orderMoney } from '@parcelway/contracts';
import { BILLED_ORDERS, serviceContext } from '@parcelway/contracts';
import type { DataSource } from 'typeorm';
import type { Compared, Difference } from './comparison';
import { SETTLING } from './comparison';

/** Types of the bills that an order of each kind may have; one that is open on a supplement is paid all the same. */
const BILLS_OF: Readonly<Record<(typeof BILLED_ORDERS)[number], readonly string[]>> = {
  luggage: ['order', 'supplement'],
  sheet: ['sheet'],
  storage: ['storage'],
};

/**
 * $1 `[{no, user_id, currency, pay_status, amounts}]` as the order service has them, $2 types of their bills → kind, ref, expected, found of those
 * that say otherwise than their bills and the books of them. Orders whose bills changed lately are left out: news of it may be on its way.
 */
const DIFFERING = `
  WITH page AS MATERIALIZED (
    SELECT o.*, b.*, w.*, CASE
        WHEN b.is_open THEN 1
        WHEN b.paid > 0 AND b.refunded >= b.paid THEN 3
        ELSE 2 END AS due_status
    FROM jsonb_to_recordset($1::jsonb) AS o(no text, user_id bigint, currency text, pay_status int, amounts jsonb)
    CROSS JOIN LATERAL (
      SELECT array_agg(id) AS ids, max(update_time) AS changed_at,
        coalesce(sum(paid_amount) FILTER (WHERE pay_status <> 1), 0) AS paid, coalesce(sum(refunded_amount), 0) AS refunded,
        coalesce(bool_and(is_void) OR bool_or(pay_status = 1 AND NOT is_void AND bill_type <> 'supplement'), true) AS is_open
      FROM bill WHERE ref_no = o.no AND user_id = o.user_id AND bill_type = ANY ($2)) AS b
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(-e.amount) FILTER (WHERE p.way IN ('card', 'third_party')), 0) AS third_party,
        coalesce(sum(-e.amount) FILTER (WHERE p.way = 'offline'), 0) AS offline,
        coalesce(sum(-e.amount) FILTER (WHERE p.way = 'balance' AND coalesce(p.wallet_currency, e.currency) = o.currency), 0) AS internal,
        coalesce(sum(-e.amount) FILTER (WHERE p.way = 'balance' AND coalesce(p.wallet_currency, e.currency) <> o.currency), 0) AS "foreign"
      FROM ledger_entry e
      JOIN journal j ON j.id = e.journal_id AND j.ref_type = 'payment'
      JOIN payment_record p ON p.payment_no = j.ref_no
      WHERE o.amounts ? 'offline' AND e.bill_id = ANY (b.ids) AND e.amount < 0) AS w
    WHERE b.changed_at IS NULL OR b.changed_at < now() - interval '${SETTLING}'
  )
  SELECT 'order_status' AS kind, no AS ref, due_status::text AS expected, pay_status::text AS found FROM page WHERE pay_status <> due_status
  UNION ALL
  SELECT 'order_amounts', no, books.name || ' ' || money_text(books.minor::bigint, currency) || ' ' || currency,
    books.name || ' ' || (amounts ->> books.name) || ' ' || currency
  FROM page CROSS JOIN LATERAL (VALUES
    ('paid', paid), ('refunded', refunded), ('actual', paid - refunded), ('third_party', third_party), ('balance', internal + "foreign"),
    ('foreign', "foreign"), ('internal', internal), ('offline', offline)) AS books(name, minor)
  WHERE amounts ->> books.name <> money_text(books.minor::bigint, currency)`;

/**
 * Compares what orders have of their payments with bills and books, page by page. An order is asked for first and its bills are read after it, so
 * what changed in between shows as a late change. Errors: service.unavailable.
 */
export async function* orderDifferences(
  dataSource: DataSource,
  orders: Client<typeof orderMoney>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Compared> {
  const requestId = randomUUID();
  for (const kind of BILLED_ORDERS)
    for (let after: number | null = 0; after !== null;) {
      signal?.throwIfAborted();
      const page = await orders.page({ kind, after }, serviceContext('payment', requestId));
      after = page.last;
      const differences: Difference[] = await dataSource.query(DIFFERING, [
        JSON.stringify(page.orders),
        BILLS_OF[kind],
      ]);
      yield { checked: page.orders.length, differences };
    }
}
