import { type Minor, percentOf, roundHalfUp, sumMinor } from '@parcelway/money';
import type { Accessorial, BoxInput, Coupon, RemoteCharge } from './price-input';
import type { PriceLine, PriceParams } from './price-result';

const GRAMS_PER_KG = 1000n;

/** What the charges on top of freight are counted by. */
export interface FreightBase {
  readonly freight: Minor;
  readonly chargedG: number;
  readonly boxNos: readonly number[];
}

/** Cartons: one line per price of a carton, however many kinds of box have that price. */
export function materialLines(boxes: readonly BoxInput[]): PriceLine[] {
  const prices = [...new Set(boxes.map((box) => box.materialPrice))];
  return prices.map((unitPrice) => {
    const sold = boxes.filter((box) => box.materialPrice === unitPrice);
    const boxIds = [...new Set(sold.map((box) => box.packagingBoxId))].join(',');
    return {
      code: 'box_material',
      amount: unitPrice * BigInt(sold.length),
      params: { unitPrice, count: sold.length, boxIds },
    };
  });
}

/** Remote surcharge: the greater of the minimum and the amount per charged kilogram (D1). */
export function remoteLine(remote: RemoteCharge, { chargedG }: FreightBase): PriceLine {
  const byWeight = perKg(remote.perKgAmount, chargedG);
  const isMinimum = byWeight < remote.minAmount;
  return {
    code: 'remote',
    amount: isMinimum ? remote.minAmount : byWeight,
    params: {
      basis: isMinimum ? 'minimum' : 'weight',
      minimum: remote.minAmount,
      perKg: remote.perKgAmount,
      chargedG,
      byWeight,
    },
  };
}

/** One extra service: amount times count, or a share of the order's freight, kept within its limits; one line. */
export function accessorialLine(accessorial: Accessorial, base: FreightBase): PriceLine {
  const { scope, price, minAmount, maxAmount } = accessorial;
  const count = countOf(accessorial, base);
  const { freight, chargedG } = base;
  const unlimited =
    'rateBp' in price ? percentOf(freight, price.rateBp) : amountFor(price.amount, scope, count, chargedG);
  const atLeast = minAmount !== null && minAmount > unlimited ? minAmount : unlimited;
  const limited = maxAmount !== null && maxAmount < atLeast ? maxAmount : atLeast;
  return {
    code: scope === 'box' ? 'box_accessorial' : 'order_accessorial',
    // A service for boxes that are not in the order costs nothing, not even its minimum.
    amount: count === 0 ? 0n : limited,
    params: {
      code: accessorial.code,
      scope,
      count,
      ...('rateBp' in price ? { bp: price.rateBp, base: freight } : { unitPrice: price.amount }),
      ...(scope === 'kg' && { chargedG }),
      ...(limited > unlimited && { minimum: limited }),
      ...(limited < unlimited && { maximum: limited }),
    },
  };
}

/** Fuel surcharge on freight, remote surcharge and those services that carry it, rounded once (D1). */
export function fuelLine(bp: number, freight: Minor, remote: Minor, services: Minor): PriceLine {
  const base = freight + remote + services;
  return { code: 'fuel', amount: percentOf(base, bp), params: { bp, base, freight, remote, services } };
}

/** Level discount and coupon as negative lines, each rounded on its own; together never more than the freight (D0, D1). */
export function discountLines(levelBp: number, coupon: Coupon | null, freight: Minor): PriceLine[] {
  const level = least(percentOf(freight, levelBp), freight);
  const lines: PriceLine[] = [{ code: 'discount', amount: -level, params: { bp: levelBp, base: freight } }];
  if (coupon) {
    const face = couponWorth(coupon, freight);
    const params: PriceParams =
      'rateBp' in coupon ? { bp: coupon.rateBp, base: freight, face } : { face, base: freight };
    lines.push({ code: 'coupon', amount: -least(face, freight - level), params });
  }
  return lines;
}

/** What a coupon takes off: its amount or its share of `base`, at most `most`. */
export function couponWorth(coupon: Coupon, base: Minor, most?: Minor): Minor {
  const face = 'rateBp' in coupon ? percentOf(base, coupon.rateBp) : coupon.amount;
  return most === undefined ? face : least(face, most);
}

/** The sum of the lines' amounts. */
export function sumOf(lines: readonly PriceLine[]): Minor {
  return sumMinor(lines.map((line) => line.amount));
}

function countOf({ scope, boxNos, quantity }: Accessorial, base: FreightBase): number {
  if (scope !== 'box') return quantity;
  return base.boxNos.filter((no) => boxNos === null || boxNos.includes(no)).length * quantity;
}

function amountFor(unitPrice: Minor, scope: Accessorial['scope'], count: number, chargedG: number): Minor {
  const amount = unitPrice * BigInt(count);
  return scope === 'kg' ? perKg(amount, chargedG) : amount;
}

function perKg(amount: Minor, chargedG: number): Minor {
  return roundHalfUp(amount * BigInt(chargedG), GRAMS_PER_KG);
}

function least(a: Minor, b: Minor): Minor {
  return a < b ? a : b;
}
