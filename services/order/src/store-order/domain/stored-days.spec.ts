import { billableDays, daysBetween, londonDate } from './stored-days';

describe('stored days', () => {
  it('are London dates with both ends counted, also while the clocks change: two bags at £1.50 cost £9.00', () => {
    const dateIn = londonDate(new Date('2026-03-28T23:30:00Z'));
    const dateOut = londonDate(new Date('2026-03-29T23:30:00Z'));
    expect([dateIn, dateOut]).toEqual(['2026-03-28', '2026-03-30']);
    const days = daysBetween(dateIn, dateOut);
    expect(days).toBe(3);
    expect(BigInt(billableDays(days, { minDays: 1, freeDays: 0 })) * 2n * 150n).toBe(900n);
  });

  it.each([
    ['2026-10-25', '2026-10-25', 1],
    ['2026-10-24', '2026-10-26', 3],
    ['2026-12-31', '2027-01-01', 2],
    ['2026-07-02', '2026-07-01', 0],
  ])('%s to %s: %i', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });

  it.each([
    [1, 3, 0, 3],
    [5, 3, 0, 5],
    [5, 1, 2, 3],
    [2, 1, 7, 0],
    [1, 7, 7, 0],
  ])('%i days, at least %i, %i of them free: %i', (days, minDays, freeDays, expected) => {
    expect(billableDays(days, { minDays, freeDays })).toBe(expected);
  });
});
