import type { ErrorCode } from '@parcelway/contracts';
import { PayStatus } from '@parcelway/contracts/statuses';

export interface VoidableBill {
  readonly billType: string;
  readonly payStatus: PayStatus;
  readonly paidAmount: bigint;
}

/** Types of bills whose order may be over with them unpaid. */
const OF_ORDER = ['order', 'supplement'];

/**
 * Why staff may not void a bill; null = they may. `isOver` says of an order's bill that the order has ended: a bill of an open one would
 * leave it waiting for ever. Sheet and storage orders void their bills themselves, a tax bill's page also releases the waybill.
 */
export function voidRefusal(
  { billType, payStatus, paidAmount }: VoidableBill,
  isOver: boolean,
): ErrorCode | null {
  if (payStatus !== PayStatus.unpaid || paidAmount > 0n) return 'pay.already_paid';
  if (billType === 'tax') return 'bill.of_other_page';
  if (billType === 'recharge' || (OF_ORDER.includes(billType) && isOver)) return null;
  return 'bill.of_open_order';
}

/** Whether the order has to be asked for. */
export const isOfOrder = (billType: string): boolean => OF_ORDER.includes(billType);
