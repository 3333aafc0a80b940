import type { SearchOperator, SearchTerm, SortTerm } from '@parcelway/contracts';
import { invalidFields } from '@parcelway/platform';
import type { Resource } from '@parcelway/contracts/resources';
import { fieldsOf } from '@parcelway/contracts/resources';
import { idsOf } from '@parcelway/legacy';

const PAGE_SIZE = 25;
/** A whole export page at most. */
const LARGEST_PAGE = 1_000;

/** Endings that turn a filter's equality into another comparison: `create_time_gte`. */
const endings: readonly (readonly [ending: string, operator: SearchOperator])[] = [
  ['_gte', 'egt'],
  ['_lte', 'elt'],
  ['_gt', 'gt'],
  ['_lt', 'lt'],
  ['_ne', 'ne'],
  ['_like', 'like'],
];

export interface RestListQuery {
  readonly offset: number;
  readonly limit: number;
  readonly sort: SortTerm[];
  readonly search: SearchTerm[];
  readonly quick?: string;
}

/**
 * `sort=["f","ASC"]`, `range=[0,24]`, `filter={"q":"…","f":value or list}` as ra-data-simple-rest writes them. A list of values means
 * any of them; null means empty. Errors: request.invalid for what is not such JSON.
 */
export function restListQueryOf(query: Readonly<Record<string, unknown>>, resource: Resource): RestListQuery {
  const { q, ...filter } = filterOf(query['filter']);
  const ids = filter['id'];
  // Rows asked for by their ids come without a range and are wanted all.
  const [first, last] = rangeOf(query['range'], Array.isArray(ids) ? Math.max(ids.length, 1) : PAGE_SIZE);
  const quick = String(q ?? '').trim();
  return {
    offset: first,
    limit: Math.min(last - first + 1, LARGEST_PAGE),
    sort: sortOf(query['sort']),
    search: Object.entries(filter).flatMap(([name, value]) => termOf(name, value, resource)),
    ...(quick ? { quick: [...quick].slice(0, 80).join('') } : {}),
  };
}

/** The ids of `filter={"id":[1,2]}`. Errors: request.invalid for what is not such JSON. */
export function restIdsOf(query: Readonly<Record<string, unknown>>): number[] {
  return idsOf({ ids: filterOf(query['filter'])['id'] });
}

function rangeOf(text: unknown, pageSize: number): [first: number, last: number] {
  const range = read('range', text);
  if (range === undefined) return [0, pageSize - 1];
  if (!Array.isArray(range)) throw malformed('range');
  const [first, last] = range.map(Number);
  const isWindow =
    Number.isSafeInteger(first) &&
    Number.isSafeInteger(last) &&
    (first ?? -1) >= 0 &&
    (last ?? -1) >= (first ?? 0);
  if (!isWindow) throw malformed('range');
  return [first ?? 0, last ?? 0];
}

function sortOf(text: unknown): SortTerm[] {
  const sort = read('sort', text);
  if (sort === undefined) return [];
  if (!Array.isArray(sort) || typeof sort[0] !== 'string') throw malformed('sort');
  return [{ field: sort[0], direction: String(sort[1]).toUpperCase() === 'ASC' ? 'asc' : 'desc' }];
}

function filterOf(text: unknown): Record<string, unknown> {
  const filter = read('filter', text) ?? {};
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) throw malformed('filter');
  return filter as Record<string, unknown>;
}

function termOf(name: string, value: unknown, resource: Resource): SearchTerm[] {
  if (value === undefined || value === '') return [];
  const fields = fieldsOf(resource);
  const ending = Object.hasOwn(fields, name) ? undefined : endings.find(([one]) => name.endsWith(one));
  const field = ending ? name.slice(0, -ending[0].length) : name;
  if (value === null) return [{ field, operator: ending?.[1] === 'ne' ? 'not_null' : 'null', value: '' }];
  if (Array.isArray(value))
    return [{ field, operator: ending?.[1] === 'ne' ? 'not_in' : 'in', value: value.map(plain) }];
  return [{ field, operator: ending?.[1] ?? 'eq', value: plain(value) }];
}

/** Switches send booleans where a flag is '1' or '0'. */
function plain(value: unknown): string {
  return typeof value === 'boolean' ? (value ? '1' : '0') : String(value);
}

function read(name: string, text: unknown): unknown {
  if (text === undefined || text === '') return undefined;
  try {
    return JSON.parse(String(text)) as unknown;
  } catch {
    throw malformed(name);
  }
}

function malformed(field: string) {
  return invalidFields([{ field, rule: 'json' }]);
}
