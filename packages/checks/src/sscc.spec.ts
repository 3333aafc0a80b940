import { isSscc18, sscc18CheckDigit } from './sscc';

describe('SSCC-18', () => {
  it.each(['095287654321012346', '350123450000000016'])('%s is valid', (sscc) => {
    expect(isSscc18(sscc)).toBe(true);
    expect(sscc18CheckDigit(sscc.slice(0, 17))).toBe(Number(sscc[17]));
  });

  it.each(['095287654321012345', '09528765432101234', '0095287654321012346', '09528765432101234X', ''])(
    '%j is refused',
    (sscc) => {
      expect(isSscc18(sscc)).toBe(false);
    },
  );

  it('gives check digit 0 for a sum that ends in 0', () => {
    expect(sscc18CheckDigit('00000000000000000')).toBe(0);
  });

  it('refuses anything but 17 digits', () => {
    expect(() => sscc18CheckDigit('123')).toThrow(RangeError);
  });
});
