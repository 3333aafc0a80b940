import { compareDecimals } from '@parcelway/look';

/** What is wrong with a field's text, as a key of the word tables and its values. */
export interface Problem {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Checks the text of a field; null when it is right. */
export type Check = (text: string) => Problem | null;

/** Every check in turn; the first that fails speaks. */
export function firstProblem(text: string, checks: readonly Check[]): Problem | null {
  for (const check of checks) {
    const problem = check(text);
    if (problem) return problem;
  }
  return null;
}

export const required: Check = (text) => (text.trim() === '' ? { key: 'rule.required' } : null);
export const picked: Check = (text) => (text === '' ? { key: 'rule.pick' } : null);

/** A plain decimal between two decimals, with so many digits after the point at most. */
export function decimal(limits: { min: string; max: string; scale: number }): Check {
  return (text) => {
    const match = /^\d{1,12}(?:\.(\d+))?$/.exec(text.trim());
    if (!match) return { key: 'rule.number' };
    if ((match[1]?.length ?? 0) > limits.scale)
      return { key: 'rule.decimals', values: { scale: limits.scale } };
    const value = text.trim();
    const outside = compareDecimals(value, limits.min) < 0 || compareDecimals(value, limits.max) > 0;
    return outside ? { key: 'rule.range', values: { min: limits.min, max: limits.max } } : null;
  };
}

/** A whole number between two. */
export function whole(min: number, max: number): Check {
  return (text) => {
    const value = /^\d{1,9}$/.test(text.trim()) ? Number(text) : NaN;
    return value >= min && value <= max ? null : { key: 'rule.whole', values: { min, max } };
  };
}

/** So many characters at most. */
export function atMost(max: number): Check {
  return (text) => {
    const length = [...text.trim()].length;
    return length > max ? { key: 'rule.length', values: { max, length } } : null;
  };
}

/** Runs the checks only on text that is there. */
export function ifGiven(...checks: Check[]): Check {
  return (text) => (text.trim() === '' ? null : firstProblem(text, checks));
}
