import { fromLondonInput, londonToday, toLondonInput } from './london-time';

describe('London time in forms', () => {
  it('reads a winter time as UTC and a summer time as one hour ahead', () => {
    expect(fromLondonInput('2026-11-27T14:30')).toBe('2026-11-27T14:30:00.000Z');
    expect(fromLondonInput('2026-07-01T14:30')).toBe('2026-07-01T13:30:00.000Z');
  });

  it('shows an instant in London', () => {
    expect(toLondonInput('2026-07-01T13:30:00.000Z')).toBe('2026-07-01T14:30');
    expect(toLondonInput(null)).toBe('');
  });

  it('answers null for text that is no time', () => {
    expect(fromLondonInput('')).toBeNull();
    expect(fromLondonInput('2026-13-40T99:99')).toBeNull();
  });

  it('takes the calendar date from London', () => {
    expect(londonToday(new Date('2026-06-30T23:30:00Z'))).toBe('2026-07-01');
  });
});
