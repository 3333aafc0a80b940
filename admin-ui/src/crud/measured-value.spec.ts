import { readMeasured, unitOf, writeMeasured } from './measured-value';

describe('measured values', () => {
  it('reads kilograms, centimetres and percent into whole stored units', () => {
    expect(readMeasured('grams', '12.3')).toBe(12300);
    expect(readMeasured('millimetres', '30.5')).toBe(305);
    expect(readMeasured('basisPoints', '12.75')).toBe(1275);
    expect(readMeasured('integer', '7')).toBe(7);
  });

  it('keeps money a decimal string with the decimals of its currency', () => {
    expect(readMeasured('money', '9.5')).toBe('9.50');
    expect(readMeasured('money', '9', 'JPY')).toBe('9');
    expect(readMeasured('money', '9.555')).toBeUndefined();
  });

  it('answers null for nothing and undefined for text that is no such number', () => {
    expect(readMeasured('grams', ' ')).toBeNull();
    expect(readMeasured('grams', '12.')).toBeUndefined();
    expect(readMeasured('integer', '1.5')).toBeUndefined();
    expect(readMeasured('millimetres', '30.55')).toBeUndefined();
  });

  it('writes stored units as people write them', () => {
    expect(writeMeasured('grams', 12300)).toBe('12.30');
    expect(writeMeasured('grams', 12345)).toBe('12.345');
    expect(writeMeasured('millimetres', 600)).toBe('60');
    expect(writeMeasured('basisPoints', 1275)).toBe('12.75');
    expect(writeMeasured('money', '9.50')).toBe('9.50');
    expect(writeMeasured('integer', null)).toBe('');
    expect(unitOf('money', 'CNY')).toBe('CNY');
  });
});
