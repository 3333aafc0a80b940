import { PaymentRecordStatus } from '@parcelway/contracts/statuses';
import { canMove, canPayerCancel, isTerminal, PAYMENT_MOVES } from './payment-status';

const all = Object.values(PaymentRecordStatus);
const expected: Record<string, string[]> = {
  created: ['processing', 'requires_action', 'succeeded', 'failed', 'cancelled', 'expired'],
  processing: ['requires_action', 'succeeded', 'failed', 'cancelled'],
  requires_action: ['processing', 'succeeded', 'failed', 'cancelled', 'expired'],
  succeeded: [],
  failed: ['processing', 'requires_action', 'succeeded', 'cancelled', 'expired'],
  cancelled: [],
  expired: [],
};
const pairs = all.flatMap((from) =>
  all.map((to) => [from, to, expected[from]?.includes(to) ?? false] as const),
);

describe('payment moves', () => {
  it('are given for all seven states', () => {
    expect(Object.keys(PAYMENT_MOVES).sort()).toEqual([...all].sort());
    expect(all).toHaveLength(7);
  });

  it.each(pairs)('%s to %s: %s', (from, to, allowed) => {
    expect(canMove(from, to)).toBe(allowed);
  });

  it('end in succeeded, cancelled and expired', () => {
    expect(all.filter(isTerminal).sort()).toEqual(['cancelled', 'expired', 'succeeded']);
  });

  it('let the payer cancel before money moves only', () => {
    expect(all.filter(canPayerCancel).sort()).toEqual(['created', 'requires_action']);
  });
});
