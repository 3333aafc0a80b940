import { CommissionStatus } from '@parcelway/contracts/statuses';
import { canMoveCommission } from './commission-status';

const { pending, confirmed, settled, cancelled } = CommissionStatus;

describe('moves of a commission', () => {
  const allowed: readonly (readonly [CommissionStatus, CommissionStatus])[] = [
    [pending, confirmed],
    [pending, cancelled],
    [confirmed, settled],
    [confirmed, cancelled],
  ];
  const all = Object.values(CommissionStatus);

  it.each(all.flatMap((from) => all.map((to) => [from, to] as const)))('%i → %i', (from, to) => {
    expect(canMoveCommission(from, to)).toBe(allowed.some(([left, right]) => left === from && right === to));
  });
});
