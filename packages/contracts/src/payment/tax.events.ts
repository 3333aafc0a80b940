import { defineEvent } from '../define';

/** All duty on one box as it stands: each news is the whole of it. Amounts are decimal strings in `currency`. */
export interface WaybillDuty {
  readonly waybill_no: string;
  readonly currency: string;
  readonly amount: string;
  readonly paid_amount: string;
  /** What is still to be paid; the box waits while it is not 0. */
  readonly owed: string;
  /** 1 while something is owed, 3 once all was given back; null where every bill is void. */
  readonly pay_status: number | null;
  /** ISO instant of the last payment, once nothing is owed. */
  readonly paid_at: string | null;
  /** Of the oldest bill that is owed; '' = none is. */
  readonly reason: string;
  /** Rises with every change; a smaller one is old news. */
  readonly sequence: number;
}

/** A member has to pay duty. */
export interface RaisedTax {
  readonly bill_no: string;
  readonly order_no: string;
  readonly waybill_no: string;
  readonly user_id: number;
  readonly currency: string;
  readonly amount: string;
  readonly reason: string;
}

export const waybillDutyChanged = defineEvent<WaybillDuty>('payment.waybill-duty-changed', 1);
export const taxBillRaised = defineEvent<RaisedTax>('payment.tax-bill-raised', 1);
