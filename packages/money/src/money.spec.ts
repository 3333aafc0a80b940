import fc from 'fast-check';
import { currencyDecimals, formatMoney, parseMoney } from './money';

describe('money text', () => {
  it.each([
    ['181.14', 'GBP', 18114n],
    ['-6.68', 'GBP', -668n],
    ['0.00', 'GBP', 0n],
    ['0.05', 'USD', 5n],
    ['1000', 'JPY', 1000n],
    ['1.250', 'KWD', 1250n],
    ['2.50', 'XXX', 250n],
  ])('%s %s is %s minor units, both ways', (text, currency, minor) => {
    expect(parseMoney(text, currency)).toBe(minor);
    expect(formatMoney(minor, currency)).toBe(text);
  });

  it('writes a whole pound with its pence', () => {
    expect(formatMoney(parseMoney('5'))).toBe('5.00');
  });

  it.each([
    ['GBP', 2],
    ['EUR', 2],
    ['CNY', 2],
    ['HKD', 2],
    ['KRW', 0],
    ['jpy', 0],
    ['CLF', 4],
    ['???', 2],
  ])('%s has %i decimals', (currency, decimals) => {
    expect(currencyDecimals(currency)).toBe(decimals);
  });

  it('refuses half a penny and half a yen', () => {
    expect(() => parseMoney('0.005')).toThrow('too_many_decimals');
    expect(() => parseMoney('1.5', 'JPY')).toThrow('too_many_decimals');
  });

  it('keeps 10.10 + 0.20 at 10.30', () => {
    expect(formatMoney(parseMoney('10.10') + parseMoney('0.20'))).toBe('10.30');
  });

  it('survives a round trip in every currency', () => {
    const int64 = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
    fc.assert(
      fc.property(int64, fc.constantFrom('GBP', 'JPY', 'KWD', 'CNY'), (minor, currency) => {
        expect(parseMoney(formatMoney(minor, currency), currency)).toBe(minor);
      }),
    );
  });
});
