import { answers, call, defineContract } from '../define';
import { Anything, Decimal, Id, MoneyText, OneOf, Text, Whole } from '../validation';
import { WhatToPay } from './checkout.contract';
import { Myself } from '../user/member.contract';

export class PayFromBalance extends WhatToPay {
  /** From which balance; absent = the one in the bills' currency. */
  @Text({ max: 3, optional: true }) wallet_currency?: string;
  /** The rate that the payer was shown; another one in force refuses the payment. */
  @Decimal({ scale: 8, min: '0', max: '9999999', optional: true }) rate?: string;
}

/** Staff pay a member's order from that member's balance. */
export class PayForMember {
  @Id() user_id!: number | string;
  @Text({ max: 20 }) order_no!: string;
}

/** Staff take down money that came in outside: cash at the counter, a bank transfer. */
export class PayOffline extends PayForMember {
  /** What all unpaid bills of the order come to; another sum is refused. */
  @MoneyText({ min: '0.01' }) amount!: string;
  /** By what the money is found again: number of a receipt or of a transfer. */
  @Text({ max: 80 }) reference!: string;
  @Text({ max: 200 }) memo!: string;
}

export class TopUp {
  @Whole({ min: 1 }) user_id!: number | string;
  /** Signed decimal; negative takes money away. */
  @MoneyText({ min: '-9999999.99' }) money!: string;
  @Text({ max: 200 }) memo!: string;
}

/** What an order asks for from now on; as `OrderBilling`. */
export class Rebill {
  @Id() order_id!: number;
  @Text({ max: 20 }) order_no!: string;
  @Id() user_id!: number;
  @Text({ max: 3 }) currency!: string;
  @MoneyText() amount!: string;
  @Anything() lines!: readonly { readonly code: string; readonly amount: string }[];
  @Text({ max: 30, optional: true }) due_at!: string | null;
  @OneOf(['order', 'sheet', 'storage'], { optional: true }) bill_type?: 'order' | 'sheet' | 'storage';
  @Whole({ min: 1 }) revision!: number;
}

/** Why the bill stayed as it was; null = it is the one of this revision, or of a later one. */
export interface Rebilled {
  readonly refused: 'pay.already_paid' | 'pay.bill_void' | null;
}

export interface PaidFromBalance {
  readonly payment_no: string;
  readonly pay_status: number;
  /** In the bills' currency. */
  readonly paid_amount: string;
  /** What is left on the balance that was paid from, in its currency. */
  readonly balance: string;
  /** Of a balance in another currency than the bills': what was taken from it, and what one of the bills' currency is worth in it. */
  readonly wallet_currency?: string;
  readonly wallet_amount?: string;
  readonly rate?: string;
}

export interface PaidOffline {
  readonly payment_no: string;
  readonly pay_status: number;
  readonly paid_amount: string;
}

export interface Balance {
  readonly currency: string;
  readonly money: string;
  readonly is_frozen: boolean;
}

/** Paying and topping up. Errors: bill.not_found, pay.*, request.idempotency_conflict. */
export const payment = defineContract('payment.payment', {
  /**
   * What is due on one order or on some bills, in one payment from a balance of the caller; takes an idempotency key. Errors beside: pay.no_rate,
   * pay.rate_changed and pay.too_small from a balance in another currency.
   */
  payFromBalance: call(PayFromBalance, answers<PaidFromBalance>()),
  /** Staff only: all unpaid bills of one order are paid by money that came in outside; takes an idempotency key. Errors: pay.other_amount. */
  payOffline: call(PayOffline, answers<PaidOffline>()),
  /** Services only: the order's unpaid bill is void and one over the new amount takes its place. May be asked any number of times: a revision that stands is answered so. */
  rebill: call(Rebill, answers<Rebilled>()),
  /** The caller's wallet in the default currency. */
  balance: call(Myself, answers<Balance>()),
  /** Staff only: a signed adjustment of a member's balance with a memo; takes an idempotency key. */
  topUp: call(TopUp, answers<{ id: number; before: string; after: string }>()),
});
