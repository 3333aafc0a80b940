import type { SizeClass } from '../../api/types';

export const SIZES = ['S', 'M', 'L', 'XL'] as const satisfies readonly SizeClass[];
const DAY_MS = 86_400_000;

/** A calendar date some days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days from one date to another, both counted; NaN for what is no date. */
export function daysBetween(from: string, until: string): number {
  return (Date.parse(until) - Date.parse(from)) / DAY_MS + 1;
}

/** Today's date where the warehouses are. */
export function londonToday(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date());
}
