import type { CarrierEvent } from '@parcelway/contracts';
import { WaybillStatus } from '@parcelway/contracts/statuses';
import { invalidFields } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';

/** States that an older event, arriving late, does not take back (D2). */
const TERMINAL = [WaybillStatus.delivered, WaybillStatus.returned, WaybillStatus.cancelled];

/**
 * Records an event once. The shown status is that of the newest by its own time, and a terminal one stays against what happened before it.
 * False for one that is known or that is about no parcel here. Errors: request.invalid for a time that is none.
 */
export async function recordCarrierEvent(manager: EntityManager, event: CarrierEvent): Promise<boolean> {
  const at = new Date(event.event_time);
  if (Number.isNaN(at.getTime())) throw invalidFields([{ field: 'event_time', rule: 'instant' }]);
  const [order] = (await manager.query(
    `SELECT id FROM sheet_order WHERE ${event.reference ? 'sheet_no' : 'tracking_number'} = $1 FOR UPDATE`,
    [event.reference || event.tracking_number],
  )) as { id: string }[];
  if (!order) return false;
  const recorded = (await manager.query(
    `INSERT INTO sheet_track_event (sheet_order_id, carrier_code, event_time, raw_code, status, description, place)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING 1`,
    [
      order.id,
      event.carrier_code,
      at,
      event.raw_code,
      event.status,
      event.description ?? '',
      event.place ?? '',
    ],
  )) as unknown[];
  if (recorded.length === 0) return false;
  await manager.query(
    `UPDATE sheet_order SET waybill_status = $3, last_event_at = $2, version = version + 1, update_time = now()
     WHERE id = $1 AND (last_event_at IS NULL OR last_event_at < $2 OR (last_event_at = $2 AND NOT waybill_status = ANY ($4)))`,
    [order.id, at, event.status, TERMINAL],
  );
  return true;
}
