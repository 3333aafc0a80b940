import { instantOfLocalTime, localTimeText } from './site-time';

describe('site time', () => {
  it.each([
    ['2026-01-15 10:00:00', '2026-01-15T10:00:00.000Z'],
    ['2026-07-01 10:00', '2026-07-01T09:00:00.000Z'],
    ['2026-07-01', '2026-06-30T23:00:00.000Z'],
    ['2026-03-29 00:30:00', '2026-03-29T00:30:00.000Z'],
    ['2026-03-29 02:30:00', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25 01:30:00', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25 02:30:00', '2026-10-25T02:30:00.000Z'],
  ])('reads %s in London as %s', (text, instant) => {
    expect(instantOfLocalTime(text)).toBe(instant);
  });

  it('reads a time that the clock skips as an hour on', () => {
    expect(instantOfLocalTime('2026-03-29 01:30:00')).toBe('2026-03-29T01:30:00.000Z');
  });

  it('refuses a date that does not exist', () => {
    expect(instantOfLocalTime('2026-13-01')).toBeNull();
  });

  it('writes an instant as London’s clock shows it', () => {
    expect(localTimeText(1782896400)).toBe('2026-07-01 10:00:00');
  });
});
