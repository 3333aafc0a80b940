import type { WaybillHold } from '@parcelway/contracts';
import { OrderStatus } from '@parcelway/contracts/statuses';
import type { EntityManager } from 'typeorm';
import { dutyOfBoxes } from './domain/box-duty';
import { canMove } from './domain/order-status';
import { LuggageOrderEntity } from './luggage-order.entity';
import { moveOrder } from './order-moves';
import type { WaybillCopy } from './stored-quote';

const SYSTEM = { type: 'system', id: null } as const;

/** The first box that waits; undefined = none does. */
export const waitingBox = (order: Pick<LuggageOrderEntity, 'waybills'>): WaybillCopy | undefined =>
  order.waybills.find(({ hold }) => hold);

/**
 * Notes why a box waits and what duty is on it, under the order's lock: the order's duty is that of its boxes, it waits while one of them does, and
 * goes on with the last unless staff held it too. Older news than what is known of the box changes nothing. A box may be told of before the list
 * of the order's boxes is.
 */
export async function noteBoxHold(manager: EntityManager, news: WaybillHold): Promise<void> {
  const order = await manager.findOne(LuggageOrderEntity, {
    where: { id: news.order_id },
    lock: { mode: 'pessimistic_write' },
  });
  if (!order) return;
  const known = order.waybills.find(({ waybill_no }) => waybill_no === news.waybill_no);
  if ((known?.hold_sequence ?? 0) >= news.sequence) return;
  const { waybill_no, package_no, status, hold, duty, sequence } = news;
  const box: WaybillCopy = {
    ...(known ?? { waybill_no, package_no, status }),
    ...{ hold, duty, hold_sequence: sequence },
  };
  order.waybills = [...order.waybills.filter((one) => one !== known), box].sort(
    (left, right) => left.package_no - right.package_no,
  );
  const { amount, paid, payStatus, paidAt } = dutyOfBoxes(order.waybills);
  await manager.query(
    `UPDATE luggage_order SET waybills = $2, tax_amount = $3, tax_paid_amount = $4, tax_pay_status = $5, tax_pay_time = $6,
       version = version + 1, update_time = now()
     WHERE id = $1`,
    [order.id, JSON.stringify(order.waybills), amount.toString(), paid.toString(), payStatus, paidAt],
  );
  await followBoxes(manager, order);
}

async function followBoxes(manager: EntityManager, order: LuggageOrderEntity): Promise<void> {
  const from = order.orderStatus as OrderStatus;
  const waiting = waitingBox(order);
  const back = order.holdFromStatus as OrderStatus | null;
  if (waiting?.hold && canMove(from, OrderStatus.onHold))
    await moveOrder(manager, order, OrderStatus.onHold, {
      by: SYSTEM,
      reason: waiting.waybill_no,
      set: {
        ...{ hold_from_status: from, held_by_box: true, hold_reason: waiting.hold.reason },
        incident_reason: 'customs',
      },
    });
  else if (!waiting && order.heldByBox && back !== null && canMove(from, back, back))
    await moveOrder(manager, order, back, { by: SYSTEM, reason: order.holdReason, set: RELEASED });
  else if (waiting?.hold && order.heldByBox)
    await manager.update(LuggageOrderEntity, { id: order.id }, { holdReason: waiting.hold.reason });
}

/** What an order that goes on no longer has. */
export const RELEASED = {
  ...{ hold_from_status: null, held_by_box: false, hold_reason: '', incident_reason: null },
} as const;
