import type { Minor } from '@parcelway/money';
import { outstandingOf } from '../../payment/domain/pay-status';

/** A bill as it is when the money for it comes in. */
export interface BillThen {
  readonly amount: Minor;
  readonly paidAmount: Minor;
  readonly isVoid: boolean;
}

/** What of a share the bill still takes, and what is left for the payer's balance: money that came in twice or for nothing is never lost. */
export function takeIn(share: Minor, bill: BillThen): { readonly taken: Minor; readonly left: Minor } {
  const owed = bill.isVoid ? 0n : outstandingOf({ due: bill.amount, paid: bill.paidAmount, refunded: 0n });
  const taken = share < owed ? share : owed;
  return { taken, left: share - taken };
}
