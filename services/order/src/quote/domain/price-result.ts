import type { Minor } from '@parcelway/money';

/** The figures that explain a line or a refusal in words: a bigint is money in minor units, a number grams, millimetres, basis points or a count. */
export type PriceParams = Readonly<Record<string, bigint | number | string>>;

/** Why a channel does not carry the boxes. */
export type RefusalReason = 'quote.too_heavy' | 'quote.too_long' | 'quote.girth';

/** The first box that is over a limit, with the limit: `params` is {no, weightG | sideMm | girthMm, max…}. */
export interface Refusal {
  readonly reason: RefusalReason;
  readonly params: PriceParams;
}

/** What decided the charged weight. */
export type WeightBasis = 'actual' | 'volumetric' | 'half' | 'minimum';

/** One box weighed and priced. Where the order is weighed as one, `chargedG` is `rawG` and steps, prices and freight are 0. */
export interface PricedBox {
  readonly no: number;
  /** Volumetric weight; 0 when the channel does not look at volume. */
  readonly volG: number;
  /** The weight that counts, before steps and minimum. */
  readonly rawG: number;
  readonly chargedG: number;
  /** Further steps after the first weight. */
  readonly steps: number;
  readonly firstPrice: Minor;
  readonly stepPrice: Minor;
  readonly freight: Minor;
  readonly basis: WeightBasis;
}

export type PriceLineCode =
  | 'freight_box'
  | 'freight_order'
  | 'remote'
  | 'fuel'
  | 'box_material'
  | 'box_accessorial'
  | 'order_accessorial'
  | 'insurance'
  | 'discount'
  | 'coupon'
  | 'agreed';

/** One printed line. Discounts are negative; a line of 0 is never printed. */
export interface PriceLine {
  readonly code: PriceLineCode;
  readonly amount: Minor;
  readonly params: PriceParams;
}

/** The sums of D1; `total` is exactly the sum of the lines. */
export interface PriceTotals {
  /** Freight (box_total_amount). */
  readonly boxTotal: Minor;
  /** Box material and box services (box_total_service_amount). */
  readonly boxService: Minor;
  /** Remote, fuel and order services (order_total_service_amount). */
  readonly orderService: Minor;
  readonly insurance: Minor;
  /** Level discount and coupon, as a positive amount, at most the freight. */
  readonly discount: Minor;
  readonly total: Minor;
  readonly chargedG: number;
}

export interface PricedOrder {
  readonly boxes: readonly PricedBox[];
  readonly lines: readonly PriceLine[];
  readonly totals: PriceTotals;
}
