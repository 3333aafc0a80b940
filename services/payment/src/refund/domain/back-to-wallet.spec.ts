import fc from 'fast-check';
import { backToWallet } from './back-to-wallet';

describe('what goes back to a balance in another currency', () => {
  it.each([
    [1200n, 0n, 1405n, 1200n, 1405n],
    [1200n, 0n, 1405n, 400n, 468n],
    [1200n, 400n, 1405n, 400n, 469n],
    [1200n, 800n, 1405n, 400n, 468n],
    [3n, 0n, 1n, 1n, 0n],
    [3n, 1n, 1n, 1n, 1n],
    [3n, 2n, 1n, 1n, 0n],
  ])('of %s paid, %s refunded and %s taken, for %s is %s', (paid, refunded, taken, amount, back) => {
    expect(backToWallet({ paid, refunded, taken }, amount)).toBe(back);
  });

  it('is never below zero and in all just what was taken, whatever the refunds were', () => {
    const parts = fc.array(fc.bigInt({ min: 1n, max: 10n ** 6n }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(parts, fc.bigInt({ min: 1n, max: 10n ** 9n }), (amounts, taken) => {
        const paid = amounts.reduce((sum, amount) => sum + amount, 0n);
        let [refunded, given] = [0n, 0n];
        for (const amount of amounts) {
          const back = backToWallet({ paid, refunded, taken }, amount);
          expect(back >= 0n).toBe(true);
          refunded += amount;
          given += back;
        }
        expect(given).toBe(taken);
      }),
    );
  });
});
