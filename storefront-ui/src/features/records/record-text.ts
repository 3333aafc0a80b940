import { formatMoneyText, groupDigits, isNegative } from '@parcelway/look';
import type { RecordKind } from './records-api';

const MINUS = '\u2212';

/** A change with its sign: `+£20.00`, `−£19.30`, `+64`, `−5`, `0`. */
export function changeText(kind: RecordKind, change: string): string {
  if (kind === 'money') return formatMoneyText(change, 'GBP', { signed: true });
  const digits = groupDigits(change.replace(/^[+-]/, ''));
  if (digits === '0') return digits;
  return `${isNegative(change) ? MINUS : '+'}${digits}`;
}

/** What there was after a change: `£236.50`, `1,280`. */
export function standingText(kind: RecordKind, value: string): string {
  return kind === 'money' ? formatMoneyText(value) : groupDigits(value);
}
