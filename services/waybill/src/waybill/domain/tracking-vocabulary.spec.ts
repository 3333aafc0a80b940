import { toKarrio, toShippo } from './tracking-vocabulary';

describe('the words of other systems', () => {
  it.each([
    [0, 'pending', 'PRE_TRANSIT'],
    [1, 'picked_up', 'TRANSIT'],
    [2, 'in_transit', 'TRANSIT'],
    [3, 'in_transit', 'TRANSIT'],
    [4, 'in_transit', 'TRANSIT'],
    [5, 'in_transit', 'TRANSIT'],
    [6, 'out_for_delivery', 'TRANSIT'],
    [7, 'ready_for_pickup', 'TRANSIT'],
    [8, 'delivered', 'DELIVERED'],
    [9, 'delivery_failed', 'FAILURE'],
    [10, 'return_to_sender', 'RETURNED'],
    [11, 'cancelled', null],
    [12, 'unknown', 'UNKNOWN'],
  ] as const)('for status %i are %s and %s', (status, karrio, shippo) => {
    expect(toKarrio(status)).toBe(karrio);
    expect(toShippo(status)).toBe(shippo);
  });

  it('call a parcel stopped in customs on hold, and no other', () => {
    expect(toKarrio(5, true)).toBe('on_hold');
    expect(toKarrio(6, true)).toBe('out_for_delivery');
  });
});
