import type { SheetOrderRow } from '../../api/types';
import { choose, isPayable, MOST_CHOSEN, portions, totalsOf } from './sheet-choice';

const order = (id: number, part: Partial<SheetOrderRow> = {}): SheetOrderRow =>
  ({
    id,
    status: 0,
    pay_status: 1,
    is_void: false,
    amount: '4.05',
    currency: 'GBP',
    ...part,
  }) as SheetOrderRow;

describe('packages that are paid together', () => {
  it.each([
    [{}, true],
    [{ pay_status: 2 }, false],
    [{ status: 2 }, false],
    [{ is_void: true }, false],
  ])('may be chosen when %j: %s', (part, may) => {
    expect(isPayable(order(1, part))).toBe(may);
    expect(choose(new Map(), [order(1, part)], true).size).toBe(may ? 1 : 0);
  });

  it('are added and taken away', () => {
    const two = choose(new Map(), [order(1), order(2)], true);
    expect([...choose(two, [order(1)], false).keys()]).toEqual([2]);
    expect([...two.keys()]).toEqual([1, 2]);
  });

  it('are no more than one may choose', () => {
    const many = Array.from({ length: MOST_CHOSEN + 5 }, (_, id) => order(id));
    expect(choose(new Map(), many, true).size).toBe(MOST_CHOSEN);
  });

  it('cost what each costs, by currency', () => {
    expect(totalsOf([order(1), order(2), order(3, { amount: '10.00', currency: 'CNY' })])).toEqual([
      { currency: 'GBP', amount: '8.10' },
      { currency: 'CNY', amount: '10.00' },
    ]);
  });

  it('are sent a few at a time, each once', () => {
    expect(portions([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(portions([], 2)).toEqual([]);
  });
});
