import type { SearchTerm, SortTerm } from '@parcelway/contracts';
import type { Resource } from '@parcelway/contracts/resources';
import { fieldsOf } from '@parcelway/contracts/resources';
import { operatorOf, searchTermsOf } from './search';
import { currentSpelling } from './spelling';

const PAGE_SIZE = 10;
const LARGEST_PAGE = 100;
/** Rows a select may ask for by their values. */
const MOST_BY_VALUE = 1_000;
const LONGEST_QUICK_SEARCH = 80;

/** A list as the resource's owner is asked for it. */
export interface ListQuery {
  readonly offset: number;
  readonly limit: number;
  readonly sort: readonly SortTerm[];
  readonly search: readonly SearchTerm[];
  readonly quick?: string;
}

/**
 * The query parameters of a legacy list in either client's spelling: page, limit, order, quick_search or quickSearch, search[],
 * initKey, initValue, initOperator. Unknown parameters are ignored, unusable values fall back to the clients' defaults.
 */
export function listQueryOf(query: Readonly<Record<string, unknown>>, resource: Resource): ListQuery {
  const initial = initialTerm(query);
  const limit = initial ? MOST_BY_VALUE : Math.min(positive(query['limit']) ?? PAGE_SIZE, LARGEST_PAGE);
  const page = initial ? 1 : (positive(query['page']) ?? 1);
  const quick = String(query['quick_search'] ?? query['quickSearch'] ?? '').trim();
  return {
    offset: (page - 1) * limit,
    limit,
    sort: sortOf(query['order']),
    search: [...(initial ? [initial] : []), ...searchTermsOf(query['search'], fieldsOf(resource))],
    ...(quick ? { quick: [...quick].slice(0, LONGEST_QUICK_SEARCH).join('') } : {}),
  };
}

/** `field,asc` or `field,desc`; without a usable direction it descends. */
export function sortOf(order: unknown): SortTerm[] {
  if (typeof order !== 'string') return [];
  const [field = '', direction = ''] = order.split(',').map((part) => part.trim());
  return field
    ? [{ field: currentSpelling(field), direction: direction.toLowerCase() === 'asc' ? 'asc' : 'desc' }]
    : [];
}

/** A select asks for the rows it already holds: `initKey` (maybe `table.column`) in `initValue`. */
function initialTerm(query: Readonly<Record<string, unknown>>): SearchTerm | null {
  const given = query['initValue'];
  const values: readonly unknown[] =
    typeof given === 'object' && given !== null ? Object.values(given) : String(given ?? '').split(',');
  const wanted = values.map((value) => String(value).trim()).filter((value) => value !== '');
  if (wanted.length === 0) return null;
  const field =
    String(query['initKey'] ?? 'id')
      .split('.')
      .pop() ?? '';
  return {
    field: currentSpelling(field || 'id'),
    operator: operatorOf(query['initOperator']) ?? 'in',
    value: wanted,
  };
}

function positive(value: unknown): number | undefined {
  const text = String(value ?? '').trim();
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined;
}
