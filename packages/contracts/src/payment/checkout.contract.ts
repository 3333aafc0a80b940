import { answers, call, defineContract } from '../define';
import { Anything, Decimal, OneOf, Text, Whole } from '../validation';

/** What is to be paid: all that is due on one order, or the bills named; the first of the three that is there counts. */
export class WhatToPay {
  @Text({ max: 20, optional: true }) order_no?: string;
  @Text({ max: 20, optional: true }) bill_no?: string;
  /** Numbers of bills, 50 at most, of one currency. */
  @Anything() bill_nos?: readonly string[];
}

export class PaymentWays {
  @Text({ max: 20, optional: true }) bill_type?: string;
  @Text({ max: 3, optional: true }) currency?: string;
  /** What is to be paid; with it the balances in other currencies that suffice are named. */
  @Decimal({ scale: 4, min: '0', optional: true }) amount?: string;
}

export class PaymentByNo {
  @Text({ max: 24 }) payment_no!: string;
}

/** A provider's notice as it came. */
export class ProviderNotice {
  @OneOf(['stripe', 'local_card', 'wallet_qr']) provider!: string;
  /** The very text of the body; the signature covers its bytes. */
  @Text({ max: 256_000 }) body!: string;
  @Text({ max: 2_000, optional: true }) signature?: string;
}

export class ListBills {
  @Whole({ min: 1, optional: true }) page?: number;
  @Whole({ min: 1, max: 100, optional: true }) limit?: number;
  @Whole({ min: 1, max: 3, optional: true }) pay_status?: number;
  @Text({ max: 30, optional: true }) ref_no?: string;
  @Text({ max: 20, optional: true }) bill_no?: string;
}

export class LocalProvider {
  @OneOf(['card', 'wallet']) kind!: 'card' | 'wallet';
}

export interface PaymentWay {
  readonly code: 'balance' | 'card' | 'third_party' | 'offline';
  readonly provider: string;
  readonly name: string;
  /** Decimal strings; '' = no limit. */
  readonly min_amount: string;
  readonly max_amount: string;
  readonly instructions: string;
  readonly logo: string;
}

/** A balance in another currency that suffices; decimal strings. */
export interface OtherBalance {
  readonly currency: string;
  readonly balance: string;
  /** What would be taken of it now. */
  readonly amount: string;
  /** What one of the bill's currency is worth in it. */
  readonly rate: string;
}

export interface CardPayment {
  readonly payment_no: string;
  readonly amount: string;
  readonly currency: string;
  readonly provider: 'stripe' | 'local_card';
  /** What the payer's browser shows the provider; '' for a payment that needs nothing more. */
  readonly client_secret: string;
  readonly publishable_key: string;
  /** Path to which the provider leads back. */
  readonly return_url: string;
}

/** How a payment stands, for the page that waits for it. */
export interface PaymentState {
  readonly payment_no: string;
  readonly way: PaymentWay['code'];
  readonly status: string;
  /** Of the bills: 2 once all are paid. */
  readonly pay_status: number;
  readonly amount: string;
  readonly currency: string;
  /** Why the last try failed: a word of the provider, '' = it did not. */
  readonly failure_code: string;
  /** Offline: why staff did not find the money, in their words. */
  readonly failure_text: string;
  /** What came in for bills that were paid or void by then and lies on the balance. */
  readonly to_balance: string;
  readonly bill_nos: readonly string[];
  /** Those of them that are void. */
  readonly void_bill_nos: readonly string[];
  readonly ref_nos: readonly string[];
  /** Epoch seconds; 0 = never. */
  readonly expires_at: number;
  readonly server_time: number;
}

export interface PayableBill {
  readonly bill_no: string;
  readonly bill_type: string;
  readonly ref_no: string;
  readonly currency: string;
  readonly amount: string;
  readonly paid_amount: string;
  readonly owed: string;
  readonly pay_status: number;
  /** Epoch seconds; 0 = no limit. */
  readonly due_at: number;
  readonly is_void: boolean;
}

/** Paying through a provider. Errors: bill.not_found, pay.*, payment.not_found. */
export const checkout = defineContract('payment.checkout', {
  /** Ways that are offered now, and the balance in the currency. */
  ways: call(PaymentWays, answers<{ list: PaymentWay[]; balance: string; others?: OtherBalance[] }>()),
  /** The caller's bills, newest first. */
  bills: call(ListBills, answers<{ list: PayableBill[]; total: number }>()),
  /** A payment by card; one that is under way for the same bills is answered again. */
  card: call(WhatToPay, answers<CardPayment>(), { deadlineMs: 20_000 }),
  /** Asks the provider where the answer may be old. */
  status: call(PaymentByNo, answers<PaymentState>(), { deadlineMs: 20_000 }),
  /** Errors: pay.cannot_cancel. */
  cancel: call(PaymentByNo, answers<{ status: string }>(), { deadlineMs: 20_000 }),
  /** From the gateway's notice route. Errors: pay.notice_refused. */
  notify: call(ProviderNotice, answers<{ done: boolean }>()),
  /** Port of this machine's own provider of cards, or its wallet; null where there is none. */
  localProvider: call(LocalProvider, answers<{ port: number | null }>()),
});
