import { batched } from './batched';

describe('batched', () => {
  /** Work that is done when it is told to. */
  function heldWork() {
    const batches: (readonly number[])[] = [];
    const free: (() => void)[] = [];
    const twice = batched(async (items: readonly number[]) => {
      batches.push(items);
      await new Promise<void>((resolve) => free.push(resolve));
      return items.map((item) => 2 * item);
    }, 3);
    const next = async (): Promise<void> => {
      free.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    };
    return { batches, twice, next };
  }

  it('begins at once, gathers meanwhile, and answers everyone', async () => {
    const { batches, twice, next } = heldWork();
    const first = twice(1);
    await next();
    const later = [twice(2), twice(3)];
    await next();
    expect(batches).toEqual([[1], [2, 3]]);
    await next();
    await expect(Promise.all([first, ...later])).resolves.toEqual([2, 4, 6]);
  });

  it('keeps to its most', async () => {
    const { batches, twice, next } = heldWork();
    const first = twice(0);
    await next();
    const rest = [1, 2, 3, 4].map(twice);
    await next();
    expect(batches).toEqual([[0], [1, 2, 3], [4]]);
    await next();
    await next();
    await expect(Promise.all([first, ...rest])).resolves.toHaveLength(5);
  });

  it('lets nobody fail for the item of another, and goes on', async () => {
    const inverse = batched((items: readonly number[]) => {
      if (items.includes(0)) return Promise.reject(new Error('no inverse'));
      return Promise.resolve(items.map((item) => 1 / item));
    }, 10);
    const settled = await Promise.allSettled([2, 0, 4].map(inverse));
    expect(settled.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
      0.5,
      'failed',
      0.25,
    ]);
    await expect(inverse(5)).resolves.toBe(0.2);
  });
});
