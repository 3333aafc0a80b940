import type { Locale } from '../context';
import { answers, call, defineContract } from '../define';
import { Anything } from '../validation';

/** A balance in the course of a month. Amounts are decimals of `currency`, times epoch seconds. */
export interface PrintedAccount {
  readonly currency: string;
  readonly opening: string;
  /** What came in and what went out, both positive. */
  readonly income: string;
  readonly expense: string;
  readonly closing: string;
  readonly rows: readonly {
    readonly at: number;
    readonly kind: string;
    readonly memo: string;
    readonly bill_no: string;
    readonly money: string;
    readonly after: string;
  }[];
  /** All of them, also where the paper lists the first only. */
  readonly count: number;
  readonly kinds: readonly { readonly kind: string; readonly count: number; readonly money: string }[];
}

export interface PrintedStatement {
  /** Printed and as bars; ASCII. */
  readonly number: string;
  readonly locale: Locale;
  readonly holder: { readonly name: string; readonly account: string };
  /** YYYY-MM */
  readonly month: string;
  readonly accounts: readonly PrintedAccount[];
}

export class PrintStatement {
  @Anything() statement!: PrintedStatement;
}

/** Statements of balances, for services only. */
export const statementPaper = defineContract('waybill.statement-paper', {
  /** PDF of A4. */
  print: call(PrintStatement, answers<Uint8Array>(), { deadlineMs: 15_000 }),
});
