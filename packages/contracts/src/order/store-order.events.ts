import { defineEvent } from '../define';
import type { OrderBilling } from './luggage-order.contract';
import type { CancelledOrder, OrderCredit, SupplementBilling } from './luggage-order.events';

/** A storage order's bills follow these as a luggage order's follow its own; all of them are of type `storage`. */
export const storeOrderPlaced = defineEvent<OrderBilling>('order.store-order-placed', 1);
/** It was stored longer than paid for. */
export const storeOrderOwing = defineEvent<SupplementBilling>('order.store-order-owing', 1);
export const storeOrderCredited = defineEvent<OrderCredit>('order.store-order-credited', 1);
export const storeOrderCancelled = defineEvent<Omit<CancelledOrder, 'from' | 'pick_up_date'>>(
  'order.store-order-cancelled',
  1,
);

/** Its member is to be told that it is beyond its last day. */
export interface OverdueStore {
  readonly order_id: number;
  readonly order_no: string;
  readonly user_id: number;
  readonly currency: string;
  /** 1 on the day after its last one. */
  readonly overdue_days: number;
  /** What is owed if it is fetched on this day. */
  readonly due: string;
  readonly rate_per_day: string;
  /** First date on which it may be taken as abandoned. */
  readonly abandoned_from: string;
  /** No further notice follows. */
  readonly is_last: boolean;
}

export const storeOrderOverdue = defineEvent<OverdueStore>('order.store-order-overdue', 1);
