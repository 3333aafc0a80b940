import { answers, call, defineContract } from '../define';
import type { Retrieval, SizeClass } from '../order/store-order.contract';
import { Anything } from '../validation';

/** What the customer's copy of a storage order says. Amounts are decimals of `currency`, dates are London's, times epoch seconds. */
export interface PrintedStoreOrder {
  readonly order_no: string;
  /** Its state in words. */
  readonly status: { readonly zh: string; readonly en: string };
  readonly warehouse_id: number;
  /** null while nothing lies in one. */
  readonly warehouse_space_id: number | null;
  readonly customer: { readonly name: string; readonly account: string };
  readonly retrieval: Retrieval;
  readonly placed_at: number;
  readonly in_at: number | null;
  readonly out_at: number | null;
  readonly planned_in: string;
  readonly planned_out: string;
  readonly planned_days: number;
  readonly currency: string;
  readonly items: readonly {
    readonly size_class: SizeClass;
    readonly quantity: number;
    readonly name: string;
    readonly declared_value: string;
    readonly rate: string;
  }[];
  readonly rate_per_day: string;
  /** What was booked and its sum. */
  readonly lines: readonly { readonly code: string; readonly amount: string }[];
  readonly booked: string;
  /** Charged days next to each other that cost the same. */
  readonly charges: readonly {
    readonly from: string;
    readonly until: string;
    readonly days: number;
    readonly amount: string;
  }[];
  readonly days_so_far: number;
  readonly cost_so_far: string;
  readonly paid: string;
  readonly refunded: string;
  /** What is owed before it comes in, later if it is fetched today; negative = what comes back. null once it has ended. */
  readonly due: string | null;
}

export class PrintStoreOrder {
  @Anything() order!: PrintedStoreOrder;
}

/** Papers of storage orders, for services only. */
export const storePaper = defineContract('waybill.store-paper', {
  /** PDF of A4. */
  customerCopy: call(PrintStoreOrder, answers<Uint8Array>(), { deadlineMs: 15_000 }),
});
