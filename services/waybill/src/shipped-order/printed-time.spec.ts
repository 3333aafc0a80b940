import { londonDay, londonMinute, printedDay } from './printed-time';

describe('times on paper', () => {
  it.each([
    ['2026-06-30T23:30:00Z', '2026-07-01 00:30'],
    ['2026-11-27T14:32:59Z', '2026-11-27 14:32'],
    ['2026-01-01T00:00:00Z', '2026-01-01 00:00'],
  ])('%s is %s in London', (instant, printed) => {
    expect(londonMinute(new Date(instant))).toBe(printed);
    expect(londonDay(new Date(instant))).toBe(printed.slice(0, 10));
  });

  it.each([
    ['2026-07-01', '2026-07-01 周三 Wed'],
    ['2026-11-30', '2026-11-30 周一 Mon'],
  ])('the pickup date %s keeps its day: %s', (date, printed) => {
    expect(printedDay(date)).toBe(printed);
  });
});
