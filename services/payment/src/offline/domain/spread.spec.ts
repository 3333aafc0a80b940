import { spread } from './spread';

const parts = [
  { bill: 'a', amount: 5_000n },
  { bill: 'b', amount: 3_640n },
];

describe('money that came in for several bills', () => {
  it.each([
    ['all of it', 8_640n, { a: 5_000n, b: 3_640n }],
    ['less', 6_000n, { a: 5_000n, b: 1_000n }],
    ['just the first', 5_000n, { a: 5_000n }],
    ['not even the first', 1n, { a: 1n }],
    ['nothing', 0n, {}],
    ['more', 9_000n, { a: 5_000n, b: 3_640n }],
  ] as const)('%s fills one after the other', (_case, received, expected) => {
    expect(Object.fromEntries(spread(parts, received).map(({ bill, amount }) => [bill, amount]))).toEqual(
      expected,
    );
  });
});
