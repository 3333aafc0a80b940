import type { Minor } from '@parcelway/money';

/** What stays of the payments of an order that came to `cost`: the deposit and unused days are given back, a later refund takes of it. */
export function keptOf(
  cost: Minor,
  { paidAmount, refundedAmount }: { readonly paidAmount: Minor; readonly refundedAmount: Minor },
): Minor {
  const left = paidAmount - refundedAmount;
  return left < cost ? left : cost;
}
