import type { EntityManager } from 'typeorm';
import type { Beep } from './beep';
import type { WarehouseScanEntity } from './warehouse-scan.entity';

/** Appends the row of one inbound scan; what is known of the waybill is looked up by its number. */
export async function keepScan(
  manager: EntityManager,
  beep: Beep,
  result: WarehouseScanEntity['result'],
  error: string | null = null,
): Promise<void> {
  await manager.query(
    `INSERT INTO warehouse_scan (code, kind, waybill_id, warehouse_id, admin_id, station,
                                 weight_g, length_mm, width_mm, height_mm, diff_g, result, error, scanned_at)
     SELECT $1::varchar, 'inbound', w.id, w.warehouse_id, $2, $3, $4::int, $5::int, $6::int, $7::int, $4::int - w.weight_g, $8, $9, $10
     FROM (VALUES (1)) AS one LEFT JOIN waybill w ON w.waybill_no = $1`,
    [
      beep.code,
      beep.adminId,
      beep.station,
      beep.weightG,
      beep.lengthMm,
      beep.widthMm,
      beep.heightMm,
      result,
      error,
      beep.at,
    ],
  );
}

interface CountRow {
  readonly today: number;
  readonly last_hour: number;
  readonly refused: number;
}

/** An admin's inbound scans: received today and in the last hour, refused today. The day is London's. */
export async function countScans(manager: EntityManager, adminId: number): Promise<CountRow> {
  const [row] = (await manager.query(
    `WITH day AS (
       SELECT date_trunc('day', now() AT TIME ZONE 'Europe/London') AT TIME ZONE 'Europe/London' AS start
     )
     SELECT count(*) FILTER (WHERE result = 'ok' AND scanned_at >= day.start)::int AS today,
            count(*) FILTER (WHERE result = 'ok' AND scanned_at > now() - interval '1 hour')::int AS last_hour,
            count(*) FILTER (WHERE result = 'refused' AND scanned_at >= day.start)::int AS refused
     FROM day, warehouse_scan
     WHERE admin_id = $1 AND kind = 'inbound' AND scanned_at >= least(day.start, now() - interval '1 hour')`,
    [adminId],
  )) as CountRow[];
  return row ?? { today: 0, last_hour: 0, refused: 0 };
}

/** A box of the scanned order; `order_*` and `channel_*` are the same in every row. */
export interface ScannedBox {
  readonly waybill_no: string;
  readonly package_no: number;
  readonly status: number;
  readonly weight_g: number;
  readonly measured_weight_g: number | null;
  readonly box_name_zh: string;
  readonly box_name_en: string;
  readonly channel_name_zh: string;
  readonly channel_name_en: string;
  readonly is_remote: boolean;
}

/** All boxes of an order, in their order, with what the station shows of the order. */
export async function boxesOf(manager: EntityManager, orderId: number): Promise<ScannedBox[]> {
  return (await manager.query(
    `SELECT w.waybill_no, w.package_no, w.status, w.weight_g, w.measured_weight_g,
            w.snapshot->>'box_name_zh' AS box_name_zh, w.snapshot->>'box_name_en' AS box_name_en,
            o.paid_order->>'channel_name_zh' AS channel_name_zh, o.paid_order->>'channel_name_en' AS channel_name_en,
            (o.paid_order->>'is_remote')::boolean AS is_remote
     FROM waybill w JOIN shipped_order o USING (order_id) WHERE w.order_id = $1 ORDER BY w.package_no`,
    [orderId],
  )) as ScannedBox[];
}
