import type { PayStatus } from '@parcelway/contracts/statuses';
import { PayStatus as Status } from '@parcelway/contracts/statuses';
import type { Minor } from '@parcelway/money';

/** A tax bill of a box; amounts in minor units. */
export interface DutyBill {
  readonly amount: Minor;
  readonly paidAmount: Minor;
  readonly refundedAmount: Minor;
  readonly payStatus: PayStatus;
  readonly isVoid: boolean;
  readonly paidAt: Date | null;
  readonly reason: string;
  readonly version: number;
}

export interface DutyStanding {
  readonly amount: Minor;
  readonly paid: Minor;
  readonly owed: Minor;
  readonly payStatus: PayStatus | null;
  readonly paidAt: Date | null;
  readonly reason: string;
  readonly sequence: number;
}

/** What is still to be paid of a bill. */
export function owedOf({ amount, paidAmount, payStatus, isVoid }: DutyBill): Minor {
  return isVoid || payStatus !== Status.unpaid ? 0n : amount - paidAmount;
}

/**
 * How the duty on a box stands, of all its bills in the order in which they were raised. Void ones count for nothing but the sequence: that is
 * the sum of the bills' versions, so it rises with every change of any of them.
 */
export function dutyStanding(bills: readonly DutyBill[]): DutyStanding {
  const living = bills.filter(({ isVoid }) => !isVoid);
  const sum = (of: (bill: DutyBill) => Minor): Minor => living.reduce((total, bill) => total + of(bill), 0n);
  const owed = sum(owedOf);
  const payStatus =
    owed > 0n
      ? Status.unpaid
      : living.every((bill) => bill.payStatus === Status.refunded)
        ? Status.refunded
        : Status.paid;
  const times = living.flatMap(({ paidAt }) => (paidAt ? [paidAt.getTime()] : []));
  return {
    amount: sum((bill) => bill.amount),
    paid: sum((bill) => bill.paidAmount),
    owed,
    payStatus: living.length > 0 ? payStatus : null,
    paidAt: owed === 0n && times.length > 0 ? new Date(Math.max(...times)) : null,
    reason: living.find((bill) => owedOf(bill) > 0n)?.reason ?? '',
    sequence: bills.reduce((total, { version }) => total + version, 0),
  };
}
