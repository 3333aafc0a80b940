import { ceilDiv, type Minor } from '@parcelway/money';
import type { BoxInput, ChannelTariff, PackagingLine, PriceRow } from './price-input';
import type { PricedBox, Refusal, WeightBasis } from './price-result';

/** Stands in a packaging line for every kind of box that no line names, and for an order weighed as one. */
export const ANY_BOX = 0;

/** A weight charged in steps: D1, steps 3 to 6. */
export interface Freight {
  readonly chargedG: number;
  readonly steps: number;
  readonly firstPrice: Minor;
  readonly stepPrice: Minor;
  readonly freight: Minor;
  /** True when the channel's minimum, not the weight, decided. */
  readonly isMinimum: boolean;
}

/** The limit that a box passes, or null: weight, then longest side, then girth L + 2(W + H) with L the longest side. */
export function refuseBox(channel: ChannelTariff, box: BoxInput): Refusal | null {
  const sides = [box.lengthMm, box.widthMm, box.heightMm].sort((a, b) => b - a);
  const [longest = 0, middle = 0, shortest = 0] = sides;
  const girth = longest + 2 * (middle + shortest);
  const { maxBoxWeightG, maxSideMm, maxGirthMm } = channel;
  const { no, weightG } = box;
  if (maxBoxWeightG !== null && weightG > maxBoxWeightG) {
    return { reason: 'quote.too_heavy', params: { no, weightG, maxWeightG: maxBoxWeightG } };
  }
  if (maxSideMm !== null && longest > maxSideMm) {
    return { reason: 'quote.too_long', params: { no, sideMm: longest, maxSideMm } };
  }
  if (maxGirthMm !== null && girth > maxGirthMm) {
    return { reason: 'quote.girth', params: { no, girthMm: girth, maxGirthMm } };
  }
  return null;
}

/** Volumetric and counting weight of a box, D1 steps 1 and 2: mm³ over a divisor in cm³/kg is exactly grams. */
export function weighBox(
  channel: ChannelTariff,
  box: BoxInput,
): { volG: number; rawG: number; basis: WeightBasis } {
  const { divisor, volumetricMode } = channel;
  if (divisor === null || volumetricMode === 'none') return { volG: 0, rawG: box.weightG, basis: 'actual' };
  const volume = BigInt(box.lengthMm) * BigInt(box.widthMm) * BigInt(box.heightMm);
  const volG = Number(ceilDiv(volume, BigInt(divisor)));
  if (volG <= box.weightG) return { volG, rawG: box.weightG, basis: 'actual' };
  if (volumetricMode === 'max') return { volG, rawG: volG, basis: 'volumetric' };
  return { volG, rawG: box.weightG + ceilSteps(volG - box.weightG, 2), basis: 'half' };
}

/** Freight of a counting weight. Brackets are closed at the top: a weight exactly on a step is not pushed up (D1). */
export function freightOf(rawG: number, channel: ChannelTariff, price: PriceRow, stepPrice: Minor): Freight {
  const step = channel.weightStepG;
  const steppedG = ceilSteps(rawG, step) * step;
  const chargedG = Math.max(channel.minChargeG, steppedG);
  const steps = Math.max(0, ceilSteps(chargedG - price.firstWeightG, step));
  return {
    chargedG,
    steps,
    firstPrice: price.firstPrice,
    stepPrice,
    freight: price.firstPrice + BigInt(steps) * stepPrice,
    isMinimum: chargedG > steppedG,
  };
}

/** Price per further step of a kind of box: its own packaging line, else the line with box 0, else the price row's. */
export function stepPriceOf(boxId: number, lines: readonly PackagingLine[], price: PriceRow): Minor {
  const own = lines.find((line) => line.boxIds.includes(boxId));
  const any = lines.find((line) => line.boxIds.includes(ANY_BOX));
  return (own ?? any)?.price ?? price.stepPrice;
}

/** Kinds of box that stand in more than one line of a price, in ascending order; a price with any is not saved (D1). */
export function boxesInTwoLines(lines: readonly PackagingLine[]): number[] {
  const named = lines.flatMap((line) => [...new Set(line.boxIds)]);
  return [...new Set(named.filter((boxId, index) => named.indexOf(boxId) !== index))].sort((a, b) => a - b);
}

/** Weighs and prices one box on its own. */
export function priceBox(
  channel: ChannelTariff,
  price: PriceRow,
  lines: readonly PackagingLine[],
  box: BoxInput,
): PricedBox {
  const { volG, rawG, basis } = weighBox(channel, box);
  const { isMinimum, ...freight } = freightOf(
    rawG,
    channel,
    price,
    stepPriceOf(box.packagingBoxId, lines, price),
  );
  return { no: box.no, volG, rawG, basis: isMinimum ? 'minimum' : basis, ...freight };
}

/** How many whole parts of `size` cover `amount`; exact for safe integers, where a float quotient need not be. */
function ceilSteps(amount: number, size: number): number {
  return (amount - (amount % size)) / size + (amount % size > 0 ? 1 : 0);
}
