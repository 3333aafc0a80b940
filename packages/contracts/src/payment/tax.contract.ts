import { answers, call, defineContract } from '../define';
import { LuggageOrderByNo } from '../order/luggage-order.contract';
import { Id, MoneyText, Text } from '../validation';

/** Duty on one box, as customs asked for it. */
export class Duty {
  @Text({ max: 30 }) waybill_no!: string;
  /** Of the box's order. */
  @Text({ max: 3, pattern: /^[A-Z]{3}$/ }) currency!: string;
  @MoneyText({ min: '0.01' }) amount!: string;
  /** What the member reads of why. */
  @Text({ max: 200 }) reason!: string;
}

export class RaiseTaxBill extends Duty {
  /** Number of the customs entry; a box is billed once for it. */
  @Text({ max: 40, optional: true }) customs_ref?: string;
  /** Id of an uploaded file that the member may read from now on. */
  @Id({ optional: true }) document?: number | string;
}

/** Duty that a carrier was charged for a box it brings. */
export class ReportDuty extends Duty {
  @Text({ max: 30 }) carrier_code!: string;
  @Text({ max: 40 }) customs_ref!: string;
}

export class VoidTaxBill {
  @Id() id!: number | string;
  @Text({ max: 200 }) reason!: string;
}

export interface RaisedTaxBill {
  readonly id: number;
  readonly bill_no: string;
}

/** A tax bill as its member sees it. */
export interface TaxBill {
  readonly bill_no: string;
  readonly waybill_no: string;
  readonly currency: string;
  readonly amount: string;
  /** What is still to be paid. */
  readonly owed: string;
  readonly pay_status: number;
  readonly customs_ref: string;
  readonly reason: string;
  /** Address of the customs paper; '' = none. */
  readonly document: string;
  /** Epoch seconds; 0 = not paid. */
  readonly paid_at: number;
}

/**
 * Bills of duty by staff and carriers. A box waits while one of its bills is unpaid. Errors: waybill.not_found, tax.other_currency,
 * tax.already_billed, tax.waybill_void.
 */
export const taxDesk = defineContract('payment.tax-desk', {
  /** Staff only; takes an idempotency key. Errors: request.invalid for a file that is not the caller's. */
  raise: call(RaiseTaxBill, answers<RaisedTaxBill>(), { deadlineMs: 10_000 }),
  /** Services only: `raised` is false for an entry that is billed already and for a box that this carrier does not bring. */
  report: call(ReportDuty, answers<{ raised: boolean }>(), { deadlineMs: 10_000 }),
  /** Staff only, unpaid bills only. Errors: bill.not_found, pay.already_paid. */
  voidBill: call(VoidTaxBill, answers<{ id: number; is_void: true }>()),
});

export const memberTax = defineContract('payment.member-tax', {
  /** The caller's living tax bills of one order, the newest first. */
  ofOrder: call(LuggageOrderByNo, answers<{ list: TaxBill[] }>()),
});
