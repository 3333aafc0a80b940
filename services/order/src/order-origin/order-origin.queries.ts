import type { NamedQuery } from '@parcelway/platform';

/** The salesman whose customer the member was when the order was entered, as its commission sees it. */
const SALESMAN = `(SELECT b.salesman_id FROM salesman_binding b
  WHERE b.user_id = o.user_id AND b.started_at <= o.create_time AND (b.ended_at IS NULL OR b.ended_at > o.create_time) LIMIT 1)`;

/** $1 numbers → channel and salesman of those that are orders, deleted ones too */
export const originsOf: NamedQuery = {
  name: 'origins-of',
  text: `SELECT o.order_no AS no, o.channel_id, o.salesman_id FROM luggage_order o WHERE o.order_no = ANY ($1)
    UNION ALL SELECT o.sheet_no, o.channel_id, ${SALESMAN} FROM sheet_order o WHERE o.sheet_no = ANY ($1)
    UNION ALL SELECT o.order_no, NULL, ${SALESMAN} FROM store_order o WHERE o.order_no = ANY ($1)`,
};

export interface OriginRow {
  readonly no: string;
  /** bigint, as pg gives it */
  readonly channel_id: string | null;
  readonly salesman_id: string | null;
}
