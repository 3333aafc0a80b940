import type { PendingChange } from '../bill-change/pending-change';
import type { orderColumns } from './order-columns';

/** A change of a luggage order that waits for its bill. Until then it holds the coupon it takes beside the order's. */
export interface PendingLuggageEdit extends PendingChange {
  readonly columns: ReturnType<typeof orderColumns>;
  readonly coupon_before: number | null;
  readonly coupon_after: number | null;
}
