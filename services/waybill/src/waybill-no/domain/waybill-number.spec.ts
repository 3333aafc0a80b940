import fc from 'fast-check';
import { isS10 } from '@parcelway/checks';
import { hasWrongDigit, serialOf, waybillNumber } from './waybill-number';

const postal = { kind: 's10', service: 'RR', country: 'GB' } as const;

describe('waybillNumber', () => {
  it.each([
    [47_312_482, 'RR473124829GB'],
    [8, 'RR000000080GB'],
    [15, 'RR000000155GB'],
  ])('of postal serial %i is %s', (serial, number) => {
    expect(waybillNumber(postal, serial)).toBe(number);
  });

  it('of our own series carries the same check digit', () => {
    expect(waybillNumber({ kind: 'own', prefix: 'PWY' }, 47_312_482)).toBe('PWY473124829');
  });

  it.each([-1, 1.5, 100_000_000])('refuses serial %d in both series', (serial) => {
    expect(() => waybillNumber(postal, serial)).toThrow(RangeError);
    expect(() => waybillNumber({ kind: 'own', prefix: 'PWY' }, serial)).toThrow(RangeError);
  });

  it('refuses a prefix that no label can carry', () => {
    expect(() => waybillNumber({ kind: 'own', prefix: 'pw-' }, 1)).toThrow(RangeError);
  });

  it('gives every serial a valid number of its own', () => {
    const serial = fc.integer({ min: 0, max: 99_999_999 });
    fc.assert(
      fc.property(serial, serial, (a, b) => {
        expect(isS10(waybillNumber(postal, a))).toBe(true);
        expect(waybillNumber(postal, a) === waybillNumber(postal, b)).toBe(a === b);
      }),
    );
  });
});

describe('serialOf', () => {
  const own = { kind: 'own', prefix: 'PWY' } as const;

  it('finds the serial of every number that a series makes, in no other series', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (serial) => {
        expect(serialOf(postal, waybillNumber(postal, serial))).toBe(serial);
        expect(serialOf(own, waybillNumber(own, serial))).toBe(serial);
        expect(serialOf({ ...postal, service: 'RA' }, waybillNumber(postal, serial))).toBeNull();
        expect(serialOf({ kind: 'own', prefix: 'PW' }, waybillNumber(own, serial))).toBeNull();
      }),
    );
  });

  it.each(['RR473124828GB', 'RR47312482GB', 'RR', '', 'RRGB'])('is null for %s', (number) =>
    expect(serialOf(postal, number)).toBeNull(),
  );
});

describe('hasWrongDigit', () => {
  it.each([
    ['RR473124829GB', false],
    ['RR473124828GB', true],
    ['PWY473124828', false],
    ['AB000123', false],
  ])('%s: %s', (number, isWrong) => expect(hasWrongDigit(number)).toBe(isWrong));
});
