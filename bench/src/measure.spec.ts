import { median, percentile } from './measure';

describe('percentile', () => {
  const hundred = Float64Array.from({ length: 100 }, (_, index) => index + 1);

  it('of 1 to 100 is 50 at a half and 99 at 99 %', () => {
    expect(percentile(hundred, 0.5)).toBe(50);
    expect(percentile(hundred, 0.99)).toBe(99);
  });

  it('of one value is that value at every share', () => {
    expect(percentile(Float64Array.of(7), 0.5)).toBe(7);
    expect(percentile(Float64Array.of(7), 0.99)).toBe(7);
  });

  it('of no value is not a number', () => {
    expect(percentile(new Float64Array(0), 0.5)).toBeNaN();
  });
});

describe('median', () => {
  it('of three rounds is the middle one, in whatever order they came', () => {
    expect(median([900, 100, 500])).toBe(500);
  });

  it('of two rounds is their mean', () => {
    expect(median([1, 2])).toBe(1.5);
  });

  it('of no round is not a number', () => {
    expect(median([])).toBeNaN();
  });
});
