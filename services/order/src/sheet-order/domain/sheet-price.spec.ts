import { couponOff, freightOf, reducedBy } from './sheet-price';

const lines = [
  { code: 'freight_box', amount: '10.00' },
  { code: 'fuel', amount: '1.20' },
  { code: 'discount', amount: '-0.50' },
];
const snapshot = { price_book: 'v1', price_id: 1, lines };

describe('a coupon on a package', () => {
  it('is measured by its freight', () => {
    expect(freightOf(snapshot, 'GBP')).toBe(1_000n);
  });

  it.each([
    ['an amount', { amount: 300n }, 300n],
    ['a share of the freight', { rateBp: 2_500 }, 250n],
    ['no more than the level discount leaves of the freight', { amount: 5_000n }, 950n],
    ['nor as a share', { rateBp: 10_000 }, 950n],
  ])('takes off %s', (_what, coupon, off) => {
    expect(couponOff(coupon, snapshot, 'GBP')).toBe(off);
  });

  it('is a line of its own, and gone without a trace', () => {
    const listed = { amount: 1_070n, discount: 0n, snapshot };
    const reduced = reducedBy(listed, 300n, 'GBP');
    expect(reduced).toEqual({
      amount: 770n,
      discount: 300n,
      snapshot: { ...snapshot, lines: [...lines, { code: 'coupon', amount: '-3.00' }] },
    });
    expect(reducedBy(reduced, 0n, 'GBP')).toEqual(listed);
    expect(reducedBy(reduced, 200n, 'GBP')).toEqual(reducedBy(listed, 200n, 'GBP'));
  });
});
