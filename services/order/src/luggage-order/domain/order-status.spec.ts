import { OrderStatus } from '@parcelway/contracts/statuses';
import { canMove, nextStatuses, ORDER_MOVES } from './order-status';

const all = Object.values(OrderStatus);
/** The table of D2 in numbers. */
const expected: Record<number, number[]> = {
  0: [1, 9],
  1: [2, 9],
  2: [3, 4, 9],
  3: [4, 8],
  4: [5, 6, 8],
  5: [6, 8, 10],
  6: [7, 8],
  7: [8, 11],
  8: [10],
  9: [],
  10: [],
  11: [],
};
const pairs = all.flatMap((from) =>
  all.map((to) => [from, to, expected[from]?.includes(to) ?? false] as const),
);

describe('luggage order states', () => {
  it('are numbered 0 to 11 and all stand in the table', () => {
    expect([...all].sort((a, b) => a - b)).toEqual([...Array(12).keys()]);
    expect(Object.keys(ORDER_MOVES)).toHaveLength(12);
  });

  it.each(pairs)('%i to %i: %s', (from, to, allowed) => {
    expect(canMove(from, to)).toBe(allowed);
  });

  it.each(all.map((heldFrom) => [heldFrom, [3, 4, 5, 6, 7].includes(heldFrom)] as const))(
    'a hold that came from %i goes back there: %s',
    (heldFrom, allowed) => {
      const others = all.filter((to) => to !== heldFrom && to !== OrderStatus.returned);
      expect(canMove(OrderStatus.onHold, heldFrom, heldFrom)).toBe(
        allowed || heldFrom === OrderStatus.returned,
      );
      expect(others.some((to) => canMove(OrderStatus.onHold, to, heldFrom))).toBe(false);
      expect(canMove(OrderStatus.onHold, OrderStatus.returned, heldFrom)).toBe(true);
    },
  );

  it('every state that may be held is one a hold may go back to', () => {
    for (const from of all.filter((state) => canMove(state, OrderStatus.onHold))) {
      expect(nextStatuses(OrderStatus.onHold, from)).toEqual([from, OrderStatus.returned]);
    }
  });

  it('a remembered hold opens nothing for an order that is not on hold', () => {
    expect(canMove(OrderStatus.completed, OrderStatus.inTransit, OrderStatus.inTransit)).toBe(false);
  });
});
