import { answers, call, defineContract } from '../define';
import type { Page } from '../paging';
import { PageRequest } from '../paging';
import { REFUND_DESTINATIONS } from '../payment/refund-words';
import type { RefundDestination } from '../payment/refund-words';
import { Anything, CalendarDate, Id, MoneyText, OneOf, Text, Whole, YesNo } from '../validation';
import type { WaybillHold } from '../waybill/waybill-hold.events';
import type { OrderInsurance } from './insurance-claim.contract';
import type { QuoteLine } from './quote.contract';
import { RequestQuote } from './quote.contract';

/** What customs are told (CN23). */
export const CUSTOMS_CATEGORIES = ['gift', 'documents', 'sale', 'sample', 'returned', 'other'] as const;
export type CustomsCategory = (typeof CUSTOMS_CATEGORIES)[number];

export class PlaceLuggageOrder extends RequestQuote {
  @Id() override channel_id!: number | string;
  @YesNo({ optional: true }) agree?: boolean;
  /** Wanted collection date in London; absent = the customer brings the boxes. */
  @CalendarDate({ optional: true }) pick_up_date?: string;
  @Text({ max: 500, optional: true }) remark?: string;
  @OneOf(CUSTOMS_CATEGORIES, { optional: true }) customs_category?: CustomsCategory;
  /** A draft of the member's that this order takes the place and the number of. */
  @Id({ optional: true }) draft_id?: number | string;
}

/** What a member has filled in so far: nothing is required and nothing priced. */
export class SaveLuggageDraft {
  /** Empty = a new draft. */
  @Text({ max: 20, optional: true }) order_no?: string;
  @Id({ optional: true }) channel_id?: number | string;
  @Id({ optional: true }) sender_id?: number | string;
  @Id({ optional: true }) receiver_id?: number | string;
  @MoneyText({ optional: true }) cover?: string;
  @Id({ optional: true }) member_coupon_id?: number | string;
  @CalendarDate({ optional: true }) pick_up_date?: string;
  @Text({ max: 500, optional: true }) remark?: string;
  /** As typed; at most 100 kB of JSON. */
  @Anything() packages?: unknown;
}

/** A new version of an order that waits for payment. */
export class EditLuggageOrder extends PlaceLuggageOrder {
  @Text({ max: 20 }) order_no!: string;
}

export class CancelLuggageOrder {
  @Text({ max: 20 }) order_no!: string;
  @Text({ max: 200, optional: true }) reason?: string;
  /** Where what was paid goes; absent = to the balance. */
  @OneOf(REFUND_DESTINATIONS, { optional: true }) refund_to?: RefundDestination;
}

export class ListLuggageOrders extends PageRequest {
  @Whole({ min: 0, max: 11, optional: true }) order_status?: number | string;
  @Whole({ min: 1, max: 3, optional: true }) pay_status?: number | string;
}

export class LuggageOrderByNo {
  @Text({ max: 20 }) order_no!: string;
}

export class LuggageOrderNos {
  /** 1 to 100 order numbers. */
  @Anything() order_nos!: readonly string[];
}

export class NoFields {}

export interface PlacedOrder {
  readonly order_id: number;
  readonly order_no: string;
  readonly order_total_amount: string;
  readonly order_status: number;
  readonly pay_status: number;
}

export interface LuggageOrderRow {
  readonly order_id: number;
  readonly id: number;
  readonly order_no: string;
  readonly order_status: number;
  readonly pay_status: number;
  readonly order_total_amount: string;
  readonly paid_amount: string;
  readonly currency: string;
  readonly channel_id: number;
  readonly channel_name: string;
  readonly sender_city: string;
  readonly receiver_city: string;
  readonly package_count: number;
  /** kg */
  readonly charged_weight: string;
  readonly inbound_progress: string;
  readonly pick_up_date: string | null;
  readonly waybills: readonly {
    readonly waybill_no: string;
    readonly status: number;
    readonly package_no: number;
    /** Why it waits; null or absent = it does not. */
    readonly hold?: WaybillHold['hold'];
    readonly duty?: WaybillHold['duty'];
  }[];
  readonly payment_due_at: number;
  readonly create_time: number;
  readonly update_time: number;
}

export interface OrderAddress {
  readonly user_name: string;
  readonly latin_name: string;
  readonly latin_address: string;
  readonly mobile_code: string;
  /** Masked for the receiver in lists of staff; whole for the owner. */
  readonly mobile: string;
  readonly country: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly address_line: string;
  readonly zip_code: string;
  readonly id_card_number: string;
}

export interface OrderPackage {
  readonly no: number;
  /** kg and cm */
  readonly weight: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly packaging_box_id: number;
  readonly packaging_box_name: string;
  readonly vol_weight: string;
  readonly charged_weight: string;
  readonly steps: number;
  readonly freight: string;
  readonly waybill_no: string | null;
  readonly items: readonly {
    readonly category_id: number;
    readonly category_name: string;
    readonly name_zh: string;
    readonly name_en: string;
    readonly quantity: number;
    readonly unit_price: string;
  }[];
}

export interface LuggageOrderDetail extends LuggageOrderRow {
  readonly user_id: number;
  readonly country_id: number;
  readonly warehouse_id: number;
  readonly sender: OrderAddress;
  readonly receiver: OrderAddress;
  readonly packages: readonly OrderPackage[];
  readonly lines: readonly QuoteLine[];
  readonly box_total_amount: string;
  readonly box_total_service_amount: string;
  readonly order_total_service_amount: string;
  readonly order_total_insurance_amount: string;
  readonly order_total_discount_amount: string;
  readonly declared_value: string;
  readonly insurance_cover: string;
  readonly pay_time: number | null;
  readonly tax_amount: string;
  readonly tax_pay_status: number | null;
  readonly tax_paid_amount: string;
  readonly tax_pay_time: number | null;
  readonly remark: string;
  readonly customs_category: string;
  /** null = none was taken */
  readonly insurance: OrderInsurance | null;
  readonly refunded_amount: string;
  readonly supplement_amount: string;
  readonly hold_reason: string;
  readonly cancel_reason: string;
  /** What the order will cost by a change that waits for its bill; null = none waits. */
  readonly pending_amount: string | null;
  /** Of a draft: what was typed so far. */
  readonly draft: SaveLuggageDraft | null;
  readonly history: readonly {
    readonly from: number | null;
    readonly to: number;
    readonly time: number;
    readonly by_type: string;
    readonly reason: string;
  }[];
  /** What the caller may do now: `pay`, `edit`, `cancel`, `delete`, `submit`, `print`. */
  readonly actions: readonly string[];
}

/** What the payment service needs to raise an order's bill. */
export interface OrderBilling {
  readonly order_id: number;
  readonly order_no: string;
  readonly user_id: number;
  readonly currency: string;
  readonly amount: string;
  readonly lines: readonly { readonly code: string; readonly amount: string }[];
  /** ISO instant; null = no limit. */
  readonly due_at: string | null;
  /** Nothing said = `order`. */
  readonly bill_type?: 'order' | 'sheet' | 'storage';
  /** How many bills the order asked for before this one; nothing said = 0. */
  readonly revision?: number;
}

/** Luggage orders of the calling member. Errors: order.*, quote.*, pickup.*, address.not_found, request.*. */
export const luggageOrder = defineContract('order.luggage-order', {
  /** Takes an idempotency key: a repeat answers with the first order. */
  place: call(PlaceLuggageOrder, answers<PlacedOrder>()),
  /** Keeps what is filled in so far as an order in state 0. */
  saveDraft: call(SaveLuggageDraft, answers<{ order_id: number; order_no: string }>()),
  /** States 0 and 1: a new price and a new bill. Errors: order.wrong_state, order.edit_pending, pay.already_paid, and those of place. */
  edit: call(EditLuggageOrder, answers<PlacedOrder>()),
  /** States 0 to 2, of a member's own order or by staff; what was paid goes back. Errors: order.not_cancellable. */
  cancel: call(CancelLuggageOrder, answers<{ order_status: number }>()),
  /** States 0 and 9 disappear from the member's list. */
  remove: call(LuggageOrderNos, answers<null>()),
  list: call(ListLuggageOrders, answers<Page<LuggageOrderRow>>()),
  counts: call(NoFields, answers<Readonly<Record<string, number>>>()),
  detail: call(LuggageOrderByNo, answers<LuggageOrderDetail>()),
  /** For the payment service; a member's order only if `context.identity` is that member or a service. */
  billing: call(LuggageOrderByNo, answers<OrderBilling>()),
});
