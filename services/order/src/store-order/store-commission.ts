import type { EntityManager } from 'typeorm';
import type { EarningOrder } from '../commission/order-commission';
import { keptOf } from './domain/kept-of';
import { amountsAt } from './store-amounts';
import type { StoreOrderEntity } from './store-order.entity';

/** A storage order that has ended as its commission sees it: what it came to, as far as that was paid and not given back. */
export async function storeEarningOf(manager: EntityManager, order: StoreOrderEntity): Promise<EarningOrder> {
  const { cost } = amountsAt(order, order.outAt ?? new Date());
  return {
    orderKind: 'store',
    orderNo: order.orderNo,
    userId: order.userId,
    salesmanId: await salesmanOf(manager, order),
    channelId: null,
    currency: order.currency,
    paid: keptOf(cost, order),
    insurance: order.insuranceAmount,
    refunded: 0n,
    chargedG: 0,
  };
}

/** Whose customer the member was when the order was placed. */
async function salesmanOf(manager: EntityManager, order: StoreOrderEntity): Promise<number | null> {
  const [row] = (await manager.query(
    `SELECT b.salesman_id FROM salesman_binding b JOIN salesman s ON s.id = b.salesman_id AND s.status = 1 AND s.delete_time IS NULL
     WHERE b.user_id = $1 AND b.started_at <= $2 AND (b.ended_at IS NULL OR b.ended_at > $2) LIMIT 1`,
    [order.userId, order.createTime],
  )) as { salesman_id: string }[];
  return row ? Number(row.salesman_id) : null;
}
