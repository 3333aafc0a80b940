import type { BillPaid, BillRefunded } from '@parcelway/contracts';
import { PayStatus, StoreStatus } from '@parcelway/contracts/statuses';
import { parseMoney } from '@parcelway/money';
import type { EntityManager } from 'typeorm';
import { adjustCommission } from '../commission/order-commission';
import { beginInsurance } from '../insurance/sold-insurance';
import { canMoveStore } from './domain/store-status';
import { storeEarningOf } from './store-commission';
import { lockStoreOrder, moveStore } from './store-moves';
import { StoreOrderEntity } from './store-order.entity';

const SYSTEM = { type: 'system', id: null } as const;

/** A bill of a storage order was paid: the first one keeps its room and begins its insurance, a later one settles what was owed. */
export async function noteStorePaid(manager: EntityManager, bill: BillPaid): Promise<void> {
  const order = await lockStoreOrder(manager, { id: bill.ref_id });
  const paidAmount = order.paidAmount + parseMoney(bill.amount, bill.currency);
  const set = { paid_amount: paidAmount.toString(), pay_status: PayStatus.paid };
  if (canMoveStore(order.status as StoreStatus, StoreStatus.reserved)) {
    await moveStore(manager, order, StoreStatus.reserved, { by: SYSTEM, reason: bill.payment_no, set });
    return beginInsurance(manager, [{ order_no: order.orderNo, paid_at: bill.paid_at }]);
  }
  await manager.query(
    `UPDATE store_order SET paid_amount = $2, version = version + 1, update_time = now(),
       pay_status = CASE WHEN refunded_amount >= $2 AND $2 > 0 THEN 3 ELSE 2 END WHERE id = $1`,
    [order.id, set.paid_amount],
  );
}

/** Money of a storage order's bills went back; of what an ended one earned its salesman the rest follows. */
export async function noteStoreRefund(manager: EntityManager, refund: BillRefunded): Promise<void> {
  await manager.query(
    `UPDATE store_order SET refunded_amount = refunded_amount + $2, version = version + 1, update_time = now(),
       pay_status = CASE WHEN paid_amount > 0 AND refunded_amount + $2 >= paid_amount THEN 3 ELSE pay_status END
     WHERE id = $1`,
    [refund.ref_id, parseMoney(refund.amount, refund.currency).toString()],
  );
  const order = await manager.findOneBy(StoreOrderEntity, { id: refund.ref_id });
  if (order?.status === StoreStatus.closed)
    await adjustCommission(manager, await storeEarningOf(manager, order));
}
