import type { EntityManager } from 'typeorm';
import type { QuotedInsurance } from './quoted-insurance';

/** An order that is not paid yet was priced again: what it was quoted gives way to the new insurance, or to none. */
export async function requoteInsurance(
  manager: EntityManager,
  orderNo: string,
  userId: number,
  insurance: QuotedInsurance | null,
): Promise<void> {
  await manager.query(
    `WITH gone AS (DELETE FROM insurance_order WHERE order_no = $1 AND status = 'quoted' RETURNING id),
       boxes AS (DELETE FROM insurance_box WHERE insurance_order_id IN (SELECT id FROM gone))
     DELETE FROM insurance_order_history WHERE subject_id IN (SELECT id FROM gone)`,
    [orderNo],
  );
  await quoteInsurance(manager, orderNo, userId, insurance);
}

/** Writes the insurance of an order that waits for its payment; null = none was taken. */
export async function quoteInsurance(
  manager: EntityManager,
  orderNo: string,
  userId: number,
  insurance: QuotedInsurance | null,
): Promise<void> {
  await manager.query(`SELECT quote_insurance($1, $2, $3::jsonb)`, [
    orderNo,
    userId,
    JSON.stringify(insurance),
  ]);
}

/** Orders were paid: the insurance they were quoted is in force from then. */
export async function beginInsurance(
  manager: EntityManager,
  paid: readonly { readonly order_no: string; readonly paid_at: string }[],
): Promise<void> {
  if (paid.length === 0) return;
  await manager.query(
    `WITH begun AS (
       UPDATE insurance_order o SET status = 'active', starts_at = p.paid_at, version = o.version + 1, update_time = now()
       FROM jsonb_to_recordset($1::jsonb) AS p(order_no text, paid_at timestamptz)
       WHERE o.order_no = p.order_no AND o.status = 'quoted' RETURNING o.id
     )
     INSERT INTO insurance_order_history (subject_id, from_status, to_status, by_type)
     SELECT id, 'quoted', 'active', 'system' FROM begun`,
    [JSON.stringify(paid.map(({ order_no, paid_at }) => ({ order_no, paid_at })))],
  );
}
