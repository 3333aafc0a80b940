import { answers, call, defineContract } from '../define';
import { OneRow } from '../order/one-row';
import { Myself } from '../user/member.contract';
import { OneOf, Text } from '../validation';

export const RECONCILIATION_SCOPES = ['all', 'books', 'wallets', 'bills', 'provider', 'orders'] as const;

/** What a reconciliation can find wrong. */
export const DIFFERENCE_KINDS = [
  'journal_sum',
  'journal_without_payment',
  'wallet_records',
  'wallet_books',
  'wallet_missing',
  'record_chain',
  'bill_paid',
  'bill_refunded',
  'bill_status',
  'payment_allocations',
  'payment_books',
  'payment_wallet',
  'payment_refunds',
  'bill_refunds',
  'refund_books',
  'refund_wallet',
  'closed_balance',
  'closed_missing',
  'closed_takings',
  'provider_payment',
  'provider_missing',
  'provider_refund',
  'provider_refund_missing',
  'order_amounts',
  'order_status',
  'box_duty',
  'box_hold',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

export class StartReconciliation {
  @OneOf(RECONCILIATION_SCOPES) scope!: (typeof RECONCILIATION_SCOPES)[number];
}

export class TraceNumber {
  /** Of an order, a bill, a payment (ours or its provider's), a claim, a journal. */
  @Text({ max: 80 }) no!: string;
}

export class FreezeWallet extends OneRow {
  @Text({ max: 200 }) reason!: string;
}

/** One side of a movement; one of debit and credit is empty, the other a decimal string. */
export interface TracedEntry {
  readonly account: string;
  readonly currency: string;
  readonly debit: string;
  readonly credit: string;
  /** Whose balance; null where the account is another. */
  readonly user_id: number | null;
  /** The bill whose amounts changed with it. */
  readonly bill_id: number | null;
  readonly bill_no: string | null;
  /** Number of what that bill is for. */
  readonly bill_ref_no: string | null;
}

export interface TracedJournal {
  readonly id: number;
  readonly journal_no: string;
  readonly kind: string;
  readonly ref_type: string;
  readonly ref_no: string;
  /** Row of the reference where it has one here: the payment's id, the bill's. */
  readonly ref_id: number | null;
  readonly user_id: number | null;
  readonly admin_id: number | null;
  /** Epoch seconds. */
  readonly posted_at: number;
  readonly memo: string;
  readonly entries: readonly TracedEntry[];
}

export interface LedgerAccount {
  readonly code: string;
  readonly kind: 'asset' | 'liability' | 'income' | 'expense';
  readonly name_zh: string;
  readonly name_en: string;
  readonly currency: string;
  /** Decimal, on the side on which accounts of its kind grow. */
  readonly balance: string;
}

/** The books, for staff. `reconcile` is a service's too. Errors: auth.no_permission. */
export const books = defineContract('payment.books', {
  /** The newest 200 journals behind a number, with their entries. */
  trace: call(TraceNumber, answers<readonly TracedJournal[]>()),
  /** The chart of accounts with a balance in every currency that it was used in; unused accounts stand in the default currency. */
  accounts: call(Myself, answers<readonly LedgerAccount[]>()),
  /** Starts a comparison and answers before it has ended. Errors: reconciliation.running. */
  reconcile: call(StartReconciliation, answers<{ id: number }>()),
  /** No payment leaves the wallet from now on; money still comes in. Errors: crud.not_found. */
  freeze: call(FreezeWallet, answers<{ is_frozen: boolean }>()),
  /** Errors: crud.not_found. */
  unfreeze: call(OneRow, answers<{ is_frozen: boolean }>()),
});
