/** Zone in which the legacy clients read and write times without a zone (D0, docs/domain). */
export const SITE_ZONE = 'Europe/London';

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: SITE_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});
const DAY_MS = 86_400_000;
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}([ T]\d{2}:\d{2}(:\d{2})?)?$/;

/** An instant as the site's wall clock shows it: `2026-07-01 10:00:00`. */
export function localTimeText(epochSeconds: number): string {
  return wallClock.format(epochSeconds * 1000);
}

/** True for `2026-07-01`, `2026-07-01 10:00` and `2026-07-01 10:00:00`: a time without a zone. */
export function isLocalTime(text: string): boolean {
  return LOCAL_TIME.test(text);
}

/**
 * The instant (ISO 8601) at which the site's wall clock shows `text`. In the hour that a clock change skips, the time an hour on; in
 * the hour it repeats, the first one. Null when there is no such date.
 */
export function instantOfLocalTime(text: string): string | null {
  const asUtc = Date.parse(`${text.replace(' ', 'T')}${text.length === 10 ? 'T00:00:00' : ''}Z`);
  if (Number.isNaN(asUtc)) return null;
  const before = asUtc - offsetAt(asUtc - DAY_MS);
  const after = asUtc - offsetAt(asUtc + DAY_MS);
  const isShown = (instant: number): boolean => instant + offsetAt(instant) === asUtc;
  const instant = [Math.min(before, after), Math.max(before, after)].find(isShown) ?? before;
  return new Date(instant).toISOString();
}

/** Milliseconds that the wall clock is ahead of UTC at an instant. */
function offsetAt(instant: number): number {
  return Date.parse(`${wallClock.format(instant).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}
