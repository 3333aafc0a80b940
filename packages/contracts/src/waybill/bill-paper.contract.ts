import type { Locale } from '../context';
import { answers, call, defineContract } from '../define';
import type { BillMovement } from '../payment/bill-desk.contract';
import { Anything } from '../validation';

/** A bill on paper. Amounts are decimals of `currency`, times epoch seconds. */
export interface PrintedBill {
  readonly bill_no: string;
  readonly bill_type: string;
  readonly ref_no: string;
  readonly locale: Locale;
  readonly holder: { readonly name: string; readonly account: string };
  readonly currency: string;
  readonly amount: string;
  readonly paid: string;
  readonly refunded: string;
  readonly owed: string;
  /** As `payLabelOf` tells it, or `void`. */
  readonly state: string;
  readonly issued_at: number;
  readonly due_at: number | null;
  readonly lines: readonly { readonly code: string; readonly amount: string; readonly text?: string }[];
  readonly movements: readonly BillMovement[];
}

export class PrintBill {
  @Anything() bill!: PrintedBill;
}

/** Bills on paper, for services only. */
export const billPaper = defineContract('waybill.bill-paper', {
  /** PDF of A4. */
  print: call(PrintBill, answers<Uint8Array>(), { deadlineMs: 15_000 }),
});
