import { PickupStatus, PickUpType } from '@parcelway/contracts/statuses';
import { canMove, isLive, PICKUP_MOVES } from './pickup-status';

const all = Object.values(PickupStatus);
const types = Object.values(PickUpType);
const always = ['0-1', '0-5', '1-2', '1-5', '2-3', '2-4', '3-4'];
const cases = types.flatMap((type) =>
  all.flatMap((from) =>
    all.map((to) => {
      const move = `${from}-${to}`;
      return [
        type,
        from,
        to,
        always.includes(move) || (move === '1-4' && type === PickUpType.dropOff),
      ] as const;
    }),
  ),
);

describe('pickup moves', () => {
  it('are given for every status from 0 to 5', () => {
    expect([...all].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(Object.keys(PICKUP_MOVES)).toHaveLength(6);
  });

  it.each(cases)('type %i, %i to %i: %s', (type, from, to, allowed) => {
    expect(canMove(from, to, type)).toBe(allowed);
  });

  it('leave every pickup live but a cancelled one', () => {
    expect(all.filter((status) => !isLive(status))).toEqual([PickupStatus.cancelled]);
  });
});
