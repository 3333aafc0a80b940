import { defineEvent } from '../define';

/** A bill was paid in full. Amounts are decimal strings in `currency`. */
export interface BillPaid {
  readonly bill_no: string;
  readonly bill_type: 'order' | 'supplement' | 'tax' | 'storage' | 'sheet' | 'recharge';
  readonly ref_id: number;
  readonly ref_no: string;
  readonly user_id: number;
  /** Of the bill, as `OrderBilling`. */
  readonly revision?: number;
  readonly payment_no: string;
  readonly currency: string;
  readonly amount: string;
  readonly way: 'balance' | 'card' | 'third_party' | 'offline';
  /** Of the balance that was paid from, where it is another than the bill's. */
  readonly wallet_currency?: string;
  /** ISO instant */
  readonly paid_at: string;
}

/** Money of a bill went back. Amounts are decimal strings in `currency`. */
export interface BillRefunded {
  readonly bill_no: string;
  readonly bill_type: BillPaid['bill_type'];
  readonly ref_id: number;
  readonly ref_no: string;
  readonly user_id: number;
  readonly currency: string;
  /** Of this refund. */
  readonly amount: string;
  readonly memo: string;
}

export interface WalletChanged {
  readonly user_id: number;
  readonly currency: string;
  readonly money: string;
  /** Rises with every change of the wallet; a smaller one is old news. */
  readonly sequence: number;
}

export interface ScoreChanged {
  readonly user_id: number;
  readonly score: number;
  /** Rises with every change of the member's score; a smaller one is old news. */
  readonly sequence: number;
}

/** Staff ask for the money of a bill. */
export interface BillReminder {
  readonly bill_no: string;
  readonly bill_type: BillPaid['bill_type'];
  readonly ref_no: string;
  readonly user_id: number;
  readonly currency: string;
  /** What is still to be paid, a decimal string. */
  readonly owed: string;
  /** ISO instant; null = no limit. */
  readonly due_at: string | null;
}

export const billPaid = defineEvent<BillPaid>('payment.bill-paid', 1);
export const billRefunded = defineEvent<BillRefunded>('payment.bill-refunded', 1);
export const billReminded = defineEvent<BillReminder>('payment.bill-reminded', 1);
export const walletChanged = defineEvent<WalletChanged>('payment.wallet-changed', 1);
/** Payments under way may be called off now: a bill of theirs is void or paid by other means. */
export const paymentsNeedless = defineEvent<{ readonly payment_ids: readonly number[] }>(
  'payment.payments-needless',
  1,
);
export const scoreChanged = defineEvent<ScoreChanged>('payment.score-changed', 1);
