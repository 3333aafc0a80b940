import { answers, call, defineContract } from '../define';
import type { WordMove } from '../order/insurance.contract';
import { NoFields } from '../order/luggage-order.contract';
import { OneRow } from '../order/one-row';
import { PageRequest } from '../paging';
import type { Page } from '../paging';
import type { RefundStatus } from '../statuses';
import { Id, MoneyText, OneOf, Text } from '../validation';
import { REFUND_DESTINATIONS, REFUND_KINDS } from './refund-words';
import type { RefundDestination, RefundKind } from './refund-words';

/** A member asks for money back: of all that was paid under a number, or of one payment. One of the two is given. */
export class AskRefund {
  @Text({ max: 30, optional: true }) ref_no?: string;
  @Text({ max: 24, optional: true }) payment_no?: string;
  /** Absent = all that can still be given back. */
  @MoneyText({ min: '0.01', optional: true }) amount?: string;
  /** Absent = back the way it came. */
  @OneOf(REFUND_DESTINATIONS, { optional: true }) destination?: RefundDestination;
  @Text({ max: 300 }) reason!: string;
}

export class ListRefunds extends PageRequest {
  @Text({ max: 30, optional: true }) ref_no?: string;
}

export interface AskedRefund {
  readonly refund_no: string;
  readonly status: RefundStatus;
  /** Money that came in by several payments goes back by as many requests, the newest payment first; `refund_no` is the first of them. */
  readonly refund_nos: readonly string[];
}

/** Money is decimal text of `currency`, times are epoch seconds. */
export interface MemberRefund {
  readonly refund_no: string;
  readonly ref_no: string;
  readonly payment_no: string;
  readonly way: string;
  readonly kind: RefundKind;
  readonly currency: string;
  readonly amount: string;
  readonly destination: RefundDestination;
  readonly status: RefundStatus;
  readonly reason: string;
  /** What staff said to a request that they rejected. */
  readonly answer: string;
  readonly create_time: number;
  /** 0 = not settled */
  readonly settled_at: number;
}

export interface RefundableMoney {
  readonly currency: string;
  /** Decimal text; what is asked for or under way is not in it. */
  readonly amount: string;
  /** One request at a time: staff are looking at one. */
  readonly has_pending: boolean;
  /** How that money came in. */
  readonly ways: readonly string[];
}

/** Money back, as its member asks for it. Errors: bill.not_found, payment.not_found, refund.over_limit, refund.pending_exists. */
export const refund = defineContract('payment.refund', {
  /** A repeat with the same key is answered with the first answer. */
  ask: call(AskRefund, answers<AskedRefund>(), { deadlineMs: 20_000 }),
  /** The caller's, newest first. */
  list: call(ListRefunds, answers<Page<MemberRefund>>()),
  /** What of a number's payments the caller can still ask for. */
  left: call(ListRefunds, answers<RefundableMoney>()),
});

/** Staff ask in a member's name. */
export class AddRefund {
  @Id() payment_record_id!: number | string;
  /** Of a payment that paid several bills. */
  @Id({ optional: true }) bill_id?: number | string;
  @MoneyText({ min: '0.01' }) amount!: string;
  @OneOf(REFUND_DESTINATIONS, { optional: true }) destination?: RefundDestination;
  @OneOf(REFUND_KINDS) kind!: RefundKind;
  @Text({ max: 300 }) reason!: string;
}

/** A refund that somebody made at the provider itself. Its amount is what the provider says. */
export class BookRefund {
  @Text({ max: 24 }) payment_no!: string;
  /** The provider's number of the refund. */
  @Text({ max: 80 }) reference!: string;
  /** Absent = of the payment's bills, one after the other, as far as it goes. */
  @Id({ optional: true }) bill_id?: number | string;
  @OneOf(REFUND_KINDS) kind!: RefundKind;
  @Text({ max: 300 }) reason!: string;
}

export class ApproveRefund extends OneRow {
  /** Absent = as it was asked. */
  @OneOf(REFUND_DESTINATIONS, { optional: true }) destination?: RefundDestination;
  /** Of the pay-out, where staff give the money back themselves. */
  @Text({ max: 80, optional: true }) reference?: string;
  @Text({ max: 300, optional: true }) note?: string;
}

export class RejectRefund extends OneRow {
  @Text({ max: 300 }) note!: string;
}

export class RefundLimits {
  @Id() payment_record_id!: number | string;
}

export interface MovedRefund {
  readonly id: number;
  readonly status: RefundStatus;
}

/** Money is decimal text of `currency`. */
export interface RefundLimit {
  readonly currency: string;
  /** What bills have of the payment. */
  readonly paid: string;
  /** Of it settled, and asked for or under way. */
  readonly refunded: string;
  readonly held: string;
  /** What can still be asked for. */
  readonly left: string;
  /** Way of the payment: staff pay out what came in offline. */
  readonly way: string;
  readonly bills: readonly {
    readonly bill_id: number;
    readonly bill_no: string;
    readonly ref_no: string;
    readonly left: string;
  }[];
}

/** What staff do with refunds. Errors: refund.*, payment.not_found, auth.no_permission. */
export const refundDesk = defineContract('payment.refund-desk', {
  /** A repeat with the same key is answered with the first answer. */
  add: call(AddRefund, answers<MovedRefund & { refund_no: string }>()),
  /**
   * Enters and settles what went back at the provider without us, and closes the notices that wait for it. A repeat with the same key is answered with
   * the first answer. Errors: payment.not_found, refund.already_booked, refund.over_limit.
   */
  book: call(BookRefund, answers<{ refund_nos: readonly string[] }>(), { deadlineMs: 20_000 }),
  /** Money of a provider is asked back at once; whoever cannot be reached is asked again later. */
  approve: call(ApproveRefund, answers<MovedRefund>(), { deadlineMs: 20_000 }),
  reject: call(RejectRefund, answers<MovedRefund>()),
  /** Asks again for what the provider refused. */
  retry: call(OneRow, answers<MovedRefund>(), { deadlineMs: 20_000 }),
  limits: call(RefundLimits, answers<RefundLimit>()),
  history: call(OneRow, answers<{ list: readonly WordMove<RefundStatus>[] }>()),
  /** How many wait for staff. */
  counts: call(NoFields, answers<{ pending: number; failed: number }>()),
});
