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

/** What staff do with payments whose money comes in outside. Errors: payment.not_found, pay.not_waiting. */
export const offlineDesk = defineContract('payment.offline-desk', {
  /** Staff only: the money is here. Errors: pay.more_than_asked. */
  confirm: call(ConfirmOffline, answers<{ status: string }>()),
  /** As `confirm`, for the bill of a recharge. */
  confirmRecharge: call(ConfirmOffline, answers<{ status: string }>()),
  /** Staff only: no such money came in; the member may show another proof. */
  reject: call(RejectOffline, answers<{ status: string }>()),
  /** Payments that wait for staff, recharges among them, and events of providers that do. */
  counts: call(NoFields, answers<{ payments: number; recharges: number; events: number }>()),
  history: call(OneRow, answers<{ list: readonly WordMove<string>[] }>()),
});
