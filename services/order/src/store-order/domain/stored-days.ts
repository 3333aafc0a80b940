const DAY_MS = 86_400_000;
const london = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

/** The calendar date of an instant in London, `YYYY-MM-DD` (D0). */
export function londonDate(at: Date): string {
  return london.format(at);
}

/** Days from one date to another, both ends counted (D4). Negative or 0 where they are the wrong way round. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

export interface StoreTerms {
  readonly minDays: number;
  readonly freeDays: number;
}

/** Days that cost something: at least the least ones, without the free ones. */
export function billableDays(days: number, { minDays, freeDays }: StoreTerms): number {
  return Math.max(0, Math.max(minDays, days) - freeDays);
}
