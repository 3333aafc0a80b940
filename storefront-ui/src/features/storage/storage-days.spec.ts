import { addDays, daysBetween } from './storage-days';

it('count both ends, whatever the clocks do', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(3);
  expect(daysBetween('2026-10-25', '2026-10-25')).toBe(1);
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
});
