import { scoreOf, scoreToTakeBack } from './bill-score';

const pounds = { perPound: 2, defaultCurrency: 'GBP' };
const sale = { billType: 'order', currency: 'GBP', paid: 18_199n };

describe('the score of a bill', () => {
  it('counts whole pounds', () => {
    expect(scoreOf(sale, pounds)).toBe(362);
    expect(scoreOf({ ...sale, paid: 99n }, pounds)).toBe(0);
    expect(scoreOf(sale, { ...pounds, perPound: 0 })).toBe(0);
  });

  it.each(['tax', 'recharge'])('is nothing for bills of type %s', (billType) => {
    expect(scoreOf({ ...sale, billType }, pounds)).toBe(0);
  });

  it('is nothing in another currency', () => {
    expect(scoreOf({ ...sale, currency: 'CNY' }, pounds)).toBe(0);
  });

  it('stays within what a score can hold', () => {
    expect(scoreOf({ ...sale, paid: 10n ** 15n }, pounds)).toBe(1_000_000_000);
  });

  it.each([
    ['all of it', { given: 100, taken: 0, paid: 5_000n, refunded: 5_000n, score: 300 }, 100],
    ['its share', { given: 100, taken: 0, paid: 5_000n, refunded: 1_250n, score: 300 }, 25],
    ['a share rounded up', { given: 10, taken: 0, paid: 3_000n, refunded: 1_000n, score: 300 }, 4],
    ['only what is left to take', { given: 100, taken: 25, paid: 5_000n, refunded: 5_000n, score: 300 }, 75],
    ['nothing twice', { given: 100, taken: 25, paid: 5_000n, refunded: 1_250n, score: 300 }, 0],
    ['no more than there is', { given: 100, taken: 0, paid: 5_000n, refunded: 5_000n, score: 30 }, 30],
    ['nothing where nothing was given', { given: 0, taken: 0, paid: 5_000n, refunded: 5_000n, score: 9 }, 0],
    ['nothing of a bill without money', { given: 9, taken: 0, paid: 0n, refunded: 0n, score: 9 }, 0],
  ] as const)('is taken back with a refund: %s', (_name, refund, taken) => {
    expect(scoreToTakeBack(refund)).toBe(taken);
  });
});
