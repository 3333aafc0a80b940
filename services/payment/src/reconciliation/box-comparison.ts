import { randomUUID } from 'node:crypto';
import type { Client, waybillFacts } from '@parcelway/contracts';
import { DUTIES_AT_ONCE, serviceContext } from '@parcelway/contracts';
import type { DataSource } from 'typeorm';
import type { Compared, Difference } from './comparison';
import { SETTLING } from './comparison';

/** $1 the number to go on after, $2 numbers at once → boxes that have duty */
const BOXES = `SELECT DISTINCT waybill_no FROM bill WHERE waybill_no > $1 ORDER BY waybill_no LIMIT $2`;

/**
 * $1 numbers of boxes, $2 `[{waybill_no, owed, hold, is_over}]` as the waybill service has them → kind, ref, expected, found of those that know of other
 * duty than their bills ask for, or wait, or do not, otherwise than what they know says. Boxes whose bills changed lately are left out: news of
 * it may be on its way.
 */
const DIFFERING = `
  WITH page AS MATERIALIZED (
    SELECT no AS ref, t.*, money_text(b.owed, b.currency) || ' ' || b.currency AS due, t.owed || ' ' || b.currency AS known,
      coalesce(t.owed::numeric > 0 AND NOT t.is_over, false) AS waits
    FROM unnest($1::text[]) AS no
    LEFT JOIN jsonb_to_recordset($2::jsonb) AS t(waybill_no text, owed text, hold text, is_over boolean) ON t.waybill_no = no
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(amount - paid_amount) FILTER (WHERE pay_status = 1 AND NOT is_void), 0)::bigint AS owed, min(currency) AS currency,
        max(update_time) AS changed_at
      FROM bill WHERE waybill_no = no) AS b
    WHERE b.changed_at < now() - interval '${SETTLING}'
  )
  SELECT 'box_duty' AS kind, ref, due AS expected, coalesce(known, CASE WHEN waybill_no IS NULL THEN 'no box' ELSE 'no news' END) AS found
  FROM page WHERE known IS DISTINCT FROM due
  UNION ALL
  SELECT 'box_hold', ref, CASE WHEN waits THEN 'duty' ELSE 'no hold' END, coalesce(hold, 'no hold')
  FROM page WHERE waybill_no IS NOT NULL AND CASE WHEN waits THEN hold IS NULL ELSE hold = 'duty' END`;

/**
 * Compares what boxes know of their duty with the bills of it, and whether they wait for it, page by page. A box is asked for first and its
 * bills are read after it, so what changed in between shows as a late change. Errors: service.unavailable.
 */
export async function* boxDifferences(
  dataSource: DataSource,
  boxes: Client<typeof waybillFacts>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Compared> {
  const requestId = randomUUID();
  for (let after: string | undefined = ''; after !== undefined;) {
    signal?.throwIfAborted();
    const rows: { waybill_no: string }[] = await dataSource.query(BOXES, [after, DUTIES_AT_ONCE]);
    const numbers = rows.map(({ waybill_no }) => waybill_no);
    after = numbers.at(-1);
    if (after === undefined) return;
    const known = await boxes.duties({ numbers }, serviceContext('payment', requestId));
    const differences: Difference[] = await dataSource.query(DIFFERING, [numbers, JSON.stringify(known)]);
    yield { checked: numbers.length, differences };
  }
}
