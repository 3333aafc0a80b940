import { outstandingOf, payLabelOf, payStatusOf } from './pay-status';

describe('a bill', () => {
  it.each([
    [8640n, 0n, 0n, 1, '1', 8640n],
    [8640n, 8639n, 0n, 1, 'part_paid', 1n],
    [8640n, 8640n, 0n, 2, '2', 0n],
    [8640n, 9000n, 0n, 2, '2', 0n],
    [5000n, 5000n, 2000n, 2, 'part_refunded', 0n],
    [5000n, 5000n, 4999n, 2, 'part_refunded', 0n],
    [5000n, 5000n, 5000n, 3, '3', 0n],
    [5000n, 3000n, 1000n, 1, 'part_paid', 2000n],
    [5000n, 3000n, 3000n, 3, '3', 2000n],
    [5000n, 10_000n, 5000n, 2, 'part_refunded', 0n],
    [0n, 0n, 0n, 2, '2', 0n],
  ])('of %s with %s paid and %s refunded has status %i, shown as %s, %s to pay', (...row) => {
    const [due, paid, refunded, status, label, outstanding] = row;
    const amounts = { due, paid, refunded };
    expect(payStatusOf(amounts)).toBe(status);
    expect(payLabelOf(amounts)).toBe(label);
    expect(outstandingOf(amounts)).toBe(outstanding);
  });
});
