import type { WhatToPay } from '@parcelway/contracts';
import { invalidFields } from '@parcelway/platform';

const MOST_BILLS = 50;
const LONGEST_NO = 20;

/** All bills of one thing, or the bills with these numbers, each once. */
export type BillsMeant =
  | { readonly refNo: string; readonly billNos?: never }
  | { readonly billNos: readonly string[]; readonly refNo?: never };

/** Which bills a request means. Errors: request.invalid. */
export function billsMeant({ order_no, bill_no, bill_nos }: WhatToPay): BillsMeant {
  if (order_no) return { refNo: order_no };
  const named: unknown = bill_no ? [bill_no] : bill_nos;
  const isGood =
    Array.isArray(named) &&
    named.length > 0 &&
    named.length <= MOST_BILLS &&
    named.every((no): no is string => typeof no === 'string' && no !== '' && no.length <= LONGEST_NO);
  if (!isGood)
    throw invalidFields([{ field: 'bill_nos', rule: 'list', params: { min: 1, max: MOST_BILLS } }]);
  return { billNos: [...new Set(named)] };
}
