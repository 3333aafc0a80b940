import fc from 'fast-check';
import { ceilDiv, percentOf, roundHalfUp, sumMinor } from './rounding';

const amount = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
const divisor = fc.bigInt({ min: 1n, max: 10n ** 6n });

describe('rounding', () => {
  it.each([
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [5n, -2n, -3n],
    [-5n, -2n, 3n],
    [4n, 3n, 1n],
    [-4n, 3n, -1n],
    [0n, 7n, 0n],
    [6n, 3n, 2n],
  ])('rounds %s / %s half up to %s', (numerator, denominator, result) => {
    expect(roundHalfUp(numerator, denominator)).toBe(result);
  });

  it.each([
    [7n, 2n, 4n],
    [6n, 2n, 3n],
    [0n, 2n, 0n],
    [-7n, 2n, -3n],
    [7n, -2n, -3n],
    [-7n, -2n, 4n],
  ])('rounds %s / %s up to %s', (numerator, denominator, result) => {
    expect(ceilDiv(numerator, denominator)).toBe(result);
  });

  it.each([
    [15150n, 1275, 1932n],
    [13350n, 500, 668n],
    [-13350n, 500, -668n],
    [10n, 500, 1n],
    [9n, 500, 0n],
    [12345n, 10000, 12345n],
    [12345n, 0, 0n],
  ])('%s at %i basis points is %s', (base, basisPoints, share) => {
    expect(percentOf(base, basisPoints)).toBe(share);
  });

  it('refuses a percentage that is not a whole basis point', () => {
    expect(() => percentOf(100n, 12.5)).toThrow(RangeError);
  });

  it('adds nothing up to zero and amounts beyond 2^53 exactly', () => {
    expect(sumMinor([])).toBe(0n);
    expect(sumMinor([9007199254740993n, 1n])).toBe(9007199254740994n);
  });

  it('never leaves more than half a unit, and a half only away from zero', () => {
    fc.assert(
      fc.property(amount, divisor, (n, d) => {
        const magnitude = n < 0n ? -n : n;
        const rounded = roundHalfUp(n, d);
        const error = 2n * ((rounded < 0n ? -rounded : rounded) * d - magnitude);
        expect(error > -d && error <= d).toBe(true);
      }),
    );
  });

  it('ceilDiv is the least integer whose product reaches the numerator', () => {
    fc.assert(
      fc.property(amount, divisor, (n, d) => {
        const up = ceilDiv(n, d);
        expect(up * d >= n && (up - 1n) * d < n).toBe(true);
      }),
    );
  });
});
