import { RefundStatus } from '@parcelway/contracts/statuses';
import { canMoveRefund, HOLDING } from './refund-status';

const { pending, approved, processing, settled, failed, rejected } = RefundStatus;

describe('moves of a refund request', () => {
  const allowed = new Set(
    [
      [pending, approved],
      [pending, rejected],
      [approved, processing],
      [approved, settled],
      [processing, settled],
      [processing, failed],
      [failed, processing],
    ].map(String),
  );
  const all = Object.values(RefundStatus);

  it.each(all.flatMap((from) => all.map((to) => [from, to] as const)))('%s → %s', (from, to) => {
    expect(canMoveRefund(from, to)).toBe(allowed.has(String([from, to])));
  });

  it('holds the money until it is rejected or has failed', () => {
    expect([...HOLDING].sort()).toEqual([approved, pending, processing, settled].sort());
  });
});
