import type { Locale } from './locale';
import type { Tone } from './mui';
import { tokens } from './tokens';

/** A family of status words, such as `luggageOrder`, `waybill` or `pay`. */
export type StatusEntity = keyof typeof tokens.statuses;

/** One status as a reader sees it. */
export interface StatusWord {
  tone: Tone;
  text: string;
  /** True when the word is struck out (a void document). */
  struck: boolean;
}

type Row = Record<Locale, string> & { tone: string; struck?: boolean };

const tables = tokens.statuses as Record<StatusEntity, Record<string, Row>>;
const unknownWord: Record<Locale, string> = { 'zh-cn': '未知', en: 'Unknown' };

/** The word and tone of a value. A value nobody declared reads `未知 (n)` in neutral, never blank. */
export function statusWord(
  entity: StatusEntity,
  value: string | number | null | undefined,
  locale: Locale,
): StatusWord {
  const row = tables[entity][String(value)];
  if (!row) return { tone: 'neutral', text: `${unknownWord[locale]} (${value ?? '-'})`, struck: false };
  return { tone: row.tone as Tone, text: row[locale], struck: row.struck ?? false };
}

/** All values of an entity in their order, for filters, tabs and selects. */
export function statusChoices(entity: StatusEntity, locale: Locale): (StatusWord & { value: string })[] {
  return Object.keys(tables[entity]).map((value) => ({ value, ...statusWord(entity, value, locale) }));
}

/**
 * The key of the `pay` words for an order: part paid and part refunded are not stored but follow from the amounts.
 * Amounts are decimal strings.
 */
export function payStatusKey(
  payStatus: number | string,
  paidAmount?: string,
  refundedAmount?: string,
): string {
  const above = (amount: string | undefined): boolean => amount !== undefined && /[1-9]/.test(amount);
  if (String(payStatus) === '1' && above(paidAmount)) return 'part_paid';
  if (String(payStatus) === '2' && above(refundedAmount)) return 'part_refunded';
  return String(payStatus);
}
