import { keptOf } from './kept-of';

describe('what is kept of a storage order', () => {
  it.each([
    ['its cost while the deposit is still here', 3_640n, 4_140n, 0n, 3_640n],
    ['its cost once the deposit went back', 3_640n, 4_140n, 500n, 3_640n],
    ['less after a refund', 3_640n, 4_140n, 1_500n, 2_640n],
    ['nothing after all went back', 3_640n, 4_140n, 4_140n, 0n],
    ['what was paid, where a last night was not asked for', 3_640n, 3_120n, 0n, 3_120n],
  ])('%s', (_what, cost, paidAmount, refundedAmount, kept) =>
    expect(keptOf(cost, { paidAmount, refundedAmount })).toBe(kept),
  );
});
