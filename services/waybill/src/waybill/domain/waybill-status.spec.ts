import fc from 'fast-check';
import { WaybillStatus } from '@parcelway/contracts/statuses';
import { canMove, canVoid, isTerminal, statusFromEvents, WAYBILL_MOVES } from './waybill-status';

const all = Object.values(WaybillStatus);
const ends = [8, 10, 11];
const pairs = all.flatMap((from) =>
  all.map((to) => {
    const voids = to === 11 && (from === 0 || from === 1);
    const follows = to !== 0 && to !== 11 && to !== from;
    return [from, to, !ends.includes(from) && (voids || follows)] as const;
  }),
);
const at = (time: string) => new Date(`2026-04-17T${time}Z`);

describe('waybill moves', () => {
  it('are given for every status from 0 to 12', () => {
    expect([...all].sort((a, b) => a - b)).toEqual([...Array(13).keys()]);
    expect(Object.keys(WAYBILL_MOVES)).toHaveLength(13);
  });

  it.each(pairs)('%i to %i: %s', (from, to, allowed) => {
    expect(canMove(from, to)).toBe(allowed);
  });

  it('end in delivered, returned and void', () => {
    expect(all.filter(isTerminal)).toEqual(ends);
  });

  it('allow a void only while the label is ready or the parcel just collected', () => {
    expect(all.filter(canVoid)).toEqual([0, 1]);
  });
});

describe('statusFromEvents', () => {
  it('is label ready without events', () => {
    expect(statusFromEvents([])).toBe(WaybillStatus.created);
  });

  it('follows the newest event by its own time, not by arrival', () => {
    const events = [
      { status: WaybillStatus.customs, at: at('12:00') },
      { status: WaybillStatus.outbound, at: at('09:00') },
    ];
    expect(statusFromEvents(events)).toBe(WaybillStatus.customs);
  });

  it('stays delivered when an older event arrives late and delivered comes twice', () => {
    const events = [
      { status: WaybillStatus.delivered, at: at('10:00') },
      { status: WaybillStatus.outbound, at: at('09:00') },
      { status: WaybillStatus.delivered, at: at('10:00') },
    ];
    expect(statusFromEvents(events)).toBe(WaybillStatus.delivered);
  });

  it('stays delivered when a newer event says otherwise', () => {
    const events = [
      { status: WaybillStatus.delivered, at: at('10:00') },
      { status: WaybillStatus.outbound, at: at('11:00') },
    ];
    expect(statusFromEvents(events)).toBe(WaybillStatus.delivered);
  });

  it('ignores a void that comes after the parcel reached the warehouse', () => {
    const events = [
      { status: WaybillStatus.inbound, at: at('10:00') },
      { status: WaybillStatus.cancelled, at: at('11:00') },
    ];
    expect(statusFromEvents(events)).toBe(WaybillStatus.inbound);
  });

  it.each([
    [[5, 6], 6],
    [[6, 9], 9],
    [[9, 8], 8],
    [[12, 3], 3],
  ] as const)('of %j at the same instant shows the further stage, %i', (statuses, shown) => {
    expect(statusFromEvents(statuses.map((status) => ({ status, at: at('10:00') })))).toBe(shown);
  });

  it('does not depend on the order of arrival', () => {
    const event = fc.record({
      status: fc.constantFrom(...all),
      at: fc.integer({ min: 0, max: 5 }).map((hour) => at(`0${hour}:00`)),
    });
    const arrivals = fc
      .array(event, { maxLength: 8 })
      .chain((events) =>
        fc.tuple(
          fc.constant(events),
          fc.shuffledSubarray(events, { minLength: events.length, maxLength: events.length }),
        ),
      );
    fc.assert(
      fc.property(arrivals, ([events, shuffled]) => {
        expect(statusFromEvents(shuffled)).toBe(statusFromEvents(events));
      }),
    );
  });
});
