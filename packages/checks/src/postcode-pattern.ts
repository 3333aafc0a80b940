import { compactUpper } from './text';

/** A compiled list of postcode patterns. */
export interface PostcodePattern {
  /** True when at least one pattern holds the postcode; spacing and case of the postcode do not matter. */
  matches(postcode: string): boolean;
  /** The pattern that holds the postcode, as it was written, or null. Whole codes win over beginnings, those over ranges. */
  hit(postcode: string): string | null;
  /** Lines that are no pattern, as they were written; a form refuses a text that has any. */
  readonly invalid: readonly string[];
}

interface Range {
  readonly prefix: string;
  readonly from: number;
  readonly to: number;
  /** Digits of a numeric postcode; null for a UK outward range, whose codes vary in length. */
  readonly digits: number | null;
  readonly written: string;
}

/** Lists run to thousands of lines and are asked on every quote, so the compiled form of the last ones is kept. */
const compiled = new Map<string, PostcodePattern>();
const MAX_COMPILED = 200;

/** Outward half of a compact UK postcode: all but the last three characters. */
const UK_SHAPE = /^([A-Z]{1,2}\d[A-Z\d]?)\d[A-Z]{2}$/;
const PATTERN = /^[A-Z0-9]{1,12}$/;
const RANGE_END = /^([A-Z]{0,2})(\d+)$/;

function readRange(text: string, written: string): Range | null {
  const [low = '', high = '', ...rest] = text.split('-');
  const from = RANGE_END.exec(low);
  const to = RANGE_END.exec(high);
  if (!from || !to || rest.length > 0 || from[1] !== to[1]) return null;
  const prefix = from[1] ?? '';
  const fromDigits = from[2] ?? '';
  const toDigits = to[2] ?? '';
  if (prefix === '' && fromDigits.length !== toDigits.length) return null;
  const range = { prefix, from: Number(fromDigits), to: Number(toDigits), written };
  if (range.from > range.to) return null;
  return { ...range, digits: prefix === '' ? fromDigits.length : null };
}

/** Everything a bare pattern may name about a postcode: the whole code, a UK district (LS3), a UK area (LS). */
function namesOf(compact: string): string[] {
  const outward = UK_SHAPE.exec(compact)?.[1];
  const area = outward === undefined ? undefined : /^[A-Z]+/.exec(outward)?.[0];
  return [compact, outward, area].filter((name): name is string => name !== undefined);
}

function holds(range: Range, compact: string): boolean {
  if (range.digits !== null) {
    return (
      compact.length === range.digits &&
      /^\d+$/.test(compact) &&
      Number(compact) >= range.from &&
      Number(compact) <= range.to
    );
  }
  const outward = UK_SHAPE.exec(compact)?.[1] ?? '';
  const district = /^([A-Z]+)(\d+)/.exec(outward);
  if (district?.[1] !== range.prefix) return false;
  return Number(district[2]) >= range.from && Number(district[2]) <= range.to;
}

/**
 * Compiles a list of postcodes, one pattern a line; blank lines and everything after `#` are left out.
 *
 * - `736200` one code · `7362*` a beginning · `736000-736299` numbers of the same length, both ends included
 * - `LS3 1EW` one code · `LS3` a UK district (not LS31) · `LS` a UK area · `LS*` a beginning · `IV1-IV28` districts
 *
 * Codes are compared without their spaces, so `LS31*` begins both LS3 1EW and LS31 1EW; name a district to be sure.
 * The same text gives the same compiled list.
 */
export function postcodePattern(patterns: string): PostcodePattern {
  const known = compiled.get(patterns);
  if (known) return known;
  const pattern = compile(patterns);
  if (compiled.size >= MAX_COMPILED) compiled.clear();
  compiled.set(patterns, pattern);
  return pattern;
}

function compile(patterns: string): PostcodePattern {
  const exact = new Map<string, string>();
  const beginnings = new Map<string, string>();
  const ranges: Range[] = [];
  const invalid: string[] = [];

  for (const line of patterns.split(/\r?\n/)) {
    const written = (line.split('#')[0] ?? '').trim();
    const text = compactUpper(written);
    if (text === '') continue;
    const range = text.includes('-') ? readRange(text, written) : null;
    if (range) ranges.push(range);
    else if (PATTERN.test(text)) exact.set(text, written);
    else if (text.endsWith('*') && PATTERN.test(text.slice(0, -1)))
      beginnings.set(text.slice(0, -1), written);
    else invalid.push(line.trim());
  }

  const hit = (postcode: string): string | null => {
    const compact = compactUpper(postcode);
    if (compact === '') return null;
    for (const name of namesOf(compact)) {
      const found = exact.get(name);
      if (found !== undefined) return found;
    }
    for (let length = compact.length; length > 0; length -= 1) {
      const found = beginnings.get(compact.slice(0, length));
      if (found !== undefined) return found;
    }
    return ranges.find((range) => holds(range, compact))?.written ?? null;
  };
  return { hit, matches: (postcode) => hit(postcode) !== null, invalid };
}
