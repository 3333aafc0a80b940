import { OrderCounts } from './order-counts';

describe('totals of order lists', () => {
  it('are counted each time while the list is short', async () => {
    const counts = new OrderCounts();
    expect(await counts.total('a', async () => 25, 0)).toBe(25);
    expect(await counts.total('a', async () => 26, 1)).toBe(26);
  });

  it('are reused for five seconds when the list is long, each list its own', async () => {
    const counts = new OrderCounts();
    expect(await counts.total('a', async () => 8_412, 0)).toBe(8_412);
    expect(await counts.total('a', async () => 8_500, 5_000)).toBe(8_412);
    expect(await counts.total('b', async () => 8_500, 5_000)).toBe(8_500);
  });

  it('are counted once in the background after that, while everybody still gets the known one', async () => {
    const counts = new OrderCounts();
    await counts.total('a', async () => 8_412, 0);
    let asked = 0;
    const slow = (): Promise<number> => {
      asked += 1;
      return Promise.resolve(8_413);
    };
    expect(await Promise.all([counts.total('a', slow, 5_001), counts.total('a', slow, 5_001)])).toEqual([
      8_412, 8_412,
    ]);
    expect(asked).toBe(1);
    expect(await counts.total('a', slow, 5_002)).toBe(8_413);
  });

  it('are counted anew when the known one is older than half a minute', async () => {
    const counts = new OrderCounts();
    await counts.total('a', async () => 8_412, 0);
    expect(await counts.total('a', async () => 8_413, 30_001)).toBe(8_413);
  });
});
