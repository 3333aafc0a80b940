import { answers, call, defineContract } from '../define';
import { Decimal, Id, ListOf, MoneyText, Text, Whole } from '../validation';

/** Limits of the package form. */
export const PACKAGE_LIMITS = {
  packages: 50,
  items: 50,
  quantity: 999,
  accessorials: 20,
  minWeightKg: '0.01',
  maxWeightKg: '70',
  minSideCm: '1',
  maxSideCm: '300',
} as const;

export class QuoteItem {
  @Id() category_id!: number | string;
  /** The article of the catalogue that the line was filled in from. */
  @Id({ optional: true }) goods_id?: number | string;
  @Text({ max: 60 }) name_zh!: string;
  @Text({ max: 60 }) name_en!: string;
  @Whole({ min: 1, max: PACKAGE_LIMITS.quantity }) quantity!: number | string;
  /** Pounds, above zero. */
  @MoneyText({ min: '0.01' }) unit_price!: string;
}

export class QuotePackage {
  /** kg */
  @Decimal({ scale: 3, min: PACKAGE_LIMITS.minWeightKg, max: PACKAGE_LIMITS.maxWeightKg }) weight!: string;
  /** cm, outside measure */
  @Decimal({ scale: 1, min: PACKAGE_LIMITS.minSideCm, max: PACKAGE_LIMITS.maxSideCm }) length!: string;
  @Decimal({ scale: 1, min: PACKAGE_LIMITS.minSideCm, max: PACKAGE_LIMITS.maxSideCm }) width!: string;
  @Decimal({ scale: 1, min: PACKAGE_LIMITS.minSideCm, max: PACKAGE_LIMITS.maxSideCm }) height!: string;
  @Id() packaging_box_id!: number | string;
  @ListOf(() => QuoteItem, { min: 1, max: PACKAGE_LIMITS.items }) items!: QuoteItem[];
}

/** An extra service that was chosen. */
export class QuoteAccessorial {
  @Id() id!: number | string;
  /** Absent = 1. */
  @Whole({ min: 1, max: 999, optional: true }) quantity?: number | string;
}

/** What a price depends on. Without `channel_id` every channel that serves the route is quoted. */
export class RequestQuote {
  @Id({ optional: true }) channel_id?: number | string;
  @Id() sender_id!: number | string;
  @Id() receiver_id!: number | string;
  /** Wanted insurance cover in pounds: one of the channel's steps, or a sum within its rate. Empty = the free cover. */
  @MoneyText({ optional: true }) cover?: string;
  @ListOf(() => QuoteAccessorial, { min: 0, max: PACKAGE_LIMITS.accessorials, optional: true })
  accessorials?: QuoteAccessorial[];
  /** One of the member's own coupons; channels that it is not good for refuse. */
  @Id({ optional: true }) member_coupon_id?: number | string;
  @ListOf(() => QuotePackage, { min: 1, max: PACKAGE_LIMITS.packages }) packages!: QuotePackage[];
}

/** One printed line of a price; the lines' amounts add up to the total. */
export interface QuoteLine {
  readonly code: string;
  /** Words and arithmetic in the caller's language. */
  readonly text: string;
  readonly detail: string;
  readonly amount: string;
  /** The row that gave it; absent on lines of orders that were placed before lines named one. */
  readonly rule?: RuleName;
}

/** A row of a back-office resource. */
export interface RuleName {
  readonly resource: string;
  readonly id: number;
}

export interface QuoteBox {
  readonly no: number;
  /** kg */
  readonly vol_weight: string;
  readonly charged_weight: string;
  readonly basis: 'actual' | 'volumetric' | 'half' | 'minimum';
  readonly steps: number;
  readonly freight: string;
}

export interface Quote {
  readonly channel_id: number;
  readonly code: string;
  readonly name: string;
  readonly currency: string;
  readonly order_total_amount: string;
  readonly box_total_amount: string;
  readonly box_total_service_amount: string;
  readonly order_total_service_amount: string;
  readonly order_total_insurance_amount: string;
  readonly order_total_discount_amount: string;
  readonly lines: readonly QuoteLine[];
  readonly boxes: readonly QuoteBox[];
}

export interface Quotes {
  readonly quotes: readonly Quote[];
  readonly refused: readonly {
    readonly channel_id: number;
    readonly code: string;
    readonly name: string;
    readonly reason: string;
    readonly text: string;
  }[];
}

/** Prices of a shipment for the calling member. Errors: address.not_found, channel.not_found, quote.*, request.invalid. */
export const quote = defineContract('order.quote', {
  request: call(RequestQuote, answers<Quotes>()),
});
