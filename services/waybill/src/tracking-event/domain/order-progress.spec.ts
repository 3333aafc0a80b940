import { leastAdvanced } from './order-progress';

describe('leastAdvanced', () => {
  it.each([
    [[2, 5], 2],
    [[8, 6], 6],
    [[9, 7], 9],
    [[8, 8], 8],
    [[10, 8], 8],
    [[11, 4], 4],
    [[12, 4], 4],
    [[11, 11], 11],
    [[11, 12], 12],
    [[], 0],
  ] as const)('of boxes at %j is %i', (statuses, shown) => {
    expect(leastAdvanced(statuses)).toBe(shown);
  });
});
