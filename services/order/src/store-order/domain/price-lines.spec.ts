import { priceLines } from './price-lines';

const price = {
  days: 3n,
  rate: 150n,
  listedRate: 150n,
  discount: 0n,
  premium: 0n,
  deposit: 0n,
  currency: 'GBP',
};

describe('the lines of a storage price', () => {
  it.each([
    ['as listed', {}, [['storage', '4.50']]],
    [
      'with a deposit',
      { deposit: 1000n },
      [
        ['storage', '4.50'],
        ['deposit', '10.00'],
      ],
    ],
    [
      'at an agreed rate',
      { rate: 100n },
      [
        ['storage', '4.50'],
        ['agreed', '-1.50'],
      ],
    ],
    [
      'at an agreed rate with a coupon',
      { rate: 200n, discount: 250n },
      [
        ['storage', '4.50'],
        ['agreed', '1.50'],
        ['coupon', '-2.50'],
      ],
    ],
    [
      'insured, with a deposit',
      { premium: 400n, deposit: 1000n },
      [
        ['storage', '4.50'],
        ['insurance', '4.00'],
        ['deposit', '10.00'],
      ],
    ],
    ['free of charge', { days: 0n }, [['storage', '0.00']]],
  ])('%s', (_, change, lines) =>
    expect(priceLines({ ...price, ...change }).map(({ code, amount }) => [code, amount])).toEqual(lines),
  );
});
