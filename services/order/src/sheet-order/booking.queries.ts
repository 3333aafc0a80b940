import type { EventDefinition, SheetOrderFact } from '@parcelway/contracts';
import type { SheetStatus } from '@parcelway/contracts/statuses';
import type { NamedQuery } from '@parcelway/platform';
import { runNamed } from '@parcelway/platform';
import type { DataSource } from 'typeorm';
import { In } from 'typeorm';
import { SheetOrderEntity } from './sheet-order.entity';

/** How orders are found that are due, and those that an attempt which ended without a word has left behind. */
const DUE = `book_at <= now() AND status IN (0, 2) AND NOT is_void AND delete_time IS NULL AND pending_edit IS NULL`;
const LEFT_BEHIND = `status = 3 AND lease_until < now() AND NOT is_void AND delete_time IS NULL`;

const count: NamedQuery = {
  name: 'sheet-orders-count-due',
  text: `
    SELECT count(*)::int AS due FROM (
      (SELECT 1 FROM sheet_order WHERE ${DUE} LIMIT $1) UNION ALL (SELECT 1 FROM sheet_order WHERE ${LEFT_BEHIND} LIMIT $1)
    ) AS found`,
};

/** How many orders are to be booked; counts no further than `most` of each kind. */
export async function countDue(dataSource: DataSource, most: number): Promise<number> {
  const [row] = await runNamed<{ due: number }>(dataSource, count, [most]);
  return row?.due ?? 0;
}

/** $1 how many, $2 seconds, $3 channels that have their share. What somebody else has just taken is left to them. */
const take: NamedQuery = {
  name: 'sheet-orders-take',
  text: `
    WITH fresh AS (
      SELECT id, status FROM sheet_order WHERE ${DUE} AND channel_id <> ALL($3) ORDER BY book_at LIMIT $1 FOR UPDATE SKIP LOCKED
    ), left_behind AS (
      SELECT id, status FROM sheet_order WHERE ${LEFT_BEHIND} AND channel_id <> ALL($3) LIMIT $1 FOR UPDATE SKIP LOCKED
    ), due AS (
      (SELECT * FROM left_behind UNION ALL SELECT * FROM fresh) LIMIT $1
    ), taken AS (
      UPDATE sheet_order AS o SET status = 3, lease_until = now() + make_interval(secs => $2), attempts = attempts + 1,
        book_at = NULL, version = version + 1, update_time = now()
      FROM due WHERE o.id = due.id
    )
    INSERT INTO sheet_order_history (subject_id, from_status, to_status, by_type, reason)
    SELECT id, status, 3, 'system', '' FROM due RETURNING subject_id`,
};

/** Takes up to `most` orders that are due under a lease, none of the channels `full`. */
export async function takeDue(
  dataSource: DataSource,
  most: number,
  leaseSeconds: number,
  full: readonly number[],
): Promise<SheetOrderEntity[]> {
  const taken = await runNamed<{ subject_id: string }>(dataSource, take, [most, leaseSeconds, full]);
  if (taken.length === 0) return [];
  return dataSource.manager.findBy(SheetOrderEntity, {
    id: In(taken.map(({ subject_id }) => Number(subject_id))),
  });
}

/** How an attempt ended; `say` nothing where nobody is to hear of it. */
export interface EndedAttempt {
  readonly id: number;
  readonly status: SheetStatus;
  readonly reason: string;
  readonly set: {
    readonly order_code?: string;
    readonly tracking_number?: string;
    readonly label_pdf?: string | null;
    readonly last_error: string;
    readonly response_content: unknown;
    readonly book_at?: Date | null;
  };
  readonly say: { readonly event: EventDefinition<SheetOrderFact>; readonly fact: SheetOrderFact } | null;
}

const end: NamedQuery = {
  name: 'sheet-orders-end-attempts',
  text: `
    WITH given AS (
      SELECT * FROM jsonb_to_recordset($1::jsonb) AS r(id bigint, status smallint, reason text, order_code text, tracking_number text,
        label_pdf text, last_error text, response_content jsonb, book_at timestamptz, event text, event_version int, fact jsonb)
    ), ended AS (
      UPDATE sheet_order AS o SET status = given.status, order_code = coalesce(given.order_code, o.order_code),
        tracking_number = coalesce(given.tracking_number, o.tracking_number), label_pdf = coalesce(given.label_pdf, o.label_pdf),
        last_error = given.last_error, response_content = given.response_content, book_at = given.book_at, lease_until = NULL,
        version = o.version + 1, update_time = now()
      FROM given WHERE o.id = given.id AND o.status = 3 RETURNING o.id
    ), history AS (
      INSERT INTO sheet_order_history (subject_id, from_status, to_status, by_type, reason)
      SELECT id, 3, status, 'system', reason FROM given JOIN ended USING (id)
    ), said AS (
      INSERT INTO outbox (name, event_version, payload)
      SELECT event, event_version, fact FROM given JOIN ended USING (id) WHERE event IS NOT NULL
    )
    SELECT id FROM ended`,
};

/** Ends attempts, each with its history row and its event; one whose order another has ended by now is left alone. Whether each was ended. */
export async function endAttempts(
  dataSource: DataSource,
  attempts: readonly EndedAttempt[],
): Promise<readonly boolean[]> {
  const rows = attempts.map(({ id, status, reason, set, say }) => ({
    id,
    status,
    reason,
    ...set,
    event: say?.event.name ?? null,
    event_version: say?.event.version ?? null,
    fact: say?.fact ?? null,
  }));
  const ended = await runNamed<{ id: string }>(dataSource, end, [JSON.stringify(rows)]);
  const ids = new Set(ended.map(({ id }) => Number(id)));
  return attempts.map(({ id }) => ids.has(id));
}
