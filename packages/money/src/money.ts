import { formatDecimal, parseDecimal } from './decimal';
import type { Minor } from './rounding';

/** Currencies whose minor unit is not a hundredth (ISO 4217, list one). */
const DECIMALS_BY_CURRENCY: ReadonlyMap<string, number> = new Map([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
    .split(' ')
    .map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
  ...'CLF UYW'.split(' ').map((code) => [code, 4] as const),
]);
const USUAL_DECIMALS = 2;

/** How many decimals a currency is written with (ISO 4217): GBP 2, JPY 0, KWD 3; an unknown code has 2. */
export function currencyDecimals(currency: string): number {
  return DECIMALS_BY_CURRENCY.get(currency.toUpperCase()) ?? USUAL_DECIMALS;
}

/**
 * Reads an amount: `parseMoney("181.14")` is `18114n`, `parseMoney("-6.68")` is `-668n`. Whether a negative or a zero
 * makes sense is for the caller to judge.
 * @throws DecimalError; more decimals than the currency has are refused, not rounded
 */
export function parseMoney(text: string, currency = 'GBP'): Minor {
  return parseDecimal(text, currencyDecimals(currency), { negative: true });
}

/** Writes an amount with exactly the currency's decimals, no symbol and no group marks: "181.14", "-6.68", "0.00". */
export function formatMoney(minor: Minor, currency = 'GBP'): string {
  return formatDecimal(minor, currencyDecimals(currency));
}
