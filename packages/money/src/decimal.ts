/** Largest and smallest value a signed 64-bit column holds. */
const INT64_MAX = 2n ** 63n - 1n;
const INT64_MIN = -(2n ** 63n);
/** Longer than any 64-bit number with its sign, point and leading zeros; keeps the conversion of hostile input cheap. */
const MAX_TEXT_LENGTH = 40;

/** Why a text was not taken as a decimal. */
export type DecimalErrorReason =
  'blank' | 'not_a_decimal' | 'sign_not_allowed' | 'too_many_decimals' | 'out_of_range';

/** A text that is not the decimal asked for; `reason` is for programs, `message` for logs. */
export class DecimalError extends Error {
  constructor(
    readonly reason: DecimalErrorReason,
    readonly text: string,
  ) {
    super(`decimal refused (${reason}): ${JSON.stringify(text)}`);
    this.name = 'DecimalError';
  }
}

/** What `parseDecimal` takes beyond plain digits; both are off unless asked for. */
export interface DecimalOptions {
  /** Accept one leading `-`. A leading `+` is never accepted. */
  negative?: boolean;
  /** Accept zeros past the scale ("60.00" at scale 1), which change nothing. */
  trailingZeros?: boolean;
}

/**
 * Reads a plain decimal exactly: `parseDecimal("12.30", 3)` is `12300n` (thousandths).
 *
 * @param text digits, optionally a point and more digits; no spaces, exponent, group marks or bare point
 * @param scale how many decimals one unit of the result stands for
 * @throws DecimalError; anything outside a signed 64-bit integer is `out_of_range`
 */
export function parseDecimal(text: string, scale: number, options: DecimalOptions = {}): bigint {
  const refuse = (reason: DecimalErrorReason): never => {
    throw new DecimalError(reason, String(text).slice(0, MAX_TEXT_LENGTH));
  };
  // JSON may hold a number where a string is declared; its float must not slip through as text.
  if (typeof text !== 'string') return refuse('not_a_decimal');
  if (text.trim() === '') return refuse('blank');
  if (text.length > MAX_TEXT_LENGTH) return refuse('out_of_range');
  const match = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) return refuse('not_a_decimal');
  const [, sign = '', whole = '', fraction = ''] = match;
  if (sign === '+' || (sign === '-' && !options.negative)) return refuse('sign_not_allowed');
  const kept = fraction.slice(0, scale);
  const past = fraction.slice(scale);
  if (past !== '' && !(options.trailingZeros && /^0+$/.test(past))) return refuse('too_many_decimals');
  const magnitude = BigInt(whole + kept.padEnd(scale, '0'));
  const value = sign === '-' ? -magnitude : magnitude;
  if (value > INT64_MAX || value < INT64_MIN) return refuse('out_of_range');
  return value;
}

/** Writes `value` units of 10^-scale as a decimal with exactly `scale` decimals: `formatDecimal(18114n, 2)` is "181.14". */
export function formatDecimal(value: bigint, scale: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale);
  return `${value < 0n ? '-' : ''}${whole}${scale > 0 ? `.${fraction}` : ''}`;
}
