import type { OrderBilling } from '@parcelway/contracts';
import type { EntityManager } from 'typeorm';
import type { RepricedKind } from '../bill-change/bill-changes';
import { freeCoupon, takeCoupon, takenCoupon } from '../coupon/held-coupon';
import { requoteInsurance } from '../insurance/sold-insurance';
import { LuggageOrderEntity } from './luggage-order.entity';
import { replaceOrder } from './luggage-order.queries';
import { lockOrder } from './order-moves';
import type { PendingLuggageEdit } from './pending-luggage-edit';

/** Reason of a history row; people read it in both languages. */
const REFUSED = '修改未生效，原账单已支付 Not changed: it was paid before';

/** Keeps a change of a locked order until it is billed; answers its revision. Errors: coupon.not_usable. */
export async function keepLuggageEdit(
  manager: EntityManager,
  order: LuggageOrderEntity,
  columns: PendingLuggageEdit['columns'],
  billing: OrderBilling,
): Promise<number> {
  const before = await takenCoupon(manager, order.orderNo);
  const after = columns.member_coupon_id;
  if (after && after !== before) await takeCoupon(manager, after, order.userId, order.orderNo);
  const revision = order.billRevision + 1;
  const edit: PendingLuggageEdit = {
    revision,
    billing,
    columns,
    coupon_before: before,
    coupon_after: after,
  };
  await manager.query(
    `UPDATE luggage_order SET pending_edit = $2, version = version + 1, update_time = now() WHERE id = $1`,
    [order.id, JSON.stringify(edit)],
  );
  return revision;
}

export const luggageEdits: RepricedKind<LuggageOrderEntity> = {
  table: 'luggage_order',
  lock: (manager, id) => lockOrder(manager, { id }),
  async end(manager, order, isBilled) {
    const edit = order.pendingEdit;
    if (!edit) return;
    const { orderNo, userId } = order;
    await freeCoupon(manager, orderNo, isBilled ? edit.coupon_after : edit.coupon_before);
    if (isBilled) {
      await replaceOrder(manager, order.id, edit.columns);
      await requoteInsurance(manager, orderNo, userId, edit.columns.insurance);
    } else
      await manager.query(
        `INSERT INTO luggage_order_history (subject_id, from_status, to_status, by_type, reason)
         SELECT id, order_status, order_status, 'system', $2 FROM luggage_order WHERE id = $1`,
        [order.id, REFUSED],
      );
    await manager.query(
      `UPDATE luggage_order SET pending_edit = NULL, bill_revision = $2, version = version + 1, update_time = now() WHERE id = $1`,
      [order.id, isBilled ? edit.revision : order.billRevision],
    );
    Object.assign(order, await manager.findOneByOrFail(LuggageOrderEntity, { id: order.id }));
  },
};
