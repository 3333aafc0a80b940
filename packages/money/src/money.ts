import { formatDecimal, parseDecimal } from './decimal';
import { roundHalfUp } from './rounding';
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

/** How many decimals a rate has at most. */
const RATE_DECIMALS = 8;

/**
 * What an amount of one currency is in another, rounded half up once: `convert(1200n, 'GBP', 'EUR', '1.1708')` is `1405n`.
 * `minor` counts minor units of `from`, the answer those of `to`; `rate` is what one whole `from` is worth in `to`, a decimal of 8 places at most.
 * @throws DecimalError when the rate is no such decimal
 */
export function convert(minor: Minor, from: string, to: string, rate: string): Minor {
  const scaled = minor * parseDecimal(rate, RATE_DECIMALS) * 10n ** BigInt(currencyDecimals(to));
  return roundHalfUp(scaled, 10n ** BigInt(RATE_DECIMALS + currencyDecimals(from)));
}
