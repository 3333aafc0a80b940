import { billableDays, daysBetween, londonDate } from './domain/stored-days';
import type { StoreOrderEntity } from './store-order.entity';

/** What an order has come to if it ended on a date. Amounts in minor units. */
export interface StoreAmounts {
  /** Stored days up to then, 0 before it came in. */
  readonly days: number;
  /** Storage and premium. */
  readonly cost: bigint;
  /** What is still to be paid; below 0 = what would come back, the deposit with it. */
  readonly due: bigint;
}

/** Without anything stored yet it is what was booked. */
export function amountsAt(order: StoreOrderEntity, at: Date): StoreAmounts {
  const until = londonDate(order.outAt ?? at);
  const days = order.inAt ? daysBetween(londonDate(order.inAt), until) : 0;
  const counted = order.inAt ? days : daysBetween(order.plannedIn, order.plannedOut);
  const cost = costOf(counted, order) + order.insuranceAmount;
  return { days, cost, due: cost - (order.paidAmount - order.refundedAmount) };
}

/** What so many days cost, less the coupon and without the premium. In minor units. */
export function costOf(days: number, order: StoreOrderEntity): bigint {
  const listed = BigInt(billableDays(days, order)) * order.ratePerDay;
  return listed > order.discountAmount ? listed - order.discountAmount : 0n;
}
