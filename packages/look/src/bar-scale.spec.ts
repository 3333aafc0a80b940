import { barScale } from './bar-scale';

describe('scale of bars', () => {
  it('reaches over every value in round steps, with zero among the lines', () => {
    expect(barScale([0, 120, -64.2, 0, 200, -19.3, 0])).toEqual({
      low: -100,
      high: 200,
      ticks: [-100, 0, 100, 200],
    });
    expect(barScale([0, 64, 19, 12])).toEqual({ low: 0, high: 100, ticks: [0, 50, 100] });
    expect(barScale([-3])).toEqual({ low: -3, high: 0, ticks: [-3, -2, -1, 0] });
  });

  it('has a place for small sums and for none', () => {
    expect(barScale([0.4]).ticks).toEqual([0, 1]);
    expect(barScale([0, 0])).toEqual({ low: 0, high: 1, ticks: [0] });
  });

  it.each([[[7]], [[999_999]], [[-1, 1]], [[1234.56, -0.01]]])('holds %j with few lines', (values) => {
    const { low, high, ticks } = barScale(values);
    expect(low).toBeLessThanOrEqual(Math.min(...values));
    expect(high).toBeGreaterThanOrEqual(Math.max(...values));
    expect(ticks).toContain(0);
    expect(ticks.length).toBeLessThanOrEqual(6);
  });
});
