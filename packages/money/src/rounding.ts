/** Money as a count of minor units (pence, fen, yen). The currency stands beside it, never inside. */
export type Minor = bigint;

/** One percent is 100 basis points. */
const BASIS_POINTS = 10_000n;

/**
 * Divides and rounds to the nearest integer, halves away from zero: 5/2 is 3, -5/2 is -3 (D0, docs/domain).
 * @throws RangeError when the denominator is zero
 */
export function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const n = numerator < 0n ? -numerator : numerator;
  const d = denominator < 0n ? -denominator : denominator;
  const rounded = (2n * n + d) / (2n * d);
  return negative ? -rounded : rounded;
}

/**
 * Divides and rounds up towards positive infinity: 7/2 is 4, 6/2 is 3, -7/2 is -3.
 * @throws RangeError when the denominator is zero
 */
export function ceilDiv(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  const exact = quotient * denominator === numerator;
  return !exact && numerator < 0n === denominator < 0n ? quotient + 1n : quotient;
}

/**
 * A share of an amount in basis points (1275 is 12.75 %), rounded half up once; halves of a negative go away from zero.
 * @throws RangeError when `basisPoints` is not an integer
 */
export function percentOf(amount: Minor, basisPoints: number | bigint): Minor {
  return roundHalfUp(amount * BigInt(basisPoints), BASIS_POINTS);
}

/** The sum of amounts of one currency; 0 for none. */
export function sumMinor(amounts: Iterable<Minor>): Minor {
  let sum = 0n;
  for (const amount of amounts) sum += amount;
  return sum;
}
