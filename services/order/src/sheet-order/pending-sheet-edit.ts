import type { Transition } from '@parcelway/platform';
import type { PendingChange } from '../bill-change/pending-change';
import type { bodyColumns } from './sheet-columns';

/** A change of a sheet order's price that waits for its bill; meanwhile nobody books the order, and it holds both coupons. */
export interface PendingSheetEdit extends PendingChange {
  readonly columns: Partial<ReturnType<typeof bodyColumns>>;
  readonly coupon_before: number | null;
  readonly coupon_after: number | null;
  readonly by: Transition['by'];
}
