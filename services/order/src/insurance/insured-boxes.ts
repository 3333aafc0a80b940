import type { WaybillMoved, WaybillsIssued } from '@parcelway/contracts';
import { WaybillStatus } from '@parcelway/contracts/statuses';
import type { EntityManager } from 'typeorm';

/** Insured boxes learn the numbers of their waybills. */
export async function noteInsuredWaybills(
  manager: EntityManager,
  issued: readonly WaybillsIssued[],
): Promise<void> {
  const waybills = issued.flatMap(({ order_no, waybills: ofOrder }) =>
    ofOrder.map(({ waybill_no, package_no }) => ({ order_no, waybill_no, package_no })),
  );
  await manager.query(
    `UPDATE insurance_box b SET waybill_no = w.waybill_no, version = b.version + 1, update_time = now()
     FROM jsonb_to_recordset($1::jsonb) AS w(order_no text, waybill_no text, package_no int)
     JOIN insurance_order o ON o.order_no = w.order_no
     WHERE b.insurance_order_id = o.id AND b.package_no = w.package_no AND b.waybill_no <> w.waybill_no`,
    [JSON.stringify(waybills)],
  );
}

const NOT_WITH_US: readonly number[] = [
  WaybillStatus.created,
  WaybillStatus.cancelled,
  WaybillStatus.unknown,
];

/**
 * What a move says about an insured box: its weight, when it reached us, and its delivery, from which the days to claim count. The last
 * delivery ends the cover.
 */
export async function noteInsuredBox(manager: EntityManager, move: WaybillMoved): Promise<void> {
  const deliveredAt = move.status === WaybillStatus.delivered ? move.at : null;
  const collectedAt = NOT_WITH_US.includes(move.status) ? null : move.at;
  if (collectedAt === null && move.measured_weight_g === null) return;
  await manager.query(
    `WITH box AS (
       UPDATE insurance_box b SET measured_weight_g = coalesce($3, b.measured_weight_g),
         collected_at = coalesce(b.collected_at, $5::timestamptz), delivered_at = coalesce(b.delivered_at, $4::timestamptz), version = b.version + 1, update_time = now()
       FROM insurance_order o WHERE o.order_no = $1 AND b.insurance_order_id = o.id AND b.package_no = $2
       RETURNING b.id, b.insurance_order_id
     )
     UPDATE insurance_order o SET ends_at = $4::timestamptz, version = o.version + 1, update_time = now()
     FROM box WHERE o.id = box.insurance_order_id AND $4::timestamptz IS NOT NULL AND o.ends_at IS NULL
       AND NOT EXISTS (SELECT 1 FROM insurance_box other
                       WHERE other.insurance_order_id = o.id AND other.id <> box.id AND other.delivered_at IS NULL)`,
    [move.order_no, move.package_no, move.measured_weight_g, deliveredAt, collectedAt],
  );
}
