import type { RuleName, WaybillHold } from '@parcelway/contracts';
import type { PriceOverride } from '../price-override/price-override';
import type { PriceLineCode, WeightBasis } from '../quote/domain/price-result';

/**
 * What an order keeps of its price: every rule, number and price used, so that later edits of prices never change an old order. Money is
 * decimal text of minor units' currency, weights grams, sizes millimetres.
 */
export interface StoredQuote {
  /** ISO instant the prices were taken at. */
  readonly at: string;
  readonly price_book: string;
  readonly channel: {
    readonly id: number;
    readonly code: string;
    readonly name_zh: string;
    readonly name_en: string;
    readonly transport: string;
    readonly carrier_code: string;
    readonly customs_form: string;
    readonly waybill_no_id: number;
    readonly divisor: number | null;
    readonly volumetric_mode: string;
    readonly weigh_by: string;
    readonly weight_step_g: number;
    readonly min_charge_g: number;
    readonly fuel_bp: number;
  };
  readonly price: {
    readonly id: number;
    readonly first_weight_g: number;
    readonly first_price: string;
    readonly step_price: string;
  };
  readonly packaging_lines: readonly {
    readonly id: number;
    readonly box_ids: string;
    readonly price: string;
  }[];
  readonly remote_rule: {
    readonly id: number;
    readonly code: string;
    readonly min_amount: string;
    readonly per_kg_amount: string;
  } | null;
  readonly level: {
    readonly group_id: number;
    readonly name_zh: string;
    readonly name_en: string;
    readonly discount_bp: number;
  };
  readonly insurance: { readonly id: number; readonly cover: string; readonly premium: string } | null;
  /** Absent on orders that were placed before there were extra services. */
  readonly accessorials?: readonly StoredAccessorial[];
  readonly coupon?: { readonly amount: string } | { readonly rate_bp: number } | null;
  /** Where the price was agreed with the customer. */
  readonly override?: PriceOverride;
  readonly lines: readonly StoredLine[];
}

/** An extra service at the price it was sold at. */
export interface StoredAccessorial {
  readonly id: number;
  readonly price_id: number;
  readonly code: string;
  readonly name_zh: string;
  readonly name_en: string;
  readonly scope: 'order' | 'box' | 'kg';
  readonly amount: string | null;
  readonly rate_bp: number | null;
  readonly min_amount: string | null;
  readonly max_amount: string | null;
  readonly fuel_applies: boolean;
  readonly quantity: number;
}

/** A printed line; bigint figures of the formula are kept as digit strings with the suffix `n`. */
export interface StoredLine {
  readonly code: PriceLineCode;
  readonly amount: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** The row that gave it; absent on lines of orders that were placed before lines named one. */
  readonly rule?: RuleName;
}

export interface StoredPackage {
  readonly no: number;
  readonly weight_g: number;
  readonly length_mm: number;
  readonly width_mm: number;
  readonly height_mm: number;
  readonly packaging_box_id: number;
  readonly box_name_zh: string;
  readonly box_name_en: string;
  readonly vol_g: number;
  readonly charged_g: number;
  readonly basis: WeightBasis;
  readonly steps: number;
  readonly freight: string;
  readonly declared_value: string;
  /** Without goods that travel at their owner's risk; absent on orders that were placed before it was kept. */
  readonly insurable_value?: string;
  /** What the warehouse measured; absent until then, sizes only where they were taken. */
  readonly measured?: MeasuredBox;
  readonly items: readonly StoredItem[];
}

export interface MeasuredBox {
  readonly weight_g: number;
  readonly length_mm: number | null;
  readonly width_mm: number | null;
  readonly height_mm: number | null;
}

export interface StoredItem {
  readonly category_id: number;
  readonly category_zh: string;
  readonly category_en: string;
  readonly hs_code: string;
  readonly name_zh: string;
  readonly name_en: string;
  readonly quantity: number;
  readonly unit_price: string;
}

export interface WaybillCopy {
  readonly waybill_no: string;
  readonly status: number;
  readonly package_no: number;
  /** Why it waits; null or absent = it does not. */
  readonly hold?: WaybillHold['hold'];
  readonly duty?: WaybillHold['duty'];
  /** Of the news that the two came with. */
  readonly hold_sequence?: number;
}
