import fc from 'fast-check';
import { convert, currencyDecimals, formatMoney, parseMoney } from './money';

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

describe('money of one currency in another', () => {
  it.each([
    [1200n, 'GBP', 'EUR', '1.1708', 1405n],
    [-1200n, 'GBP', 'EUR', '1.1708', -1405n],
    [1n, 'GBP', 'EUR', '0.5', 1n],
    [1n, 'GBP', 'EUR', '0.49999999', 0n],
    [18114n, 'GBP', 'JPY', '190.55', 34516n],
    [34516n, 'JPY', 'GBP', '0.00524797', 18114n],
    [18114n, 'GBP', 'KWD', '0.3871', 70119n],
    [70119n, 'KWD', 'GBP', '2.58331180', 18114n],
    [1500n, 'JPY', 'KWD', '0.00203', 3045n],
    [3045n, 'KWD', 'JPY', '492.6', 1500n],
    [0n, 'GBP', 'EUR', '1.1708', 0n],
    [10n ** 15n, 'GBP', 'CNY', '9.12345678', 9_123_456_780_000_000n],
  ])('%s %s are in %s at %s %s', (minor, from, to, rate, converted) => {
    expect(convert(minor, from, to, rate)).toBe(converted);
  });

  it('is off by half a minor unit at most, and more money is never less', () => {
    const minor = fc.bigInt({ min: 0n, max: 10n ** 12n });
    const scaled = fc.bigInt({ min: 1n, max: 10n ** 12n });
    fc.assert(
      fc.property(minor, minor, scaled, (one, other, rate) => {
        const at = `${rate / 10n ** 8n}.${String(rate % 10n ** 8n).padStart(8, '0')}`;
        const converted = convert(one, 'GBP', 'EUR', at);
        const off = converted * 10n ** 8n - one * rate;
        expect(2n * (off < 0n ? -off : off) <= 10n ** 8n).toBe(true);
        if (one <= other) expect(converted <= convert(other, 'GBP', 'EUR', at)).toBe(true);
      }),
    );
  });

  it.each(['', '1.123456789', '1e3', '-1'])('at the rate %j is refused', (rate) => {
    expect(() => convert(1n, 'GBP', 'EUR', rate)).toThrow();
  });
});
