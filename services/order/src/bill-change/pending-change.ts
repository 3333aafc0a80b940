import type { OrderBilling } from '@parcelway/contracts';

/** A change of an order that waits for its bill. */
export interface PendingChange {
  /** Of the bill that it asks for, above that of the order's. */
  readonly revision: number;
  readonly billing: OrderBilling;
}
