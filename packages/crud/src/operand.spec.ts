import { readOperand } from './operand';
import type { Operand } from './operand';
import { money, integer, flag, instant, date } from '@parcelway/contracts/resources';

const read = (field: Parameters<typeof readOperand>[0], text: string): Operand | null =>
  readOperand(field, text);

describe('operands', () => {
  it.each([
    ['whole', integer('', ''), '12', '12'],
    ['money in major units', money('', ''), '10.5', '1050'],
    ['a negative amount', money('', ''), '-0.01', '-1'],
    ['a flag', flag('', ''), 'true', true],
    ['a day', date('', ''), '2026-02-28 10:00:00', '2026-02-28'],
  ] as const)('reads %s as one value', (_name, field, text, value) => {
    expect(read(field, text)).toMatchObject({ value, point: expect.any(String) as unknown });
  });

  it.each([
    ['a fraction among whole numbers', integer('', ''), '12.5', '13'],
    ['a negative fraction', integer('', ''), '-12.5', '-12'],
    ['less than a penny', money('', ''), '0.005', '1'],
    ['more than 64 bits', integer('', ''), '9'.repeat(30), '9223372036854775807'],
  ] as const)('reads %s as the gap it falls into', (_name, field, text, value) => {
    expect(read(field, text)).toEqual({ value, low: '$::bigint', high: '$::bigint' });
  });

  it.each([
    [integer('', ''), '1e3'],
    [integer('', ''), "1' OR 1=1"],
    [money('', ''), '£1'],
    [flag('', ''), 'yes'],
    [date('', ''), '2026-02-30'],
    [instant('', ''), '2026-02-30 10:00:00'],
    [instant('', ''), '0000-01-01 00:00:00'],
    [instant('', ''), 'tomorrow'],
  ])('knows what is no value of its field: %o %s', (field, text) => {
    expect(read(field, text)).toBeNull();
  });

  it.each([
    ['2026-07-01', 'day'],
    ['2026-07-01 10:00', 'minute'],
    ['2026-07-01 10:00:00', 'second'],
    ['2026-07-01T10:00:00Z', 'second'],
    ['2026-07-01T10:00:00.123Z', 'millisecond'],
    ['1782896400', 'second'],
  ])('takes %s for the whole %s', (text, unit) => {
    expect(read(instant('', ''), text)).toMatchObject({
      high: expect.stringContaining(`1 ${unit}`) as unknown,
    });
  });
});
