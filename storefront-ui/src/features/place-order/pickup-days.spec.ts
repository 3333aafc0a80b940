import { dayChips } from './pickup-days';

const day = (date: string, open = true) => ({ date, open });

describe('pickup days', () => {
  const list = ['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'];

  it('shows five days first and all when asked', () => {
    const days = list.map((date) => day(date));
    expect(dayChips(days, false)).toHaveLength(5);
    expect(dayChips(days, true)).toHaveLength(6);
  });

  it('marks the day where the month changes', () => {
    expect(
      dayChips(
        list.map((date) => day(date)),
        true,
      )
        .filter((chip) => chip.showMonth)
        .map((chip) => chip.date),
    ).toEqual(['2026-12-01']);
  });

  it('reaches the first open day over a run of closed ones', () => {
    const days = list.map((date, index) => day(date, index === 5));
    expect(dayChips(days, false)).toHaveLength(6);
  });

  it('shows nothing of an empty list', () => expect(dayChips([], false)).toEqual([]));
});
