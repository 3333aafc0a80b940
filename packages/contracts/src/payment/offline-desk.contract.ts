import { answers, call, defineContract } from '../define';
import { OneRow } from '../order/one-row';
import type { WordMove } from '../order/insurance.contract';
import { NoFields } from '../order/luggage-order.contract';
import { CalendarDate, MoneyText, Text } from '../validation';

export class ConfirmOffline extends OneRow {
  /** The day on the account's statement. */
  @CalendarDate() received_on!: string;
  /** What came in, in the payment's currency: less is a part payment, more is refused. */
  @MoneyText({ min: '0.01' }) amount!: string;
}

export class RejectOffline extends OneRow {
  /** The member reads it. */
  @Text({ max: 200 }) reason!: string;
}

/** What waits for staff: payments, recharges among them, events of providers, and the differences that the last full reconciliation found. */
export interface DeskCounts {
  readonly payments: number;
  readonly recharges: number;
  readonly events: number;
  readonly differences: number;
}

export interface ConfirmedOffline {
  readonly status: string;
  /** What went to the member's balance because a bill was void or paid by then, a decimal string; absent = nothing. */
  readonly to_balance?: string;
  /** Numbers of the bills that are void; absent = none. */
  readonly void_bill_nos?: readonly string[];
}

/** What staff do with payments whose money comes in outside. Errors: payment.not_found, pay.not_waiting. */
export const offlineDesk = defineContract('payment.offline-desk', {
  /** Staff only: the money is here. Errors: pay.more_than_asked. */
  confirm: call(ConfirmOffline, answers<ConfirmedOffline>()),
  /** As `confirm`, for the bill of a recharge. */
  confirmRecharge: call(ConfirmOffline, answers<ConfirmedOffline>()),
  /** Staff only: no such money came in; the member may show another proof. */
  reject: call(RejectOffline, answers<{ status: string }>()),
  counts: call(NoFields, answers<DeskCounts>()),
  history: call(OneRow, answers<{ list: readonly WordMove<string>[] }>()),
});
