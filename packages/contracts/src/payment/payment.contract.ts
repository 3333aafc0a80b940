import { answers, call, defineContract } from '../define';
import { MoneyText, Text, Whole } from '../validation';
import { Myself } from '../user/member.contract';

export class PayFromBalance {
  @Text({ max: 20 }) order_no!: string;
}

export class TopUp {
  @Whole({ min: 1 }) user_id!: number | string;
  /** Signed decimal; negative takes money away. */
  @MoneyText({ min: '-9999999.99' }) money!: string;
  @Text({ max: 200 }) memo!: string;
}

export interface PaidFromBalance {
  readonly payment_no: string;
  readonly pay_status: number;
  readonly paid_amount: string;
  readonly balance: string;
}

export interface Balance {
  readonly currency: string;
  readonly money: string;
  readonly is_frozen: boolean;
}

/** Paying and topping up. Errors: bill.not_found, pay.*, request.idempotency_conflict. */
export const payment = defineContract('payment.payment', {
  /** All unpaid bills of one order from the caller's balance; takes an idempotency key. */
  payFromBalance: call(PayFromBalance, answers<PaidFromBalance>()),
  /** The caller's wallet in the default currency. */
  balance: call(Myself, answers<Balance>()),
  /** Staff only: a signed adjustment of a member's balance with a memo; takes an idempotency key. */
  topUp: call(TopUp, answers<{ id: number; before: string; after: string }>()),
});
