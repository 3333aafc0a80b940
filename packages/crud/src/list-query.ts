import type { ListResource, SortTerm } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { labelColumnsOf } from '@parcelway/contracts/resources';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { BoundField, BoundResource } from './bound-resource';
import { isStorableText } from './field-values';
import { columnOf, shownText } from './operand';
import type { Limit } from './row-query';
import { ALIAS } from './row-query';
import { conditionOf, escapeLike } from './search-term';

/** Totals are exact up to this number of rows and stop there. */
export const COUNT_LIMIT = 100_000;

/** What a list is asked for beside its fields; null = nothing. Errors: crud.unknown_field for another comparison than equality. */
export async function narrowingOf(bound: BoundResource, { search = [] }: ListResource): Promise<Limit> {
  const asked = search.filter(({ field }) => isBeside(bound, field));
  if (asked.length === 0) return null;
  const other = asked.find(({ operator, value }) => operator !== 'eq' || Array.isArray(value));
  if (other) throw new DomainError('crud.unknown_field', { field: other.field });
  const by = Object.fromEntries(asked.map(({ field, value }) => [field, String(value)]));
  return (await bound.hooks.narrow?.(by)) ?? null;
}

const isBeside = ({ resource }: BoundResource, field: string): boolean =>
  Object.hasOwn(resource.narrowedBy ?? {}, field);

/** Conditions of a list; only declared names ever reach SQL. */
export function narrow(
  query: SelectQueryBuilder<ObjectLiteral>,
  bound: BoundResource,
  request: ListResource,
): void {
  const terms = (request.search ?? []).filter(({ field }) => !isBeside(bound, field));
  terms.forEach((term, index) => {
    const condition = conditionOf(searchable(bound, term.field), term, `s${index}`);
    if (condition) query.andWhere(condition.sql, condition.parameters);
  });
  const words = request.quick?.trim();
  if (words) addQuickSearch(query, bound, words, request.quick_relations ?? []);
}

export function order(
  query: SelectQueryBuilder<ObjectLiteral>,
  bound: BoundResource,
  sort: readonly SortTerm[] | undefined,
): void {
  const asked =
    sort && sort.length > 0 ? sort : [bound.resource.order ?? { field: 'id', direction: 'desc' as const }];
  // Of two words on one field the first decides; the builder would keep the last.
  const wanted = asked.filter(({ field }, at) => asked.findIndex((one) => one.field === field) === at);
  for (const term of wanted) {
    const field = declaredField(bound, term.field);
    if (!field.declared.sort && field.name !== bound.resource.order?.field)
      throw new DomainError('crud.unknown_field', { field: term.field });
    query.addOrderBy(`${ALIAS}.${field.property}`, term.direction === 'asc' ? 'ASC' : 'DESC');
  }
  if (!wanted.some(({ field }) => field === 'id')) query.addOrderBy(`${ALIAS}.id`, 'DESC');
}

function declaredField(bound: BoundResource, name: string): BoundField {
  const field = bound.fields.get(name);
  if (!field) throw new DomainError('crud.unknown_field', { field: name });
  return field;
}

/** What a list shows may be searched; `filter` is what screens offer and what has an index. Never what is hidden or secret. */
function searchable(bound: BoundResource, name: string): BoundField {
  const field = declaredField(bound, name);
  const { filter, list, quick, kind } = field.declared;
  const isShown = filter || list || quick || labelColumnsOf(bound.resource).includes(name);
  if (!isShown || kind === 'secret') throw new DomainError('crud.unknown_field', { field: name });
  return field;
}

/**
 * Rows whose quick fields hold the words, or whose relation is among those that hold them. In a tree each word by itself: all must be
 * there, anywhere.
 */
function addQuickSearch(
  query: SelectQueryBuilder<ObjectLiteral>,
  bound: BoundResource,
  words: string,
  relations: NonNullable<ListResource['quick_relations']>,
): void {
  const texts = [...bound.fields.values()].filter(({ declared }) => declared.quick).map(shownText);
  if (texts.length === 0 && relations.length === 0) return;
  const related = relations.map(({ field, ids }, index) => {
    query.setParameter(`related${index}`, ids.map(Number));
    return `${columnOf(searchable(bound, field))} = ANY(:related${index}::bigint[])`;
  });
  (bound.resource.tree ? words.split(/\s+/) : [words]).forEach((word, index) => {
    const name = `quick${index}`;
    const found = isStorableText(word) ? texts.map((text) => `${text} ILIKE :${name}`) : [];
    const alternatives = [...found, ...related];
    query.andWhere(alternatives.length > 0 ? `(${alternatives.join(' OR ')})` : 'FALSE', {
      [name]: `%${escapeLike(word)}%`,
    });
  });
}
