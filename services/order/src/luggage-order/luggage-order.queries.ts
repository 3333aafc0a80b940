import type { NamedQuery } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import type { orderColumns } from './order-columns';

/** Arguments as place_luggage_order; see its header. */
export const placeOrder: NamedQuery = {
  name: 'place-luggage-order',
  text: 'SELECT place_luggage_order($1, $2, $3, $4, $5, $6) AS result',
};

/** Member's totals are exact up to this number of orders. */
export const LIST_COUNT_LIMIT = 10_000;

const listColumns = `
  id, order_no, order_status, pay_status, order_total_amount, paid_amount, currency, channel_id,
  quote_snapshot #>> '{channel,name_zh}' AS channel_name_zh, quote_snapshot #>> '{channel,name_en}' AS channel_name_en,
  sender_city, receiver_city, package_count, charged_g, inbound_progress, pick_up_date::text AS pick_up_date, waybills,
  floor(extract(epoch FROM payment_due_at))::int AS payment_due_at, floor(extract(epoch FROM create_time))::int AS create_time,
  floor(extract(epoch FROM update_time))::int AS update_time`;

const filters = `user_id = $1 AND delete_time IS NULL
      AND ($3::smallint IS NULL OR pay_status = $3)
      AND ($4::text IS NULL OR order_no ILIKE $4 OR receiver_city ILIKE $4 OR sender_city ILIKE $4 OR waybills::text ILIKE $4)`;
const ofStatus = 'AND order_status = $2::smallint';
const anyStatus = 'AND $2::smallint IS NULL';

/**
 * $1 user_id, $2 order_status or null, $3 pay_status or null, $4 search pattern or null, $5 limit, $6 offset. Newest first. Two texts, so
 * that each has the plan of its own index.
 */
export const listOrders = {
  any: {
    name: 'list-luggage-orders',
    text: `SELECT ${listColumns} FROM luggage_order WHERE ${filters} ${anyStatus} ORDER BY id DESC LIMIT $5 OFFSET $6`,
  },
  ofStatus: {
    name: 'list-luggage-orders-of-status',
    text: `SELECT ${listColumns} FROM luggage_order WHERE ${filters} ${ofStatus} ORDER BY id DESC LIMIT $5 OFFSET $6`,
  },
} as const satisfies Record<string, NamedQuery>;

/** $1–$4 as the list. */
export const countOrders = {
  any: { name: 'count-luggage-orders', text: countText(anyStatus) },
  ofStatus: { name: 'count-luggage-orders-of-status', text: countText(ofStatus) },
} as const satisfies Record<string, NamedQuery>;

function countText(status: string): string {
  return `SELECT count(*)::int AS total FROM (SELECT 1 FROM luggage_order WHERE ${filters} ${status} LIMIT ${LIST_COUNT_LIMIT}) AS counted`;
}

/** $1 user_id, or null for all members. */
export const countByStatus: NamedQuery = {
  name: 'count-luggage-orders-by-status',
  text: `SELECT order_status, count(*)::int AS total FROM luggage_order
         WHERE delete_time IS NULL AND ($1::bigint IS NULL OR user_id = $1) GROUP BY order_status`,
};

/** A row of the list; bigint columns are strings. */
export interface OrderListRow {
  readonly id: string;
  readonly order_no: string;
  readonly order_status: number;
  readonly pay_status: number;
  readonly order_total_amount: string;
  readonly paid_amount: string;
  readonly currency: string;
  readonly channel_id: string;
  readonly channel_name_zh: string;
  readonly channel_name_en: string;
  readonly sender_city: string;
  readonly receiver_city: string;
  readonly package_count: number;
  readonly charged_g: number;
  readonly inbound_progress: string;
  readonly pick_up_date: string | null;
  readonly waybills: readonly {
    readonly waybill_no: string;
    readonly status: number;
    readonly package_no: number;
  }[];
  readonly payment_due_at: number;
  readonly create_time: number;
  readonly update_time: number;
}

/** What an edit leaves as it was. */
const KEPT = [
  'order_no',
  'user_id',
  'order_status',
  'pay_status',
  'payment_due_at',
  'draft_id',
  'insurance',
  'source',
  'placed_by',
  'member_coupon_id',
];

/** Puts the columns of a newly priced order into its row, and says so in its history. */
export async function replaceOrder(
  manager: EntityManager,
  id: number,
  columns: ReturnType<typeof orderColumns>,
): Promise<void> {
  const names = Object.keys(columns).filter((name) => !KEPT.includes(name));
  await manager.query(
    `UPDATE luggage_order SET (${names.join(', ')}, version, update_time) =
       (SELECT ${names.map((name) => `o.${name}`).join(', ')}, luggage_order.version + 1, now()
        FROM jsonb_populate_record(NULL::luggage_order, $2::jsonb) AS o)
     WHERE id = $1`,
    [id, JSON.stringify(columns)],
  );
  await manager.query(
    `INSERT INTO luggage_order_history (subject_id, from_status, to_status, by_type, by_id, reason)
     SELECT id, order_status, order_status, 'member', user_id, 'edited' FROM luggage_order WHERE id = $1`,
    [id],
  );
}
