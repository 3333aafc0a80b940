import type { Minor } from '@parcelway/money';

/**
 * What a price is made of: plain values, already looked up. Money is minor units of one currency, weights are whole
 * grams, sizes whole millimetres, `bp` are basis points (100 = 1 %). The rules are D1 (docs/domain).
 */
export interface PriceInput {
  readonly channel: ChannelTariff;
  /** The price row that is live for this member and instant (`resolvePrice`). */
  readonly price: PriceRow;
  /** The price row's packaging lines; no box may stand in two (`boxesInTwoLines`). */
  readonly packagingLines: readonly PackagingLine[];
  /** At least one. */
  readonly boxes: readonly BoxInput[];
  /** The channel's remote rule when the receiver's postcode is on its list, else null. */
  readonly remote: RemoteCharge | null;
  /** The member level's share off the freight. */
  readonly levelDiscountBp: number;
  readonly accessorials: readonly Accessorial[];
  /** The cover chosen, else null. */
  readonly insurance: Insurance | null;
  /** The coupon to take off, else null. */
  readonly coupon: Coupon | null;
}

/** The channel's rules of weighing and its limits. */
export interface ChannelTariff {
  /** Volume in cm³ that counts as a kilogram; null = volume is not looked at. */
  readonly divisor: number | null;
  /** Charge the greater of weight and volume, half of what volume has more, or weight only. */
  readonly volumetricMode: 'max' | 'half' | 'none';
  /** Price each box, or the whole order as one weight. */
  readonly weighBy: 'box' | 'order';
  /** Charged weights are whole steps, rounded up. */
  readonly weightStepG: number;
  /** Least charged weight of a box, or of the order when that is weighed as one. */
  readonly minChargeG: number;
  /** Caps of one box; null = none. A box exactly at a cap is accepted. */
  readonly maxBoxWeightG: number | null;
  readonly maxSideMm: number | null;
  readonly maxGirthMm: number | null;
  readonly fuelBp: number;
}

/** First weight and further steps. */
export interface PriceRow {
  readonly firstWeightG: number;
  readonly firstPrice: Minor;
  /** Per further step, unless a packaging line says otherwise. */
  readonly stepPrice: Minor;
}

/** A price per further step for some kinds of box; box 0 stands for all that no line names. */
export interface PackagingLine {
  readonly boxIds: readonly number[];
  readonly price: Minor;
}

/** One packed box as declared or measured. */
export interface BoxInput {
  /** Its number in the order, from 1. */
  readonly no: number;
  readonly packagingBoxId: number;
  readonly weightG: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  /** Price of the carton itself; 0 for the customer's own. */
  readonly materialPrice: Minor;
}

/** Surcharge for far places: the greater of a minimum and an amount per charged kilogram. */
export interface RemoteCharge {
  readonly minAmount: Minor;
  readonly perKgAmount: Minor;
}

/** An extra service at its price. Limits hold for the printed line. */
export interface Accessorial {
  readonly code: string;
  /** Counted once per order, per box, or per charged kilogram. */
  readonly scope: 'order' | 'box' | 'kg';
  /** An amount per count, or a share of the order's freight. */
  readonly price: { readonly amount: Minor } | { readonly rateBp: number };
  readonly minAmount: Minor | null;
  readonly maxAmount: Minor | null;
  /** Whether the fuel surcharge is charged on it too. */
  readonly fuelApplies: boolean;
  /** How often it was ordered, at least 1. */
  readonly quantity: number;
  /** Scope box: the boxes it is for, by number; null = every box. */
  readonly boxNos: readonly number[] | null;
}

/** Cover and what it costs. */
export interface Insurance {
  readonly cover: Minor;
  readonly premium: Minor;
}

/** Takes off an amount or a share of the freight; never more than what the level discount left of the freight. */
export type Coupon = { readonly amount: Minor } | { readonly rateBp: number };

/** Far beyond any parcel (100 m, 1,000 t); below them every sum and volume stays a safe integer. */
const MAX_SIDE_MM = 100_000;
const MAX_WEIGHT_G = 1_000_000_000;

/**
 * Stops wrong figures before they become a price.
 * @throws RangeError for figures that no caller may send: no box, a negative or fractional weight or size, a step or
 *   divisor of 0
 */
export function assertPriceInput(input: PriceInput): void {
  const { channel, price } = input;
  if (input.boxes.length === 0) throw new RangeError('a price needs at least one box');
  whole('weightStepG', channel.weightStepG, 1);
  if (channel.divisor !== null) whole('divisor', channel.divisor, 1);
  whole('minChargeG', channel.minChargeG);
  whole('fuelBp', channel.fuelBp);
  whole('levelDiscountBp', input.levelDiscountBp);
  whole('firstWeightG', price.firstWeightG);
  for (const box of input.boxes) {
    whole('weightG', box.weightG, 0, MAX_WEIGHT_G);
    whole('lengthMm', box.lengthMm, 0, MAX_SIDE_MM);
    whole('widthMm', box.widthMm, 0, MAX_SIDE_MM);
    whole('heightMm', box.heightMm, 0, MAX_SIDE_MM);
  }
  for (const accessorial of input.accessorials) whole('quantity', accessorial.quantity, 1);
}

function whole(name: string, value: number, least = 0, most = Number.MAX_SAFE_INTEGER): void {
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new RangeError(`${name} must be a whole number from ${least} to ${most}: ${value}`);
  }
}
