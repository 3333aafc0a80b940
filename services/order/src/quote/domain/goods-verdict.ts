import type { Minor } from '@parcelway/money';

/** What a category says of itself, wherever it goes. */
export interface GoodsCategory {
  readonly id: number;
  readonly pid: number | null;
  readonly isProhibited: boolean;
  readonly isRestricted: boolean;
  /** Words that give an item away by its name, in either language; separated by commas or lines. */
  readonly keywords: string;
}

/** What a country, or one channel to it, says of a category. */
export interface GoodsRouteRule {
  readonly id: number;
  readonly categoryId: number;
  readonly countryId: number;
  /** null = every channel to the country. */
  readonly channelId: number | null;
  readonly verdict: Verdict;
  /** Most pieces and most value of the category in one shipment; null = no limit. */
  readonly maxQuantity: number | null;
  readonly maxValue: Minor | null;
}

export interface GoodsRoute {
  readonly countryId: number;
  /** null = no channel chosen yet. */
  readonly channelId: number | null;
}

export type Verdict = 'allowed' | 'conditional' | 'prohibited';

export interface GoodsVerdict<Rule extends GoodsRouteRule = GoodsRouteRule> {
  readonly verdict: Verdict;
  /** The route's row that decided; null = the category's own flags. */
  readonly rule: Rule | null;
}

/**
 * Whether a category travels on a route (D8). The narrowest row wins: the channel's, then the country's, then the category's own flags; a
 * category that says nothing is judged as the one above it.
 */
export function verdictOf<Rule extends GoodsRouteRule>(
  categoryId: number,
  categories: ReadonlyMap<number, GoodsCategory>,
  rulesOf: ReadonlyMap<number, readonly Rule[]>,
  route: GoodsRoute | null,
): GoodsVerdict<Rule> {
  const seen = new Set<number>();
  for (let at = categories.get(categoryId); at && !seen.has(at.id); at = categories.get(at.pid ?? 0)) {
    seen.add(at.id);
    const rules = route
      ? (rulesOf.get(at.id) ?? []).filter(({ countryId }) => countryId === route.countryId)
      : [];
    const rule =
      (route?.channelId != null && rules.find(({ channelId }) => channelId === route.channelId)) ||
      rules.find(({ channelId }) => channelId === null);
    if (rule) return { verdict: rule.verdict, rule };
    if (at.isProhibited) return { verdict: 'prohibited', rule: null };
    if (at.isRestricted) return { verdict: 'conditional', rule: null };
  }
  return { verdict: 'allowed', rule: null };
}

/** A keyword ready to be looked for: Chinese anywhere in the name, Latin letters as whole words. */
export interface GoodsKeyword {
  readonly categoryId: number;
  readonly word: string;
}

/** The keywords of categories, as `namedBy` takes them. */
export function keywordsOf(categories: Iterable<GoodsCategory>): GoodsKeyword[] {
  return [...categories].flatMap(({ id, keywords }) =>
    keywords
      .split(/[,，、;；\n]/)
      .map(plain)
      .filter((word) => word !== '')
      .map((word) => ({ categoryId: id, word })),
  );
}

/** Categories whose keywords stand in one of an item's names, each once. */
export function namedBy(names: readonly string[], keywords: readonly GoodsKeyword[]): number[] {
  const texts = names.map(plain);
  const hits = keywords.filter(({ word }) => texts.some((text) => standsIn(word, text)));
  return [...new Set(hits.map(({ categoryId }) => categoryId))];
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');
const isLatin = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{Script=Latin}\d]/u.test(letter);

/** Latin words end at what is no letter, so that "gun" is not found in "Gunnera"; their plural is the same word. */
function standsIn(word: string, text: string): boolean {
  if (!isLatin(word.at(-1))) return starts(word, text).length > 0;
  const plurals = [word, `${word}s`, `${word}es`, ...(word.endsWith('y') ? [`${word.slice(0, -1)}ies`] : [])];
  return plurals.some((form) => starts(form, text).some((at) => !isLatin(text[at + form.length])));
}

/** Where a word begins in a text. */
function starts(word: string, text: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isLatin(word[0]) || !isLatin(text[at - 1])) found.push(at);
  return found;
}
