import type { PaidOrder } from '@parcelway/contracts';
import type { PickupStatus, PickUpType } from '@parcelway/contracts/statuses';
import type { Transition } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';

/** What of a pickup does not follow from its order. */
interface NewPickup {
  readonly type: PickUpType;
  readonly date: string;
  readonly status: PickupStatus;
  readonly areaId: number | null;
  readonly driverId?: number | null;
  readonly companyId?: number | null;
  readonly by: Transition['by'];
  readonly reason: string;
}

/** An order's pickup of all its boxes, with its history row; its id, or null where a live one is there. */
export async function insertPickup(
  manager: EntityManager,
  order: PaidOrder,
  { type, date, status, areaId, driverId = null, companyId = null, by, reason }: NewPickup,
): Promise<number | null> {
  const rows = (await manager.query(
    `WITH made AS (
       INSERT INTO pickup_order (order_kind, leg, order_id, order_no, user_id, user_name, pick_up_type, pick_up_date, status,
                                 sender_address_id, address, zip_code, service_area_id, goods, estimated_weight_g, remark,
                                 driver_id, express_company_id)
       VALUES ('luggage', 'pickup', $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
       ON CONFLICT (order_kind, order_id, leg) WHERE status <> 5 DO NOTHING RETURNING id, status
     ), history AS (
       INSERT INTO pickup_order_history (subject_id, from_status, to_status, by_type, by_id, reason)
       SELECT id, NULL, status, $17, $18, $19 FROM made
     )
     SELECT id FROM made`,
    [
      order.order_id,
      order.order_no,
      order.user_id,
      order.sender.user_name,
      type,
      date,
      status,
      order.sender.id,
      JSON.stringify(order.sender),
      order.sender.zip_code,
      areaId,
      goodsOf(order),
      order.packages.reduce((sum, { weight_g }) => sum + weight_g, 0),
      order.remark.slice(0, 300),
      driverId,
      companyId,
      by.type,
      by.id,
      reason,
    ],
  )) as { id: string }[];
  return rows[0] ? Number(rows[0].id) : null;
}

/** What the driver is told to expect, as far as the column takes it. */
function goodsOf(order: PaidOrder): string {
  const categories = order.packages.flatMap(({ items }) => items.map((item) => item.category_zh));
  return [...new Set(categories)].join('、').slice(0, 200);
}
