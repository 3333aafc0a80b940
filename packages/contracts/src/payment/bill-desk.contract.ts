import { answers, call, defineContract } from '../define';
import type { BatchResult } from '../order/batch-result';
import { OneRow } from '../order/one-row';
import { Anything, MoneyText, OneOf, Text } from '../validation';
import type { PaidOffline } from './payment.contract';

export class VoidBill extends OneRow {
  @Text({ max: 200 }) reason!: string;
}

/** Staff settle one bill for its member: from that member's balance, or by money that came in outside. */
export class PayBillFor extends OneRow {
  @OneOf(['balance', 'offline']) way!: 'balance' | 'offline';
  /** As of PayOffline, where the way is offline. */
  @MoneyText({ min: '0.01', optional: true }) amount?: string;
  @Text({ max: 80, optional: true }) reference?: string;
  @Text({ max: 200, optional: true }) memo?: string;
}

export class RemindBills {
  /** 500 at most. */
  @Anything() ids!: readonly (number | string)[];
}

/** Money that came in for a bill or went back. */
export interface BillMovement {
  readonly kind: 'payment' | 'refund';
  /** Decimal in the bill's currency, positive. */
  readonly amount: string;
  readonly journal_no: string;
  /** The payment it came with; null for others. */
  readonly payment: { readonly id: number; readonly payment_no: string; readonly way: string } | null;
  readonly memo: string;
  /** Epoch seconds. */
  readonly at: number;
}

/** What staff do with bills. Errors: auth.no_permission, bill.not_found. */
export const billDesk = defineContract('payment.bill-desk', {
  /** Errors: pay.already_paid, pay.bill_void, bill.of_open_order, bill.of_other_page. */
  void: call(VoidBill, answers<{ is_void: boolean }>()),
  /** Takes an idempotency key. Errors: pay.*. */
  payFor: call(PayBillFor, answers<PaidOffline>()),
  /** Asks the members for their money, of each bill once a day. */
  remind: call(RemindBills, answers<BatchResult>()),
  /** In the order in which they came. */
  movements: call(OneRow, answers<{ list: readonly BillMovement[]; label: string }>()),
  /** PDF of A4 in the caller's language. Errors: service.unavailable. */
  print: call(OneRow, answers<Uint8Array>(), { deadlineMs: 15_000 }),
});
