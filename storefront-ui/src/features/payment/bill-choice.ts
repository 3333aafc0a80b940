import type { PayableBill } from '../../api/types';
import { billState } from './payment-rules';

export interface BillChoiceRow {
  readonly bill: PayableBill;
  /** It may be paid now. */
  readonly isOpen: boolean;
  /** Its currency is not the one that is being paid. */
  readonly isOther: boolean;
}

export interface Choice {
  /** The most urgent first. */
  readonly rows: readonly BillChoiceRow[];
  readonly chosen: readonly PayableBill[];
}

const urgency = ({ due_at }: PayableBill): number => (due_at > 0 ? due_at : Number.MAX_SAFE_INTEGER);

/**
 * What is ticked of the open bills: those that `wanted` names, numbers with commas between, and all of the first currency while nothing was
 * said (null). One payment has one currency: that of the first bill that is ticked. What was settled meanwhile is not ticked any more.
 */
export function choiceOf(bills: readonly PayableBill[], wanted: string | null, now: number): Choice {
  const sorted = [...bills].sort((one, other) => urgency(one) - urgency(other));
  const open = sorted.filter((bill) => billState(bill, now) === 'open');
  const named = wanted?.split(',');
  const picked = named ? open.filter(({ bill_no }) => named.includes(bill_no)) : open;
  const currency = picked[0]?.currency;
  return {
    rows: sorted.map((bill) => ({
      bill,
      isOpen: open.includes(bill),
      isOther: currency !== undefined && bill.currency !== currency,
    })),
    chosen: picked.filter((bill) => bill.currency === currency),
  };
}
