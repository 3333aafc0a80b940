import { answers, call, defineContract } from '../define';
import { Id, OneOf } from '../validation';
import type { BillPaid } from './payment.events';

export class BillOf {
  @OneOf(['sheet']) bill_type!: 'sheet';
  /** Id of what is billed, in its owner's service. */
  @Id() ref_id!: number;
  @Id() user_id!: number;
}

/** What came in for the bills of one thing and what went back; amounts are decimal strings. */
export interface BillPayments {
  /** Of its living bill, or its last one; null = it has none. */
  readonly pay_status: number | null;
  readonly paid: readonly {
    readonly way: BillPaid['way'];
    /** Of the money that was paid with. */
    readonly currency: string;
    /** In the bills' currency. */
    readonly amount: string;
  }[];
  /** In the bills' currency. */
  readonly refunded_amount: string;
}

/** Payments as the books have them. Services only. */
export const billPayments = defineContract('payment.bill-payments', {
  of: call(BillOf, answers<BillPayments>()),
});
