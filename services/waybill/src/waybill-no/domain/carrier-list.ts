import { compactNumber, readTrackNumber } from '../../tracking-event/domain/track-number';
import { hasWrongDigit } from './waybill-number';

export const MOST_LISTED = 5_000;
const NUMBER = /^[A-Z0-9]{6,30}$/;

/** Numbers as a carrier's list has them, one a line or with commas between, in their order. */
export function listedNumbers(text: string): readonly string[] {
  return text
    .split(/[\n,;，；]/)
    .map(compactNumber)
    .filter((number) => number !== '');
}

/**
 * The first number of a list that no box can carry: of another form, with a check digit that is not its own, like one of our order numbers,
 * or there twice. Null = all of them can.
 */
export function unusableNumber(numbers: readonly string[]): string | null {
  const seen = new Set<string>();
  for (const number of numbers) {
    const usable =
      NUMBER.test(number) && !hasWrongDigit(number) && readTrackNumber(number).kind === 'waybill';
    if (!usable || seen.has(number)) return number;
    seen.add(number);
  }
  return null;
}
