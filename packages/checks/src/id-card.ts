import { compactUpper } from './text';

/** Weights of the first 17 digits and the check characters by remainder (GB 11643-1999, ISO 7064 MOD 11-2). */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_CHARACTERS = '10X98765432';

/**
 * A citizen's number of mainland China: 18 characters, a birth date that exists, the check character (D8, docs/domain).
 * @returns the number with an upper-case X, or null
 */
export function chineseIdCard(text: string): string | null {
  const number = compactUpper(text);
  const match = /^[1-9]\d{5}((?:18|19|20)\d{2})(\d{2})(\d{2})\d{3}[\dX]$/.exec(number);
  if (!match || !dateExists(Number(match[1]), Number(match[2]), Number(match[3]))) return null;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(number[index]), 0);
  return CHECK_CHARACTERS[sum % 11] === number[17] ? number : null;
}

function dateExists(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** An id card number for the eye: the first 3 and the last 4 characters ("620******1234"); what is shorter than 8 is hidden whole. */
export function maskIdCard(number: string): string {
  return number.length < 8 ? '******' : `${number.slice(0, 3)}******${number.slice(-4)}`;
}
