import type { Locale } from './locale';
import { sumDecimals } from './format/money';

/** One printed line of a price: its words already in the reader's language, the amount a signed decimal string. */
export interface PriceLine {
  code: string;
  text: string;
  /** Small line with the arithmetic. */
  detail?: string | null | undefined;
  amount: string;
}

/** A line as shown: `subtotal` lines are computed here, `discount` lines are drawn green. */
export interface ShownPriceLine extends PriceLine {
  kind: 'plain' | 'subtotal' | 'discount';
}

const subtotalWord: Record<Locale, string> = { 'zh-cn': '运费小计', en: 'Freight' };
const isFreight = (line: PriceLine): boolean => line.code.startsWith('freight');

/**
 * The lines in their order, with a freight subtotal after the boxes when there is more than one.
 * The subtotal repeats what is above it; totals are sums of the lines given, not of the lines shown.
 */
export function shownPriceLines(lines: readonly PriceLine[], locale: Locale): ShownPriceLine[] {
  const shown = lines.map((line): ShownPriceLine => ({
    ...line,
    kind: line.amount.startsWith('-') ? 'discount' : 'plain',
  }));
  const freight = lines.filter(isFreight);
  if (freight.length < 2) return shown;
  const last = lines.findLastIndex(isFreight);
  const amount = sumDecimals(freight.map((line) => line.amount));
  shown.splice(last + 1, 0, { code: 'subtotal', text: subtotalWord[locale], amount, kind: 'subtotal' });
  return shown;
}
