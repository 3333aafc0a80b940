/** Papers give London's time (look: dates). */
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});
const WEEKDAYS = ['周日 Sun', '周一 Mon', '周二 Tue', '周三 Wed', '周四 Thu', '周五 Fri', '周六 Sat'];

/** "2026-11-27 14:32" on the clocks of London. */
export function londonMinute(at: Date): string {
  const parts = new Map(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}`;
}

/** "2026-11-27": the date in London. */
export function londonDay(at: Date): string {
  return londonMinute(at).slice(0, 10);
}

/** A calendar date with its weekday: "2026-11-30 周一 Mon". The date itself is never turned into an instant. */
export function printedDay(date: string): string {
  return `${date} ${WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ''}`;
}
