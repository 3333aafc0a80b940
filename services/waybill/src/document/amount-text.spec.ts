import { amountText } from './amount-text';

describe('amount as printed', () => {
  it.each([
    ['181.14', 'GBP', '£181.14'],
    ['1284.00', 'GBP', '£1,284.00'],
    ['-6.68', 'GBP', '−£6.68'],
    ['0.00', 'GBP', '£0.00'],
    ['1650.00', 'CNY', 'CNY 1,650.00'],
    ['-1234567.8', 'EUR', '−EUR 1,234,567.8'],
    ['1000000', 'JPY', 'JPY 1,000,000'],
  ])('prints %s %s as %s', (amount, currency, expected) => {
    expect(amountText({ amount, currency })).toBe(expected);
  });
});
