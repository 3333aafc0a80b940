import { fiveAmounts } from './five-amounts';

const paid = (way: 'balance' | 'card' | 'third_party' | 'offline', amount: string, currency = 'GBP') => ({
  ...{ way, amount, currency },
});

describe('the five amounts of a sheet order', () => {
  it.each([
    ['nothing', [], [0n, 0n, 0n, 0n, 0n, 0n]],
    ['the balance', [paid('balance', '8.20')], [820n, 0n, 820n, 0n, 820n, 0n]],
    ['another balance', [paid('balance', '8.20', 'EUR')], [820n, 0n, 820n, 820n, 0n, 0n]],
    ['a card', [paid('card', '8.20')], [820n, 820n, 0n, 0n, 0n, 0n]],
    ['a QR code', [paid('third_party', '8.20')], [820n, 820n, 0n, 0n, 0n, 0n]],
    ['cash', [paid('offline', '8.20')], [820n, 0n, 0n, 0n, 0n, 820n]],
    [
      'several',
      [paid('card', '1.00'), paid('balance', '2.00'), paid('offline', '4.00')],
      [700n, 100n, 200n, 0n, 200n, 400n],
    ],
  ] as const)('of %s', (_name, payments, [whole, third, money, foreign, internal, offline]) => {
    expect(fiveAmounts(payments, 'GBP')).toEqual({
      ...{ paidAmount: whole, thirdPartyPaidAmount: third, moneyPaidAmount: money },
      ...{ foreignMoneyPaidAmount: foreign, internalMoneyPaidAmount: internal, offlinePaidAmount: offline },
    });
  });
});
