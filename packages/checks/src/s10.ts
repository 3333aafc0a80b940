/** Weights of the eight digits (UPU S10). */
const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];
/** Service indicators beginning with J, K, S, T or W are reserved (UPU S10). */
const SERVICE = /^[A-IL-RUVX-Z][A-Z]$/;
const COUNTRY = /^[A-Z]{2}$/;
/** Largest serial number an S10 identifier holds. */
export const S10_MAX_SERIAL = 99_999_999;

/**
 * The check digit of an S10 identifier: 11 − (weighted sum mod 11), 10 becomes 0 and 11 becomes 5 (D2, docs/domain).
 * @throws RangeError unless `digits` is exactly eight digits
 */
export function s10CheckDigit(digits: string): number {
  if (!/^\d{8}$/.test(digits)) throw new RangeError(`an S10 serial is eight digits: ${digits}`);
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const digit = 11 - (sum % 11);
  if (digit === 10) return 0;
  return digit === 11 ? 5 : digit;
}

/** True for a UPU S10 identifier in its unbroken upper-case form, such as "RR473124829GB". */
export function isS10(text: string): boolean {
  const match = /^([A-Z]{2})(\d{8})(\d)([A-Z]{2})$/.exec(text);
  if (!match) return false;
  const [, service = '', digits = '', check = ''] = match;
  return SERVICE.test(service) && s10CheckDigit(digits) === Number(check);
}

/**
 * Makes an S10 identifier: `makeS10('RR', 47312482, 'GB')` is "RR473124829GB".
 * @throws RangeError for a reserved service, a serial outside 0 to 99,999,999 or a country that is not two letters
 */
export function makeS10(service: string, serial: number, country: string): string {
  if (!SERVICE.test(service)) throw new RangeError(`not a usable S10 service indicator: ${service}`);
  if (!COUNTRY.test(country)) throw new RangeError(`not a country code: ${country}`);
  if (!Number.isInteger(serial) || serial < 0 || serial > S10_MAX_SERIAL) {
    throw new RangeError(`an S10 serial is 0 to ${S10_MAX_SERIAL}: ${serial}`);
  }
  const digits = String(serial).padStart(8, '0');
  return `${service}${digits}${s10CheckDigit(digits)}${country}`;
}
