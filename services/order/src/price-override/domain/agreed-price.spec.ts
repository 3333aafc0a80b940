import type { PricedOrder } from '../../quote/domain/price-result';
import { atAgreedPrice } from './agreed-price';

/** Freight 133.50, services 37.32, material 9.00, insurance 8.00, discount 6.68: £181.14. */
const priced: PricedOrder = {
  boxes: [],
  lines: [
    { code: 'freight_order', amount: 13350n, params: {} },
    { code: 'fuel', amount: 3732n, params: {} },
    { code: 'box_material', amount: 900n, params: {} },
    { code: 'insurance', amount: 800n, params: {} },
    { code: 'discount', amount: -668n, params: {} },
  ],
  totals: {
    boxTotal: 13350n,
    boxService: 900n,
    orderService: 3732n,
    insurance: 800n,
    discount: 668n,
    total: 18114n,
    chargedG: 24500,
  },
};
const sumOf = ({ lines }: PricedOrder): bigint => lines.reduce((sum, { amount }) => sum + amount, 0n);
const sumOfTotals = ({ totals: t }: PricedOrder): bigint =>
  t.boxTotal + t.boxService + t.orderService + t.insurance - t.discount;

describe('an agreed price', () => {
  it.each([
    ['lower', 15000n, { discount: 3782n, orderService: 3732n }],
    ['the lowest there is: all but the freight', 5432n, { discount: 13350n, orderService: 3732n }],
    ['higher', 20000n, { discount: 668n, orderService: 5618n }],
  ])('%s: a line of its own, and lines and totals still come to the same', (_, agreed, totals) => {
    const result = atAgreedPrice(priced, agreed);
    if ('least' in result) throw new Error('refused');
    expect(result.totals).toMatchObject({ ...totals, total: agreed });
    expect(result.lines.at(-1)).toEqual({
      code: 'agreed',
      amount: agreed - 18114n,
      params: { before: 18114n, agreed },
    });
    expect([sumOf(result), sumOfTotals(result)]).toEqual([agreed, agreed]);
  });

  it('that is the price anyway changes nothing', () => expect(atAgreedPrice(priced, 18114n)).toBe(priced));

  it('below what is charged beside the freight is refused with the least one', () =>
    expect(atAgreedPrice(priced, 5431n)).toEqual({ least: 5432n }));
});
