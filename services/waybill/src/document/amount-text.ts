import type { PrintedMoney } from './document-data';

const MINUS = '\u2212';

/**
 * An amount as people read it: "£1,284.00", "−£6.68" (U+2212 before the sign), "CNY 1,650.00" for currencies other than
 * pounds. Works on the decimal string alone; digits are grouped, never rounded.
 */
export function amountText({ amount, currency }: PrintedMoney): string {
  const negative = amount.startsWith('-');
  const [whole = '', decimals] = (negative ? amount.slice(1) : amount).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const digits = decimals === undefined ? grouped : `${grouped}.${decimals}`;
  return `${negative ? MINUS : ''}${currency === 'GBP' ? '£' : `${currency} `}${digits}`;
}
