import { answers, call, defineContract } from '../define';
import { Anything } from '../validation';

/** Commissions of a salesman on paper: a batch that is paid, or all that a month brought. Amounts are decimals of their currency, times epoch seconds. */
export interface PrintedCommissions {
  readonly kind: 'batch' | 'statement';
  /** Printed and as bars; ASCII. */
  readonly number: string;
  readonly salesman: { readonly name: string; readonly code: string; readonly position: string };
  /** YYYY-MM */
  readonly month: string;
  /** Of a batch, in words. */
  readonly status: { readonly zh: string; readonly en: string } | null;
  readonly settled_at: number | null;
  /** All of them, also where the paper lists the first only. */
  readonly count: number;
  readonly rows: readonly {
    readonly order_no: string;
    readonly at: number;
    readonly kind: 'earn' | 'reverse';
    /** The rule's share or amount per kilogram. */
    readonly rate: string;
    readonly base: string;
    readonly amount: string;
    readonly currency: string;
    readonly status: { readonly zh: string; readonly en: string };
  }[];
  readonly sums: readonly {
    readonly text_zh: string;
    readonly text_en: string;
    readonly amount: string;
    readonly currency: string;
  }[];
}

export class PrintCommissions {
  @Anything() commissions!: PrintedCommissions;
}

/** Papers of commissions, for services only. */
export const commissionPaper = defineContract('waybill.commission-paper', {
  /** PDF of A4. */
  print: call(PrintCommissions, answers<Uint8Array>(), { deadlineMs: 15_000 }),
});
