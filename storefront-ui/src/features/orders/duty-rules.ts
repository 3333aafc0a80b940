import { PayStatus } from '@parcelway/contracts/statuses';
import { compareDecimals } from '@parcelway/look';
import type { LuggageOrderDetail, TaxBill } from '../../api/types';

export const isOwed = ({ owed }: Pick<TaxBill, 'owed'>): boolean => compareDecimals(owed, '0') > 0;

/** Where duty is paid: the one bill that is owed, or the choice among several; null where none is. */
export function dutyPayPage(bills: readonly Pick<TaxBill, 'bill_no' | 'owed'>[]): string | null {
  const [first, ...others] = bills.filter(isOwed);
  if (!first) return null;
  return others.length > 0 ? '/orderPayment' : `/payment?bill_no=${encodeURIComponent(first.bill_no)}`;
}

/** True while the order has not heard yet that its duty is paid: that follows the payment by a moment. */
export function awaitsRelease(
  order: Pick<LuggageOrderDetail, 'tax_pay_status'>,
  bills: readonly Pick<TaxBill, 'owed'>[],
): boolean {
  return order.tax_pay_status === PayStatus.unpaid && bills.length > 0 && !bills.some(isOwed);
}
