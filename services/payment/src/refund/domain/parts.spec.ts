import fc from 'fast-check';
import { leftOf, partsOf } from './parts';

describe('what is taken from several payments', () => {
  const [newest, used, oldest] = [{ left: 500n }, { left: 0n }, { left: 2_000n }];

  it('takes the first sources first and of each no more than it has', () => {
    expect(partsOf([newest, used, oldest], 700n)).toEqual([
      { source: newest, amount: 500n },
      { source: oldest, amount: 200n },
    ]);
    expect(partsOf([newest, oldest], 2_501n)).toBeNull();
    expect(partsOf([newest], 0n)).toEqual([]);
  });

  it('gives what is asked for to the penny, or nothing', () => {
    const sources = fc.array(fc.record({ left: fc.bigInt(0n, 10_000n) }), { maxLength: 6 });
    fc.assert(
      fc.property(sources, fc.bigInt(1n, 20_000n), (some, wanted) => {
        const parts = partsOf(some, wanted);
        expect(parts === null).toBe(wanted > leftOf(some));
        if (!parts) return;
        expect(parts.reduce((sum, { amount }) => sum + amount, 0n)).toBe(wanted);
        expect(parts.every(({ source, amount }) => amount > 0n && amount <= source.left)).toBe(true);
      }),
    );
  });
});
