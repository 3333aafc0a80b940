import { formatDetailTime, formatMoneyText, groupDigits, isNegative } from '@parcelway/look';
import type { RecordKind } from './records-api';

const MINUS = '\u2212';

/** A change with its sign: `+£20.00`, `−£19.30`, `+64`, `−5`, `0`. */
export function changeText(kind: RecordKind, change: string, currency = 'GBP'): string {
  if (kind === 'money') return formatMoneyText(change, currency, { signed: true });
  const digits = groupDigits(change.replace(/^[+-]/, ''));
  if (digits === '0') return digits;
  return `${isNegative(change) ? MINUS : '+'}${digits}`;
}

/** What there was after a change: `£236.50`, `1,280`. */
export function standingText(kind: RecordKind, value: string, currency = 'GBP'): string {
  return kind === 'money' ? formatMoneyText(value, currency) : groupDigits(value);
}

/** The months that can be chosen, newest first: `2026-11`, by London's clock. */
export function recentMonths(count: number, now = new Date()): readonly string[] {
  const [year = 0, month = 0] = formatDetailTime(now).slice(0, 7).split('-').map(Number);
  return Array.from({ length: count }, (_, back) => {
    const whole = year * 12 + (month - 1) - back;
    return `${Math.floor(whole / 12)}-${String((whole % 12) + 1).padStart(2, '0')}`;
  });
}

/** `2026年11月`, `November 2026`. */
export function monthText(month: string, locale: 'zh-cn' | 'en'): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'zh-CN', {
    ...{ timeZone: 'UTC', year: 'numeric', month: 'long' },
  }).format(new Date(`${month}-01T00:00:00Z`));
}
