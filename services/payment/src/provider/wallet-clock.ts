/** Wallets of this kind write instants as the clocks of China show them: eight hours before UTC, no summer time. */
const AHEAD_MS = 8 * 3_600_000;

/** `yyyy-MM-dd HH:mm:ss` */
export const clockText = (instant: Date): string =>
  new Date(instant.getTime() + AHEAD_MS).toISOString().slice(0, 19).replace('T', ' ');

/** Null for what is no such text. */
export function instantOfClock(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return null;
  const read = Date.parse(`${text.replace(' ', 'T')}Z`);
  return Number.isNaN(read) ? null : new Date(read - AHEAD_MS);
}
