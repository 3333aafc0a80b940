import { answers, call, defineContract } from '../define';
import type { BatchResult } from './batch-result';
import type { Page } from '../paging';
import { PageRequest } from '../paging';
import { Anything, Id, ListOf, MoneyText, OneOf, Text, Whole, YesNo } from '../validation';
import type { TrackView } from '../waybill/waybill.contract';
import { TrackNumber } from '../waybill/waybill.contract';
import { OneRow } from './one-row';

/** Most rows of one batch, and most labels of one file. */
export const SHEET_BATCH_CAP = 500;
export const SHEET_LABEL_CAP = 100;

/** One kind of goods in a package. Prices are decimals, weights whole grams. */
export class SheetItem {
  @Text({ max: 60 }) itemEnglishName!: string;
  @MoneyText() itemUnitPrice!: string;
  @Whole({ min: 1, max: 100_000 }) itemQuantity!: number;
  @Text({ max: 3, pattern: /^[A-Z]{3}$/ }) itemUnitPriceCurrency!: string;
  @Whole({ min: 0, max: 1_000_000, optional: true }) itemWeight?: number;
  @Text({ max: 60, optional: true }) itemChineseName?: string;
  @Text({ max: 12, pattern: /^\d{6,12}$/, optional: true }) hsCode?: string;
}

/** What a shop, a member or staff asks for: one package. Names as partners send them. */
export class SheetOrderBody {
  /** The caller's own reference, once for ever; made where it is empty. */
  @Text({ max: 64, optional: true }) out_order_id?: string;
  /** One of both names the channel. */
  @Text({ max: 30, optional: true }) channel_code?: string;
  @Id({ optional: true }) channel_id?: number | string;
  @Text({ max: 30, optional: true }) service_type?: string;
  @Text({ max: 64, optional: true }) platform_order_number?: string;
  @Text({ max: 40, optional: true }) sourceHandoverCode?: string;
  @Text({ max: 60 }) receiverName!: string;
  @Text({ max: 60, optional: true }) receiverState?: string;
  @Text({ max: 60 }) receiverCity!: string;
  @Text({ max: 200 }) receiverDetailAddress!: string;
  @Text({ max: 2, pattern: /^[A-Z]{2}$/ }) receiverCountryCode!: string;
  @Text({ max: 12 }) receiverZipCode!: string;
  @Text({ max: 20, pattern: /^\+?[\d ()./-]+$/ }) receiverTelephone!: string;
  /** Whole grams. */
  @Whole({ min: 1, max: 100_000 }) packageWeight!: number;
  @ListOf(() => SheetItem, { min: 1, max: 50 }) items!: SheetItem[];
  @Id({ optional: true }) sender_address_id?: number | string;
  /** False keeps it unpaid and unbooked until `submit`. */
  @YesNo({ optional: true }) submit?: boolean;
}

/** Whose orders: a partner app's or those that a member or staff made by hand. Identity service or admin says it; a member is its own. */
export class SheetOwner {
  /** Empty = made by hand. */
  @Text({ max: 40, optional: true }) app_id?: string | null;
  @Id({ optional: true }) user_id?: number | string;
}

export class CreateSheetOrder extends SheetOwner {
  /** `SheetOrderBody`; its fields are named without a prefix when they are wrong. */
  @Anything() body!: unknown;
  /** Who carries the last mile, as the app says. */
  @OneOf(['self', 'client'], { optional: true }) logistice?: 'self' | 'client';
  /** `none` books without charging; the bill is settled otherwise. */
  @OneOf(['balance', 'none'], { optional: true }) pay_way?: 'balance' | 'none';
  /** Channels the app may use; empty = all. */
  @Anything() channel_ids?: readonly number[];
}

export class CreateSheetOrders extends CreateSheetOrder {
  /** `SheetOrderBody[]`, 1 to 500. */
  @Anything() rows!: readonly unknown[];
}

/** As much of a package as its price needs; names as partners send them. */
export class PriceSheet extends SheetOwner {
  @Text({ max: 2, pattern: /^[A-Z]{2}$/ }) receiverCountryCode!: string;
  @Text({ max: 12 }) receiverZipCode!: string;
  /** Whole grams. */
  @Whole({ min: 1, max: 100_000 }) packageWeight!: number;
}

export class PriceWithCoupon extends OneRow {
  @Id() member_coupon_id!: number | string;
}

/** What an unpaid package costs with a coupon; decimals in `currency`. */
export interface ReducedPrice {
  readonly amount: string;
  readonly discount_amount: string;
  readonly currency: string;
}

/** One of both names the order. */
export class SheetOrderRef extends SheetOwner {
  @Id({ optional: true }) id?: number | string;
  @Text({ max: 64, optional: true }) out_order_id?: string;
}

export class EditSheetOrder extends OneRow {
  /** `SheetOrderBody`. */
  @Anything() body!: unknown;
}

export class SheetOrderIds {
  /** 1 to 500. */
  @Anything() ids!: readonly (number | string)[];
  @Text({ max: 200, optional: true }) reason?: string;
}

export class SubmitSheetOrders extends SheetOrderIds {
  /** Used on the only order of `ids`; one that may not be used refuses the order. */
  @Id({ optional: true }) member_coupon_id?: number | string;
}

export class CancelSheetOrder extends SheetOrderRef {
  @Text({ max: 200, optional: true }) reason?: string;
}

export class ListSheetOrders extends PageRequest {
  @Whole({ min: 0, max: 3, optional: true }) status?: number | string;
  @Whole({ min: 1, max: 3, optional: true }) pay_status?: number | string;
  @OneOf(['0', '1', 0, 1], { optional: true }) is_warehouse_scan?: number | string;
  /** 1 = only void ones, 0 = none of them; empty = both. */
  @OneOf(['0', '1', 0, 1], { optional: true }) is_void?: number | string;
}

export class NoSheetFields {}

/** What every call answers of an order. Amounts are decimals in `currency`. */
export interface SheetOrderReply {
  readonly id: number;
  readonly sheet_no: string;
  readonly out_order_id: string;
  readonly order_code: string | null;
  readonly status: number;
  readonly tracking_number: string | null;
  readonly currency: string;
  readonly amount: string;
  readonly pay_status: number;
  readonly is_void: boolean;
  readonly last_error: string;
}

export interface CreatedSheetOrder extends SheetOrderReply {
  /** True where this reference was here before with the same content: nothing was made or charged anew. */
  readonly repeated: boolean;
}

/** What a package costs on each channel that takes it, and why others do not. Amounts are decimals in `currency`. */
export interface SheetQuotes {
  readonly quotes: readonly {
    readonly channel_id: number;
    readonly name: string;
    readonly currency: string;
    readonly amount: string;
    readonly charged_g: number;
  }[];
  readonly refused: readonly { readonly channel_id: number; readonly name: string; readonly text: string }[];
}

/** A row of a batch: its answer, or why not, with the fields that are wrong. */
export type SheetBatchAnswer =
  | { readonly index: number; readonly order: CreatedSheetOrder }
  | {
      readonly index: number;
      readonly out_order_id: string;
      readonly error: {
        readonly code: string;
        readonly params: Readonly<Record<string, string | number>>;
        readonly fields: readonly {
          readonly field: string;
          readonly rule: string;
          readonly params?: Readonly<Record<string, string | number>>;
        }[];
      };
    };

/** Times are epoch seconds. */
export interface SheetOrderRow extends SheetOrderReply {
  readonly user_id: number;
  readonly app_id: string;
  readonly channel_id: number;
  readonly channel_name: string;
  readonly service_type: string;
  readonly platform_order_number: string;
  readonly charged_g: number;
  /** What a coupon took off. */
  readonly discount_amount: string;
  readonly actual_pay_amount: string;
  readonly paid_amount: string;
  readonly third_party_paid_amount: string;
  readonly money_paid_amount: string;
  readonly foreign_money_paid_amount: string;
  readonly internal_money_paid_amount: string;
  readonly offline_paid_amount: string;
  readonly is_warehouse_scan: number;
  readonly warehouse_scan_time: number | null;
  readonly is_effective: number;
  readonly effective_time: number | null;
  readonly receiverName: string;
  readonly receiverCity: string;
  readonly receiverCountryCode: string;
  readonly packageWeight: number;
  readonly attempts: number;
  readonly create_time: number;
  /** What the order will cost by a change that waits for its bill; null = none waits. */
  readonly pending_amount: string | null;
  /** What the caller may do now: `submit`, `retry`, `edit`, `void`, `delete`, `print`. */
  readonly actions: readonly string[];
}

export interface SheetTrackEvent {
  /** Epoch seconds. */
  readonly time: number;
  readonly status: number;
  readonly description: string;
  readonly place: string;
}

export interface SheetRequestView {
  readonly id: number;
  readonly attempt: number;
  readonly kind: string;
  readonly carrier_code: string;
  readonly status: number;
  readonly http_status: number | null;
  readonly duration_ms: number;
  readonly error: string;
  readonly create_time: number;
}

export interface SheetOrderDetail extends SheetOrderRow {
  /** As it was sent, with the item lines. */
  readonly body: SheetOrderBody;
  readonly requests: readonly SheetRequestView[];
  readonly track: readonly SheetTrackEvent[];
  readonly history: readonly {
    readonly from: number | null;
    readonly to: number;
    readonly reason: string;
    readonly by_type: string;
    readonly time: number;
  }[];
}

/**
 * Sheet orders of the calling member, of an app (`app_id`, asked for by a service) or of any member (staff). Another's order is answered like
 * one that does not exist. Errors: sheet.*, quote.*, pay.*, request.invalid (fields).
 */
export const sheetOrder = defineContract('order.sheet-order', {
  /**
   * Once per reference: the same body again gets the same answer with `repeated`, another body sheet.duplicate_reference. An order that could not be
   * paid stays in state 0 unpaid; the same call again, or `submit`, pays and books it.
   */
  create: call(CreateSheetOrder, answers<CreatedSheetOrder>(), { deadlineMs: 10_000 }),
  /** Each row on its own; the answers stand in the order of the rows. */
  createBatch: call(CreateSheetOrders, answers<readonly SheetBatchAnswer[]>(), { deadlineMs: 60_000 }),
  /** On all channels for packages; nothing is made. */
  quote: call(PriceSheet, answers<SheetQuotes>()),
  /** What a package would cost if it were paid with a coupon; nothing is changed. Errors: coupon.*. */
  priceWithCoupon: call(PriceWithCoupon, answers<ReducedPrice>()),
  read: call(SheetOrderRef, answers<SheetOrderReply>()),
  detail: call(SheetOrderRef, answers<SheetOrderDetail>()),
  list: call(ListSheetOrders, answers<Page<SheetOrderRow>>()),
  /** By state, void ones under `void`. */
  counts: call(NoSheetFields, answers<Readonly<Record<string, number>>>()),
  /** States 0 and 2; a new price replaces an unpaid bill, a paid order keeps its price. */
  edit: call(EditSheetOrder, answers<SheetOrderReply>()),
  /**
   * Pays and books what waits in state 0. A coupon lowers what is charged; where the charge is refused the order gives it back. Errors:
   * coupon.one_order for one on several orders; in `failed` coupon.*, pay.*.
   */
  submit: call(SubmitSheetOrders, answers<BatchResult>(), { deadlineMs: 30_000 }),
  /** State 2 is tried again, on the same reference. */
  retry: call(SheetOrderIds, answers<BatchResult>(), { deadlineMs: 30_000 }),
  /** Void: the carrier's label is cancelled, what was paid goes back to the balance. A repeat changes nothing. */
  cancel: call(CancelSheetOrder, answers<SheetOrderReply>(), { deadlineMs: 20_000 }),
  voidMany: call(SheetOrderIds, answers<BatchResult>(), { deadlineMs: 60_000 }),
  /** Disappear from lists: unpaid ones in states 0 and 2, and void ones. Their references stay taken. */
  remove: call(SheetOrderIds, answers<null>()),
  /** PDF of one order's label. Errors: waybill.label_not_ready. */
  label: call(SheetOrderRef, answers<Uint8Array>(), { deadlineMs: 20_000 }),
  /** PDF of 1 to 100 labels, in the order of the ids. */
  labels: call(SheetOrderIds, answers<Uint8Array>(), { deadlineMs: 30_000 }),
  track: call(SheetOrderRef, answers<{ status: number; events: readonly SheetTrackEvent[] }>()),
  /** By the order's or the carrier's number, for anybody. Errors: track.not_found. */
  trackByNumber: call(TrackNumber, answers<TrackView>()),
});
