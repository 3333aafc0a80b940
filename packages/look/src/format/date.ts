import type { Locale } from '../locale';
import { UNKNOWN } from './money';

/** The zone of warehouses, cut-offs and customer dates (D0, docs/domain). */
export const LONDON = 'Europe/London';

/** An instant: epoch seconds as on the legacy wire, an ISO string, or a Date. */
export type Instant = number | string | Date | null | undefined;

const toDate = (at: Instant): Date | null => {
  if (at == null || at === '' || at === 0) return null;
  const date = typeof at === 'number' ? new Date(at * 1000) : new Date(at);
  return Number.isNaN(date.getTime()) ? null : date;
};

const partsOf = (date: Date, timeZone: string): Record<string, string> => {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return Object.fromEntries(format.formatToParts(date).map((part) => [part.type, part.value]));
};

interface DateOptions {
  /** IANA zone; London when not given. */
  timeZone?: string;
  /** The present, for the year rule; tests give a fixed one. */
  now?: Date;
}

/** For lists: `11-27 14:32`, with the year in front when it is not this year. */
export function formatListTime(
  at: Instant,
  { timeZone = LONDON, now = new Date() }: DateOptions = {},
): string {
  const date = toDate(at);
  if (!date) return UNKNOWN;
  const p = partsOf(date, timeZone);
  const year = p['year'] === partsOf(now, timeZone)['year'] ? '' : `${p['year']}-`;
  return `${year}${p['month']}-${p['day']} ${p['hour']}:${p['minute']}`;
}

/** For details: `2026-11-27 14:32:08`. */
export function formatDetailTime(at: Instant, { timeZone = LONDON }: DateOptions = {}): string {
  const date = toDate(at);
  if (!date) return UNKNOWN;
  const p = partsOf(date, timeZone);
  return `${p['year']}-${p['month']}-${p['day']} ${p['hour']}:${p['minute']}:${p['second']}`;
}

const WEEKDAYS: Record<Locale, readonly string[]> = {
  'zh-cn': ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Calendar day, month and weekday of a `YYYY-MM-DD` date; null for other text. */
export function calendarDay(
  date: string,
  locale: Locale,
): { day: number; month: number; weekday: string; monthName: string } | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(date);
  if (!match) return null;
  const [month, day] = [Number(match[2]), Number(match[3])];
  // Noon UTC lies on the same calendar day everywhere the product works.
  const weekday = new Date(`${match[0]}T12:00:00Z`).getUTCDay();
  return { day, month, weekday: WEEKDAYS[locale][weekday] ?? '', monthName: MONTHS[month - 1] ?? '' };
}

/** A calendar date to customers: `11 月 30 日 周一` / `Mon 30 Nov`. Takes `YYYY-MM-DD`. */
export function formatCustomerDate(date: string | null | undefined, locale: Locale): string {
  const parts = date ? calendarDay(date, locale) : null;
  if (!parts) return UNKNOWN;
  const { day, month, weekday, monthName } = parts;
  return locale === 'en' ? `${weekday} ${day} ${monthName}` : `${month} 月 ${day} 日 ${weekday}`;
}

/** An instant to customers, without the year: `11 月 28 日 14:32` / `28 Nov, 14:32`, London time. */
export function formatDeadline(at: Instant, locale: Locale, timeZone = LONDON): string {
  const date = toDate(at);
  if (!date) return UNKNOWN;
  const p = partsOf(date, timeZone);
  const [month, day] = [Number(p['month']), Number(p['day'])];
  const time = `${p['hour']}:${p['minute']}`;
  return locale === 'en' ? `${day} ${MONTHS[month - 1]}, ${time}` : `${month} 月 ${day} 日 ${time}`;
}

/** A span of seconds as `23:51:20`; negative spans read `00:00:00`. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${two(Math.floor(left / 3600))}:${two(Math.floor((left % 3600) / 60))}:${two(left % 60)}`;
}
