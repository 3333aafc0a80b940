import { parseMoney } from '@parcelway/money';
import { priceOrder } from '../../quote/domain/price-formula';
import type { BoxInput, Coupon, PriceInput } from '../../quote/domain/price-input';
import type { StoredPackage, StoredQuote } from '../stored-quote';

/**
 * What the measured boxes cost more (or less, below zero) than the declared ones, in minor units: both are priced by the rules the order was
 * sold at, so that a price that was edited since, and every line that weight has no part in, cancels out. Caps of the channel are not
 * looked at: the box is here. Where a side was not measured, the declared one counts.
 */
export function remeasuredDifference(quote: StoredQuote, packages: readonly StoredPackage[]): bigint {
  const declared = packages.map((one) => boxOf(one, one));
  const measured = packages.map((one) => boxOf(one, measuredSizes(one)));
  return totalOf(quote, measured) - totalOf(quote, declared);
}

interface Sizes {
  readonly weight_g: number;
  readonly length_mm: number;
  readonly width_mm: number;
  readonly height_mm: number;
}

function measuredSizes(one: StoredPackage): Sizes {
  const { measured } = one;
  return {
    weight_g: measured?.weight_g ?? one.weight_g,
    length_mm: measured?.length_mm ?? one.length_mm,
    width_mm: measured?.width_mm ?? one.width_mm,
    height_mm: measured?.height_mm ?? one.height_mm,
  };
}

function boxOf(one: StoredPackage, sizes: Sizes): BoxInput {
  return {
    no: one.no,
    packagingBoxId: one.packaging_box_id,
    weightG: sizes.weight_g,
    lengthMm: sizes.length_mm,
    widthMm: sizes.width_mm,
    heightMm: sizes.height_mm,
    materialPrice: 0n,
  };
}

function totalOf(quote: StoredQuote, boxes: readonly BoxInput[]): bigint {
  const { channel, price } = quote;
  const input: PriceInput = {
    channel: {
      divisor: channel.divisor,
      volumetricMode: channel.volumetric_mode as PriceInput['channel']['volumetricMode'],
      weighBy: channel.weigh_by as PriceInput['channel']['weighBy'],
      weightStepG: channel.weight_step_g,
      minChargeG: channel.min_charge_g,
      maxBoxWeightG: null,
      maxSideMm: null,
      maxGirthMm: null,
      fuelBp: channel.fuel_bp,
    },
    price: {
      firstWeightG: price.first_weight_g,
      firstPrice: parseMoney(price.first_price),
      stepPrice: parseMoney(price.step_price),
    },
    packagingLines: quote.packaging_lines.map((line) => ({
      boxIds: line.box_ids.split(',').map(Number),
      price: parseMoney(line.price),
    })),
    boxes,
    remote: quote.remote_rule && {
      minAmount: parseMoney(quote.remote_rule.min_amount),
      perKgAmount: parseMoney(quote.remote_rule.per_kg_amount),
    },
    levelDiscountBp: quote.level.discount_bp,
    accessorials: (quote.accessorials ?? []).map((service) => ({
      code: service.code,
      scope: service.scope,
      price:
        service.rate_bp === null
          ? { amount: parseMoney(service.amount ?? '0') }
          : { rateBp: service.rate_bp },
      minAmount: service.min_amount === null ? null : parseMoney(service.min_amount),
      maxAmount: service.max_amount === null ? null : parseMoney(service.max_amount),
      fuelApplies: service.fuel_applies,
      quantity: service.quantity,
      boxNos: null,
    })),
    insurance: null,
    coupon: couponOf(quote),
  };
  const priced = priceOrder(input);
  if ('refused' in priced) throw new Error('an order without caps was refused');
  return priced.totals.total;
}

function couponOf({ coupon }: StoredQuote): Coupon | null {
  if (!coupon) return null;
  return 'rate_bp' in coupon ? { rateBp: coupon.rate_bp } : { amount: parseMoney(coupon.amount) };
}
