import type { EntityManager } from 'typeorm';

/** Stored pieces came into our hands; from then on they can be claimed for. */
export async function noteInsuredPiecesIn(manager: EntityManager, orderNo: string, at: Date): Promise<void> {
  await manager.query(
    `UPDATE insurance_box b SET collected_at = $2, version = b.version + 1, update_time = now()
     FROM insurance_order o WHERE o.order_no = $1 AND b.insurance_order_id = o.id AND b.collected_at IS NULL`,
    [orderNo, at],
  );
}

/** Stored pieces left us, which ends their cover; the days to claim count from then. */
export async function noteInsuredPiecesOut(manager: EntityManager, orderNo: string, at: Date): Promise<void> {
  await manager.query(
    `WITH left_us AS (
       UPDATE insurance_order SET ends_at = $2, version = version + 1, update_time = now()
       WHERE order_no = $1 AND ends_at IS NULL RETURNING id
     )
     UPDATE insurance_box b SET delivered_at = $2, version = b.version + 1, update_time = now()
     FROM left_us WHERE b.insurance_order_id = left_us.id`,
    [orderNo, at],
  );
}
