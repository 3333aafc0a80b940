import { parseEventTime } from './event-time';

describe('parseEventTime', () => {
  it.each([
    ['2026-04-17T23:43:17.6571145', '2026-04-17T23:43:17.657Z'],
    ['2026-04-17T23:43:17.9999999Z', '2026-04-17T23:43:17.999Z'],
    ['2026-04-17T23:43:17', '2026-04-17T23:43:17.000Z'],
    ['2026-04-17 23:43', '2026-04-17T23:43:00.000Z'],
    ['2026-04-17T23:43:17.5+0800', '2026-04-17T15:43:17.500Z'],
    ['2026-04-17T23:43:17+08:00', '2026-04-17T15:43:17.000Z'],
  ])('reads %s as %s', (text, instant) => {
    expect(parseEventTime(text)?.toISOString()).toBe(instant);
  });

  it.each(['', 'yesterday', '2026-13-01T00:00:00Z', '2026-04-17'])('refuses %j', (text) => {
    expect(parseEventTime(text)).toBeNull();
  });
});
