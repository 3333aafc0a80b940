/** Why a date cannot be had. */
export type PickupDateReason = 'bad_date' | 'past' | 'beyond_horizon' | 'closed' | 'past_cutoff';

/** Whether a date can be had; `reason` is the first rule that stands against it. */
export type PickupDateCheck =
  { readonly ok: true } | { readonly ok: false; readonly reason: PickupDateReason };

/**
 * When a service area collects. Dates are "YYYY-MM-DD" as the calendar on the wall of `zone` shows them; they are never
 * turned into instants.
 */
export interface PickupRule {
  /** IANA zone in which today and the cut-off are judged. */
  readonly zone: string;
  /** "HH:MM" in that zone. From that minute on, the day's planning is closed. */
  readonly cutOff: string;
  /** Days of the week that are worked, 1 = Monday to 7 = Sunday. */
  readonly weekdays: readonly number[];
  /** Latest date, in days from today. */
  readonly horizonDays: number;
  /** Days not worked although their weekday is: bank holidays and the like. */
  readonly closed: ReadonlySet<string>;
  /** Days worked although their weekday is not. A day in both lists is closed. */
  readonly extra: ReadonlySet<string>;
}

/** The rule where no service area says otherwise (D2, docs/domain): 16:00 in London, Monday to Friday, 30 days ahead. */
export const DEFAULT_PICKUP_RULE: PickupRule = {
  zone: 'Europe/London',
  cutOff: '16:00',
  weekdays: [1, 2, 3, 4, 5],
  horizonDays: 30,
  closed: new Set(),
  extra: new Set(),
};

/**
 * The earliest date a pickup can be had for at an instant: the working day after the next cut-off. Cut-offs are on
 * working days only, so Friday after 16:00, Saturday and Sunday all lead to Tuesday.
 * @returns null when no such date lies within the horizon
 */
export function earliestPickupDate(now: Date, rule: PickupRule): string | null {
  const today = localDate(now, rule.zone);
  let cutOffsSeen = 0;
  for (let ahead = 0; ahead <= rule.horizonDays; ahead += 1) {
    const date = addDays(today, ahead);
    if (!isWorkingDay(date, rule)) continue;
    if (cutOffsSeen > 0) return date;
    if (!isPastCutOff(date, now, rule)) cutOffsSeen += 1;
  }
  return null;
}

/** Whether a pickup can be had for a date, or moved to it, at an instant. */
export function checkPickupDate(date: string, now: Date, rule: PickupRule): PickupDateCheck {
  const refuse = (reason: PickupDateReason): PickupDateCheck => ({ ok: false, reason });
  if (!isCalendarDate(date)) return refuse('bad_date');
  const today = localDate(now, rule.zone);
  if (date < today) return refuse('past');
  if (date > addDays(today, rule.horizonDays)) return refuse('beyond_horizon');
  if (!isWorkingDay(date, rule)) return refuse('closed');
  return hasCutOffPassed(date, now, rule) ? refuse('past_cutoff') : { ok: true };
}

/**
 * True once the cut-off for pickups of a date has gone by: 16:00, say, on the last working day before it. From then on the
 * customer neither books, moves nor cancels one. A date that was closed after it had been booked is judged alike.
 */
export function hasCutOffPassed(date: string, now: Date, rule: PickupRule): boolean {
  const earliest = earliestPickupDate(now, rule);
  return earliest === null || date < earliest;
}

/** The first `count` dates that can be had, in ascending order; fewer where the horizon ends. */
export function listPickupDates(now: Date, rule: PickupRule, count: number): string[] {
  const earliest = earliestPickupDate(now, rule);
  if (earliest === null) return [];
  const last = addDays(localDate(now, rule.zone), rule.horizonDays);
  const dates: string[] = [];
  for (let date = earliest; date <= last && dates.length < count; date = addDays(date, 1)) {
    if (isWorkingDay(date, rule)) dates.push(date);
  }
  return dates;
}

/** True once the cut-off of that day has come, by the clock of the rule's zone. */
function isPastCutOff(date: string, now: Date, rule: PickupRule): boolean {
  const local = localDateTime(now, rule.zone);
  return local.date > date || (local.date === date && local.time >= rule.cutOff);
}

function isWorkingDay(date: string, rule: PickupRule): boolean {
  if (rule.closed.has(date)) return false;
  return rule.extra.has(date) || rule.weekdays.includes(weekdayOf(date));
}

/** Today's date in a zone. */
export function localDate(now: Date, zone: string): string {
  return localDateTime(now, zone).date;
}

function localDateTime(now: Date, zone: string): { date: string; time: string } {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(now)
      .map((part) => [part.type, part.value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** Making a formatter costs far more than using one. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(zone, clock);
  return clock;
}

// Calendar arithmetic at UTC, where every day has 24 hours.
function addDays(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** 1 = Monday to 7 = Sunday (ISO 8601). */
function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

function isCalendarDate(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  const at = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === date;
}
