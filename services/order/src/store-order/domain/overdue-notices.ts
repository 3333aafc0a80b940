import { daysBetween } from './stored-days';

/** Days past the last one on which the member of overdue luggage is told, before the last warning. */
const NOTICE_DAYS: readonly number[] = [1, 7, 30, 60];
/** Days between the last warning and the first on which it may be abandoned. */
const WARNING_DAYS = 7;

/** The day of the warning without which nothing is abandoned. `abandonDays`: past its last day, it may be abandoned after so many (D4). */
export const lastNoticeDay = (abandonDays: number): number => Math.max(1, abandonDays - WARNING_DAYS);

/** The days past its last one on which a member is told, the warning last. */
export function noticeDays(abandonDays: number): readonly number[] {
  const last = lastNoticeDay(abandonDays);
  return [...NOTICE_DAYS.filter((day) => day < last), last];
}

/** Days since its last day, 0 on that day and before. Dates `YYYY-MM-DD`. */
export function overdueDays(plannedOut: string, today: string): number {
  return Math.max(0, daysBetween(plannedOut, today) - 1);
}

/** The notice that is due: the latest whose day has come, so that what was missed is not told all at once. null when it was given already. */
export function dueNotice(overdue: number, given: number | null, abandonDays: number): number | null {
  const latest = noticeDays(abandonDays)
    .filter((day) => day <= overdue)
    .at(-1);
  return latest === undefined || latest <= (given ?? 0) ? null : latest;
}

/** The first date on which it may be taken as abandoned. */
export function abandonedFrom(plannedOut: string, abandonDays: number): string {
  const date = new Date(`${plannedOut}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + abandonDays);
  return date.toISOString().slice(0, 10);
}
