import fc from 'fast-check';
import { DecimalError, formatDecimal, parseDecimal } from './decimal';

const reasonOf = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    if (error instanceof DecimalError) return error.reason;
    throw error;
  }
  return 'accepted';
};

describe('parseDecimal', () => {
  it.each([
    ['0', 2, 0n],
    ['12.3', 3, 12300n],
    ['12.30', 3, 12300n],
    ['007', 0, 7n],
    ['0.01', 2, 1n],
    ['9007199254740993', 0, 9007199254740993n],
    ['92233720368547758.07', 2, 9223372036854775807n],
  ])('reads %s at scale %i exactly', (text, scale, value) => {
    expect(parseDecimal(text, scale)).toBe(value);
  });

  it.each([
    ['', 'blank'],
    ['  ', 'blank'],
    [' 1', 'not_a_decimal'],
    ['1 ', 'not_a_decimal'],
    ['1\n', 'not_a_decimal'],
    ['.5', 'not_a_decimal'],
    ['5.', 'not_a_decimal'],
    ['1e3', 'not_a_decimal'],
    ['0x10', 'not_a_decimal'],
    ['1,000', 'not_a_decimal'],
    ['1.2.3', 'not_a_decimal'],
    ['NaN', 'not_a_decimal'],
    ['１２', 'not_a_decimal'],
    ['+1', 'sign_not_allowed'],
    ['-1', 'sign_not_allowed'],
    ['1.005', 'too_many_decimals'],
    ['1.500', 'too_many_decimals'],
    ['92233720368547758.08', 'out_of_range'],
    ['9'.repeat(41), 'out_of_range'],
  ])('refuses %j at scale 2 as %s', (text, reason) => {
    expect(reasonOf(() => parseDecimal(text, 2))).toBe(reason);
  });

  it('takes a minus only when told so, and never a plus', () => {
    expect(parseDecimal('-6.68', 2, { negative: true })).toBe(-668n);
    expect(reasonOf(() => parseDecimal('+6.68', 2, { negative: true }))).toBe('sign_not_allowed');
  });

  it('drops zeros past the scale only when told so, and never another digit', () => {
    expect(parseDecimal('60.00', 1, { trailingZeros: true })).toBe(600n);
    expect(reasonOf(() => parseDecimal('60.01', 1, { trailingZeros: true }))).toBe('too_many_decimals');
  });

  it('refuses a JSON number that came where a string is declared', () => {
    const body = JSON.parse('{"weight":12.3}') as { weight: string };
    expect(reasonOf(() => parseDecimal(body.weight, 3))).toBe('not_a_decimal');
  });

  it('reads back whatever formatDecimal wrote, at every scale', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
        fc.integer({ min: 0, max: 6 }),
        (value, scale) => {
          expect(parseDecimal(formatDecimal(value, scale), scale, { negative: true })).toBe(value);
        },
      ),
    );
  });
});
