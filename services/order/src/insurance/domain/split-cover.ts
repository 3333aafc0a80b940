import type { Minor } from '@parcelway/money';

export interface BoxValue {
  readonly no: number;
  /** Worth of its goods that can be insured. */
  readonly insurable: Minor;
}

export interface BoxCover {
  readonly no: number;
  readonly cover: Minor;
  readonly premium: Minor;
}

/** The most an order can be insured for: what its goods and their carriage are worth, also where more is included for free (D7). */
export function coverOf(
  bought: Minor,
  worth: { readonly insurable: Minor; readonly carriage: Minor },
): Minor {
  const most = worth.insurable + worth.carriage;
  return bought < most ? bought : most;
}

/**
 * Shares cover and premium of an order among its boxes: evenly where the rule counts by box, else by what their goods are worth. The shares
 * add up exactly.
 */
export function splitCover(
  { cover, premium, scope }: { cover: Minor; premium: Minor; scope: 'order' | 'box' },
  boxes: readonly BoxValue[],
): BoxCover[] {
  const hasWorth = boxes.some(({ insurable }) => insurable > 0n);
  const weights = boxes.map(({ insurable }) => (scope === 'order' && hasWorth ? insurable : 1n));
  const covers = shares(cover, weights);
  const premiums = shares(premium, weights);
  return boxes.map(({ no }, index) => ({
    no,
    cover: covers[index] ?? 0n,
    premium: premiums[index] ?? 0n,
  }));
}

/** Each gets what the sum up to it has more than the sum before it. */
function shares(amount: Minor, weights: readonly bigint[]): Minor[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  let before = 0n;
  let weight = 0n;
  return weights.map((one) => {
    weight += one;
    const upTo = total === 0n ? 0n : (amount * weight) / total;
    const share = upTo - before;
    before = upTo;
    return share;
  });
}
