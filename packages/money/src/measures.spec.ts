import fc from 'fast-check';
import { cmToMm, gramsToKg, kgToGrams, mmToCm } from './measures';

describe('weights and sizes', () => {
  it.each([
    ['12.30', 12300],
    ['8.04', 8040],
    ['0.01', 10],
    ['1.25', 1250],
    ['70', 70000],
    ['1.2345000', undefined],
    ['12.3000', 12300],
  ])('%s kg is %s grams', (kg, grams) => {
    if (grams === undefined) expect(() => kgToGrams(kg)).toThrow('too_many_decimals');
    else expect(kgToGrams(kg)).toBe(grams);
  });

  it.each([
    [12300, undefined, '12.30'],
    [12345, undefined, '12.345'],
    [10, undefined, '0.01'],
    [0, undefined, '0.00'],
    [12000, 0, '12'],
    [12500, 1, '12.5'],
    [12300, 3, '12.300'],
  ])('%i grams with at least %s decimals is %s kg', (grams, minDecimals, kg) => {
    expect(gramsToKg(grams, minDecimals)).toBe(kg);
  });

  it.each([
    ['60', 600, '60'],
    ['30.5', 305, '30.5'],
    ['60.00', 600, '60'],
    ['0.1', 1, '0.1'],
    ['100', 1000, '100'],
  ])('%s cm is %i mm, written back as %s', (cm, mm, text) => {
    expect(cmToMm(cm)).toBe(mm);
    expect(mmToCm(mm)).toBe(text);
  });

  it('refuses a negative weight, a fraction of a millimetre and more grams than a number holds', () => {
    expect(() => kgToGrams('-1')).toThrow('sign_not_allowed');
    expect(() => cmToMm('30.55')).toThrow('too_many_decimals');
    expect(() => kgToGrams('9007199254741')).toThrow('out_of_range');
  });

  it('survives a round trip for every gram and millimetre', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 3 }), (value, minDecimals) => {
        expect(kgToGrams(gramsToKg(value, minDecimals))).toBe(value);
        expect(cmToMm(mmToCm(value))).toBe(value);
      }),
    );
  });
});
