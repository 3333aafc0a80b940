import { PayStatus } from '@parcelway/contracts/statuses';
import type { Minor } from '@parcelway/money';

/** What a bill asks for and what has happened to it, all in its currency's minor units. */
export interface BillAmounts {
  readonly due: Minor;
  /** Sum of the payments that succeeded. */
  readonly paid: Minor;
  /** Sum of the refunds that were settled. */
  readonly refunded: Minor;
}

/** How a bill's payment is shown: its `pay_status` as a text, or one of the two states computed from the amounts. */
export type PayLabel = '1' | '2' | '3' | 'part_paid' | 'part_refunded';

/**
 * A bill's `pay_status` (D3, docs/domain): refunded once all that was paid went back, paid once enough came in. A refund of
 * a part, out of goodwill say, leaves a paid bill paid. A bill over nothing is paid.
 */
export function payStatusOf({ due, paid, refunded }: BillAmounts): PayStatus {
  if (paid > 0n && refunded === paid) return PayStatus.refunded;
  return paid >= due ? PayStatus.paid : PayStatus.unpaid;
}

/** The state shown: "part_paid" for an unpaid bill with money on it, "part_refunded" for a paid one with money returned. */
export function payLabelOf(amounts: BillAmounts): PayLabel {
  const status = payStatusOf(amounts);
  if (status === PayStatus.unpaid && amounts.paid > 0n) return 'part_paid';
  if (status === PayStatus.paid && amounts.refunded > 0n) return 'part_refunded';
  return `${status}`;
}

/** What is still to be paid, never below 0; a refund does not make a paid bill due again. */
export function outstandingOf({ due, paid }: BillAmounts): Minor {
  return paid >= due ? 0n : due - paid;
}
