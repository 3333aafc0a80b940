import { mobileE164 } from '@parcelway/checks';

/** Something before and after one @, a dot in the second half, no white space: the mail server has the last word. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** A landline as people write it. */
export const TELEPHONE_PATTERN = /^\+?[\d ()./-]{3,20}$/;

export interface MobileParts {
  /** Calling code with its plus: `+44`. */
  readonly code: string;
  /** National number without its leading zero: `7700900142`. */
  readonly national: string;
}

/** A mobile number in the two parts that are stored (D0: E.164 when joined), or null when the country has no such number. */
export function mobileParts(code: string, national: string): MobileParts | null {
  const e164 = mobileE164(code, national);
  if (e164 === null) return null;
  const digits = code.normalize('NFKC').replace(/\D/g, '').replace(/^00/, '');
  return { code: `+${digits}`, national: e164.slice(digits.length + 1) };
}
