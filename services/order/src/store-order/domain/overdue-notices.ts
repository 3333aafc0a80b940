import { daysBetween } from './stored-days';

/** How long an order is overdue before its pieces may be taken as abandoned (D4). */
export const ABANDONED_AFTER_DAYS = 90;
/** Days overdue on which its member is told; the last one is the warning before it may be abandoned. */
export const NOTICE_DAYS: readonly number[] = [1, 7, 30, 60, 83];
/** The day of the warning without which nothing is abandoned. */
export const LAST_NOTICE_DAY = Math.max(...NOTICE_DAYS);

/** Days since its last day, 0 on that day and before. Dates `YYYY-MM-DD`. */
export function overdueDays(plannedOut: string, today: string): number {
  return Math.max(0, daysBetween(plannedOut, today) - 1);
}

/** The notice that is due: the latest whose day has come, so that what was missed is not told all at once. null when it was given already. */
export function dueNotice(overdue: number, given: number | null): number | null {
  const reached = NOTICE_DAYS.filter((day) => day <= overdue);
  const latest = reached.at(-1);
  return latest === undefined || latest <= (given ?? 0) ? null : latest;
}

/** The first date on which it may be taken as abandoned. */
export function abandonedFrom(plannedOut: string): string {
  const date = new Date(`${plannedOut}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + ABANDONED_AFTER_DAYS);
  return date.toISOString().slice(0, 10);
}
