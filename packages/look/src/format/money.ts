import { formatDecimal, parseDecimal } from '@parcelway/money';

/** Shown where an amount, weight or date is not known. */
export const UNKNOWN = '—';

const MINUS = '\u2212';
const SYMBOLS: Record<string, string> = { GBP: '£' };
const DECIMAL = /^([+-]?)(\d+)(?:\.(\d+))?$/;

const fractionDigits = (currency: string): number => {
  try {
    return (
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
      2
    );
  } catch {
    // A code the runtime does not know still has to show its amount.
    return 2;
  }
};

/** Digits of a whole number with thousands separators. Takes and gives strings, so no size is lost. */
export function groupDigits(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');
}

/**
 * An amount for reading: `£1,284.00`, `−£6.68` (U+2212 before the sign), `CNY 1,650.00`; `—` when unknown.
 * `value` is the server's decimal string; it is never turned into a float. Decimals are filled up to the currency's
 * own and never cut. `signed` shows a plus on amounts above zero (wallet rows).
 */
export function formatMoneyText(
  value: string | null | undefined,
  currency = 'GBP',
  options: { signed?: boolean } = {},
): string {
  const match = value == null ? null : DECIMAL.exec(value.trim());
  if (!match) return UNKNOWN;
  const [, sign, whole = '0', fraction = ''] = match;
  const decimals = fraction.padEnd(fractionDigits(currency), '0');
  const isZero = !/[1-9]/.test(whole + fraction);
  const lead = isZero ? '' : sign === '-' ? MINUS : options.signed ? '+' : '';
  const symbol = SYMBOLS[currency] ?? `${currency} `;
  return `${lead}${symbol}${groupDigits(whole)}${decimals ? `.${decimals}` : ''}`;
}

/** True when the decimal string is below zero. */
export function isNegative(value: string): boolean {
  return value.startsWith('-') && /[1-9]/.test(value);
}

const scaleOf = (value: string): number => Math.max(2, value.split('.')[1]?.length ?? 0);
const EXACT = { negative: true, trailingZeros: true };

/** Exact sum of decimal strings, with the most decimals among them; `"0.00"` for none. Throws DecimalError on other text. */
export function sumDecimals(values: readonly string[]): string {
  const scale = Math.max(2, ...values.map(scaleOf));
  return formatDecimal(
    values.reduce((sum, value) => sum + parseDecimal(value, scale, EXACT), 0n),
    scale,
  );
}

/** Exact product of a decimal string and a whole count. Throws DecimalError on other text. */
export function timesCount(value: string, count: number): string {
  const scale = scaleOf(value);
  return formatDecimal(parseDecimal(value, scale, EXACT) * BigInt(count), scale);
}

/** −1, 0 or 1 as `a` is below, equal to or above `b`; both decimal strings. Throws DecimalError on other text. */
export function compareDecimals(a: string, b: string): -1 | 0 | 1 {
  const scale = Math.max(scaleOf(a), scaleOf(b));
  const left = parseDecimal(a, scale, EXACT);
  const right = parseDecimal(b, scale, EXACT);
  return left < right ? -1 : left > right ? 1 : 0;
}
