import { refusalOfWay } from './offer';

const limits = { currencies: ['GBP', 'EUR'], minAmount: 100n, maxAmount: 50_000n, billTypes: [] };
const wanted = { currency: 'GBP', billTypes: ['order'], amount: 8_640n };

describe('a way to pay', () => {
  it.each([
    ['takes what fits', limits, wanted, null],
    ['takes exactly its limits', limits, { ...wanted, amount: 100n }, null],
    ['takes anything without limits', { ...limits, minAmount: null, maxAmount: null }, wanted, null],
    [
      'takes any currency where none is named',
      { ...limits, currencies: [] },
      { ...wanted, currency: 'CNY' },
      null,
    ],
    ['refuses another currency', limits, { ...wanted, currency: 'CNY' }, 'pay.way_closed'],
    ['refuses too little', limits, { ...wanted, amount: 99n }, 'pay.way_min'],
    ['refuses too much', limits, { ...wanted, amount: 50_001n }, 'pay.way_max'],
    ['takes the bills it is for', { ...limits, billTypes: ['order', 'tax'] }, wanted, null],
    ['refuses other bills', { ...limits, billTypes: ['recharge'] }, wanted, 'pay.way_closed'],
    [
      'refuses bills of which one is another',
      { ...limits, billTypes: ['order'] },
      { ...wanted, billTypes: ['order', 'tax'] },
      'pay.way_closed',
    ],
  ] as const)('%s', (_case, way, asked, code) => {
    expect(refusalOfWay(way, asked)?.code ?? null).toBe(code);
  });

  it('says how much it takes', () => {
    expect(refusalOfWay(limits, { ...wanted, amount: 1n })?.params).toEqual({ currency: 'GBP', min: '1.00' });
  });
});
