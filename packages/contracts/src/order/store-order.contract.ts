import { answers, call, defineContract } from '../define';
import type { Page } from '../paging';
import { PageRequest } from '../paging';
import { CalendarDate, Id, ListOf, MoneyText, OneOf, Text, Whole, YesNo } from '../validation';
import type { InsuranceTypeView } from './channel.contract';
import type { OrderInsurance } from './insurance-claim.contract';
import { NoFields } from './luggage-order.contract';
import { OneRow } from './one-row';

export const SIZE_CLASSES = ['S', 'M', 'L', 'XL'] as const;
export type SizeClass = (typeof SIZE_CLASSES)[number];
export const RETRIEVALS = ['self', 'deliver', 'ship'] as const;
export type Retrieval = (typeof RETRIEVALS)[number];

export class StoreItem {
  @OneOf(SIZE_CLASSES) size_class!: SizeClass;
  @Whole({ min: 1, max: 20 }) quantity!: number | string;
  @Text({ max: 60, optional: true }) name?: string;
  /** Of all of them together. */
  @MoneyText({ optional: true }) declared_value?: string;
}

export class QuoteStore {
  @Id() warehouse_id!: number | string;
  @ListOf(() => StoreItem, { min: 1, max: 20 }) items!: readonly StoreItem[];
  /** Dates in London, both of them stored days. */
  @CalendarDate() planned_in!: string;
  @CalendarDate() planned_out!: string;
  /** One of the member's coupons. */
  @Id({ optional: true }) member_coupon_id?: number | string;
  /** Staff only: whose order it is, and whose coupon. */
  @Id({ optional: true }) user_id?: number | string;
  /** One of those that `rates` lists; absent = the free one, where there is one. */
  @Id({ optional: true }) insurance_type_id?: number | string;
}

export class PlaceStore extends QuoteStore {
  @OneOf(RETRIEVALS, { optional: true }) retrieval?: Retrieval;
  @YesNo({ optional: true }) agree?: boolean;
  @Text({ max: 500, optional: true }) remark?: string;
  /** Staff only: what all pieces cost a day instead of the listed rates; decimal. The caller has checked the right to it. */
  @MoneyText({ min: '0.01', optional: true }) price_override?: string;
  /** Why; required with a price. */
  @Text({ max: 200, optional: true }) override_memo?: string;
}

export class StoreOrderByNo {
  @Text({ max: 20 }) order_no!: string;
}

export class EditStore extends StoreOrderByNo {
  @CalendarDate() planned_out!: string;
}

export class CancelStore extends StoreOrderByNo {
  @Text({ max: 200, optional: true }) reason?: string;
}

export class RetrieveStore extends StoreOrderByNo {
  @OneOf(RETRIEVALS) retrieval!: Retrieval;
  /** Wanted day in London; absent = as soon as it can be. */
  @CalendarDate({ optional: true }) date?: string;
  /** Where to; for a delivery. */
  @Id({ optional: true }) address_id?: number | string;
  @Id({ optional: true }) channel_id?: number | string;
  @Id({ optional: true }) receiver_id?: number | string;
}

export class ListStoreOrders extends PageRequest {
  @Whole({ min: 0, max: 8, optional: true }) status?: number | string;
}

export class StoreRatesOf {
  @Id() warehouse_id!: number | string;
}

export interface StoreLine {
  /** `agreed`: the difference to a price that was agreed with staff. */
  readonly code: 'storage' | 'agreed' | 'coupon' | 'insurance' | 'deposit';
  readonly text: string;
  readonly amount: string;
}

export interface StoreQuote {
  /** Both ends counted. */
  readonly days: number;
  readonly billable: number;
  readonly rate_per_day: string;
  readonly free_days: number;
  readonly min_days: number;
  readonly lines: readonly StoreLine[];
  readonly deposit_amount: string;
  readonly insurance_amount: string;
  readonly total: string;
  readonly currency: string;
}

export interface StoreRateRow {
  readonly size_class: SizeClass;
  readonly rate_per_day: string;
  readonly free_days: number;
  readonly min_days: number;
  readonly deposit_per_item: string;
  /** kg; null = no limit */
  readonly max_weight: string | null;
  readonly currency: string;
}

/** What storing costs in a warehouse today. */
export interface StoreRates {
  readonly list: readonly StoreRateRow[];
  /** Pieces there is room for, by size. */
  readonly spaces: Readonly<Partial<Record<SizeClass, number>>>;
  /** What pieces can be insured with, the least cover first. */
  readonly insurance_types: readonly InsuranceTypeView[];
}

export interface PlacedStore {
  readonly order_id: number;
  readonly order_no: string;
  readonly total: string;
  readonly status: number;
  readonly pay_status: number;
}

export interface StoreOrderRow {
  readonly id: number;
  readonly order_no: string;
  readonly user_id: number;
  readonly warehouse_id: number;
  readonly status: number;
  readonly pay_status: number;
  readonly item_count: number;
  readonly items: readonly (StoreItem & { readonly rate: string })[];
  readonly planned_in: string;
  readonly planned_out: string;
  readonly in_at: number | null;
  readonly out_at: number | null;
  readonly currency: string;
  readonly total: string;
  readonly paid_amount: string;
  readonly refunded_amount: string;
  readonly rate_per_day: string;
  readonly deposit_amount: string;
  readonly insurance_amount: string;
  readonly retrieval: Retrieval;
  readonly days_so_far: number;
  readonly cost_so_far: string;
  /** What would be owed if it ended today; negative = would come back. */
  readonly due: string;
  readonly payment_due_at: number;
  readonly luggage_order_no: string;
  readonly create_time: number;
  /** What its member may do now: `pay`, `edit`, `cancel`, `retrieve`, `print`. */
  readonly actions: readonly string[];
}

export interface StoreOrderDetail extends StoreOrderRow {
  readonly free_days: number;
  readonly min_days: number;
  /** kg of all pieces as they came in. */
  readonly weight: string | null;
  /** Addresses of pictures of the pieces as they came in. */
  readonly photos: readonly string[];
  readonly retrieval_date: string | null;
  readonly cancel_reason: string;
  readonly remark: string;
  readonly insurance: OrderInsurance | null;
  readonly charges: readonly {
    readonly charge_date: string;
    readonly items: number;
    readonly amount: string;
  }[];
  readonly history: readonly {
    readonly from: number | null;
    readonly to: number;
    readonly time: number;
    readonly by_type: string;
    readonly reason: string;
  }[];
}

/** Storage orders of the calling member (D4). Errors: store.*, order.terms, request.*. */
export const storeOrder = defineContract('order.store-order', {
  rates: call(StoreRatesOf, answers<StoreRates>()),
  quote: call(QuoteStore, answers<StoreQuote>()),
  /** Takes an idempotency key: a repeat answers with the first order. */
  place: call(PlaceStore, answers<PlacedStore>()),
  list: call(ListStoreOrders, answers<Page<StoreOrderRow>>()),
  counts: call(NoFields, answers<Readonly<Record<string, number>>>()),
  detail: call(StoreOrderByNo, answers<StoreOrderDetail>()),
  /** The customer's copy, PDF of A4. */
  print: call(StoreOrderByNo, answers<Uint8Array>(), { deadlineMs: 15_000 }),
  /** States 1 and 2: another last day. What it makes dearer or cheaper is settled at the end. */
  edit: call(EditStore, answers<{ planned_out: string; due: string }>()),
  /** States 0 and 1. All comes back before the first day, all but the least charge from then on. */
  cancel: call(CancelStore, answers<{ status: number }>()),
  /** States 2 and 7. */
  retrieve: call(RetrieveStore, answers<{ status: number; due: string; luggage_order_no: string }>()),
});

export class CheckInStore extends OneRow {
  @Id() warehouse_space_id!: number | string;
}

export class ReasonedStoreMove extends OneRow {
  @Text({ max: 200 }) reason!: string;
}

export class HandBackStore extends OneRow {
  /** Who took it; taken down by whoever hands it over. */
  @Text({ max: 60 }) receiver_name!: string;
}

export interface MovedStore {
  readonly id: number;
  readonly status: number;
  readonly due: string;
}

/** An order that lies in a space. */
export interface StoredOrder {
  readonly id: number;
  readonly order_no: string;
  readonly status: number;
  readonly item_count: number;
  readonly planned_out: string;
  readonly warehouse_space_id: number;
}

/** What staff do with storage orders. Errors: store.*, auth.no_permission. */
export const storeOrderDesk = defineContract('order.store-order-desk', {
  /** 1 → 2: the pieces are here and lie in a space. */
  checkIn: call(CheckInStore, answers<MovedStore>()),
  moveSpace: call(CheckInStore, answers<MovedStore>()),
  /** 3 → 4 when money is owed up to today; what is owed is billed. */
  settle: call(OneRow, answers<MovedStore>()),
  /** 3 with nothing owed, or 4 paid → 5; what was paid too much comes back. */
  handBack: call(HandBackStore, answers<MovedStore>()),
  /** 7 → 8, ninety days after its last day at the earliest, and once its member has had the last notice. */
  abandon: call(ReasonedStoreMove, answers<MovedStore>()),
  cancel: call(ReasonedStoreMove, answers<MovedStore>()),
  counts: call(NoFields, answers<Readonly<Record<string, number>>>()),
  /** What lies in the spaces of a warehouse. */
  stored: call(StoreRatesOf, answers<{ list: readonly StoredOrder[] }>()),
  history: call(OneRow, answers<{ list: StoreOrderDetail['history'] }>()),
  /** The customer's copy, PDF of A4. */
  print: call(OneRow, answers<Uint8Array>(), { deadlineMs: 15_000 }),
});
