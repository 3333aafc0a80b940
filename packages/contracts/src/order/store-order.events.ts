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
