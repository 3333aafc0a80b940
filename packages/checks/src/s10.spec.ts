import fc from 'fast-check';
import { isS10, makeS10, s10CheckDigit } from './s10';

describe('S10 identifiers', () => {
  it.each(['RR473124829GB', 'RR000000080GB', 'RR000000155GB'])('%s is valid', (number) => {
    expect(isS10(number)).toBe(true);
  });

  it.each([
    ['RR473124828GB', 'wrong check digit'],
    ['RR473124892GB', 'two digits swapped'],
    ['rr473124829gb', 'lower case'],
    ['RR 473 124 829 GB', 'broken by spaces'],
    ['JR473124829GB', 'reserved service'],
    ['RR47312482GB', 'a digit short'],
    ['RR473124829GBX', 'text after it'],
    ['', 'nothing'],
  ])('%s is refused: %s', (number) => {
    expect(isS10(number)).toBe(false);
  });

  it.each([
    [47312482, 'RR473124829GB'],
    [8, 'RR000000080GB'],
    [15, 'RR000000155GB'],
  ])('serial %i becomes %s', (serial, number) => {
    expect(makeS10('RR', serial, 'GB')).toBe(number);
  });

  it.each(['JA', 'KA', 'SA', 'TA', 'WA', 'R', 'rr', 'R1'])('refuses service %s', (service) => {
    expect(() => makeS10(service, 1, 'GB')).toThrow(RangeError);
  });

  it('refuses a serial or a country out of range', () => {
    expect(() => makeS10('RR', 100_000_000, 'GB')).toThrow(RangeError);
    expect(() => makeS10('RR', -1, 'GB')).toThrow(RangeError);
    expect(() => makeS10('RR', 1.5, 'GB')).toThrow(RangeError);
    expect(() => makeS10('RR', 1, 'gbr')).toThrow(RangeError);
    expect(() => s10CheckDigit('1234567')).toThrow(RangeError);
  });

  it('makes numbers that check, and of which no other check digit does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.integer({ min: 1, max: 9 }),
        (serial, shift) => {
          const number = makeS10('EE', serial, 'GB');
          const wrong = (Number(number[10]) + shift) % 10;
          expect(isS10(number)).toBe(true);
          expect(isS10(`${number.slice(0, 10)}${wrong}${number.slice(11)}`)).toBe(false);
        },
      ),
    );
  });
});
