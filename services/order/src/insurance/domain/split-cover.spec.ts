import { coverOf, splitCover } from './split-cover';

const boxes = (...values: bigint[]) => values.map((insurable, index) => ({ no: index + 1, insurable }));

describe('the cover of an order', () => {
  it.each([
    [12_500n, 42_000n, 5_000n, 12_500n],
    [12_500n, 3_000n, 5_000n, 8_000n],
    [12_500n, 7_500n, 5_000n, 12_500n],
    [50_000n, 0n, 5_000n, 5_000n],
  ])('of %d, with goods of %d and carriage of %d, is %d', (bought, insurable, carriage, cover) => {
    expect(coverOf(bought, { insurable, carriage })).toBe(cover);
  });

  it('is shared by what the goods are worth, to the penny', () => {
    expect(splitCover({ cover: 50_000n, premium: 800n, scope: 'order' }, boxes(42_000n, 21_000n))).toEqual([
      { no: 1, cover: 33_333n, premium: 533n },
      { no: 2, cover: 16_667n, premium: 267n },
    ]);
  });

  it.each([1n, 2n, 7n, 99n, 12_500n, 100_001n])('loses nothing of %d among seven boxes', (cover) => {
    const shared = splitCover(
      { cover, premium: 3n, scope: 'order' },
      boxes(1n, 0n, 3n, 333n, 7n, 11n, 1_000n),
    );
    expect(shared.reduce((sum, one) => sum + one.cover, 0n)).toBe(cover);
    expect(shared.reduce((sum, one) => sum + one.premium, 0n)).toBe(3n);
    expect(shared.every((one) => one.cover >= 0n && one.premium >= 0n)).toBe(true);
    expect(shared[1]?.cover).toBe(0n);
  });

  it('is even where the rule counts by box, and where nothing is worth anything', () => {
    const even = [
      { no: 1, cover: 250n, premium: 4n },
      { no: 2, cover: 250n, premium: 4n },
    ];
    expect(splitCover({ cover: 500n, premium: 8n, scope: 'box' }, boxes(1n, 9n))).toEqual(even);
    expect(splitCover({ cover: 500n, premium: 8n, scope: 'order' }, boxes(0n, 0n))).toEqual(even);
  });
});
