import { isChoosable } from './coupon-choice';

describe('a coupon for an order that staff place', () => {
  it.each([
    ['its kind', { kind: 'store', valid_from: 5 }, true],
    ['both kinds', { kind: 'both', valid_from: 5 }, true],
    ['another kind', { kind: 'luggage', valid_from: 5 }, false],
    ['packages', { kind: 'sheet', valid_from: 5 }, false],
    ['later', { kind: 'store', valid_from: 6 }, false],
  ] as const)('for %s', (_what, coupon, isOffered) =>
    expect(isChoosable(coupon, 'store', 5_000)).toBe(isOffered),
  );
});
