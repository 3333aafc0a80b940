import { abandonedFrom, dueNotice, noticeDays, overdueDays } from './overdue-notices';

describe('notices of overdue storage', () => {
  it.each([
    ['2026-12-01', '2026-11-30', 0],
    ['2026-12-01', '2026-12-01', 0],
    ['2026-12-01', '2026-12-02', 1],
    ['2026-03-28', '2026-03-30', 2],
  ])('last day %s, today %s: %i days overdue', (plannedOut, today, days) =>
    expect(overdueDays(plannedOut, today)).toBe(days),
  );

  it.each([
    [0, null, null],
    [1, null, 1],
    [1, 1, null],
    [6, 1, null],
    [7, 1, 7],
    [29, 7, null],
    [30, 7, 30],
    [60, 30, 60],
    [83, 60, 83],
    [200, 83, null],
  ])('%i days overdue, told on day %p: %p', (overdue, given, due) =>
    expect(dueNotice(overdue, given, 90)).toBe(due),
  );

  it('after a standstill are the latest one only', () => expect(dueNotice(90, null, 90)).toBe(83));

  it.each([
    [90, [1, 7, 30, 60, 83]],
    [37, [1, 7, 30]],
    [14, [1, 7]],
    [0, [1]],
  ])('with %i days until abandoned are on %j', (days, told) => expect(noticeDays(days)).toEqual(told));

  it('name the day from which it may be abandoned', () =>
    expect(abandonedFrom('2026-12-31', 90)).toBe('2027-03-31'));
});
