import type { ListResource, SearchTerm, SortTerm } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { invalidFields } from '@parcelway/platform';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { Brackets } from 'typeorm';
import type { BoundField, BoundResource } from './bound-resource';
import { readField } from './field-values';
import { ALIAS } from './row-query';

const TIME_ZONE = 'Europe/London';
/** Totals are exact up to this number of rows and stop there. */
export const COUNT_LIMIT = 100_000;

/** Conditions and order of a list; only declared names ever reach SQL. */
export function narrow(
  query: SelectQueryBuilder<ObjectLiteral>,
  bound: BoundResource,
  request: ListResource,
): void {
  (request.search ?? []).forEach((term, index) => addTerm(query, bound, term, `s${index}`));
  const words = request.quick?.trim();
  if (words) addQuickSearch(query, bound, words);
}

export function order(
  query: SelectQueryBuilder<ObjectLiteral>,
  bound: BoundResource,
  sort: readonly SortTerm[] | undefined,
): void {
  const wanted =
    sort && sort.length > 0 ? sort : [bound.resource.order ?? { field: 'id', direction: 'desc' as const }];
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

function addQuickSearch(query: SelectQueryBuilder<ObjectLiteral>, bound: BoundResource, words: string): void {
  const fields = [...bound.fields.values()].filter(({ declared }) => declared.quick);
  if (fields.length === 0) return;
  const pattern = `%${escapeLike(words)}%`;
  query.andWhere(
    new Brackets((either) => {
      for (const field of fields)
        either.orWhere(`CAST(${ALIAS}.${field.property} AS text) ILIKE :quick`, { quick: pattern });
    }),
  );
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (char) => `\\${char}`);
}

const comparisons = { eq: '=', ne: '<>', gt: '>', egt: '>=', lt: '<', elt: '<=' } as const;

function addTerm(
  query: SelectQueryBuilder<ObjectLiteral>,
  bound: BoundResource,
  term: SearchTerm,
  key: string,
): void {
  const field = declaredField(bound, term.field);
  if (!field.declared.filter) throw new DomainError('crud.unknown_field', { field: term.field });
  const column = `${ALIAS}.${field.property}`;
  const first = Array.isArray(term.value) ? (term.value[0] ?? '') : String(term.value);
  switch (term.operator) {
    case 'null':
      query.andWhere(`${column} IS NULL`);
      return;
    case 'not_null':
      query.andWhere(`${column} IS NOT NULL`);
      return;
    case 'like':
    case 'not_like':
      query.andWhere(`CAST(${column} AS text) ${term.operator === 'like' ? 'ILIKE' : 'NOT ILIKE'} :${key}`, {
        [key]: `%${escapeLike(first)}%`,
      });
      return;
    case 'find_in_set':
      query.andWhere(`:${key} = ANY(string_to_array(CAST(${column} AS text), ','))`, { [key]: first });
      return;
    case 'in':
    case 'not_in': {
      const values = listOf(term.value).map((value) => parameter(field, value));
      query.andWhere(
        values.length === 0 ? '1 = 0' : `${column} ${term.operator === 'in' ? 'IN' : 'NOT IN'} (:...${key})`,
        { [key]: values },
      );
      return;
    }
    case 'range':
    case 'not_range':
      addRange(query, field, column, listOf(term.value), term.operator === 'not_range', key);
      return;
    default:
      query.andWhere(`${column} ${comparisons[term.operator]} ${placeholder(field, key, first)}`, {
        [key]: parameter(field, first),
      });
  }
}

function listOf(value: SearchTerm['value']): string[] {
  return (Array.isArray(value) ? value.map(String) : String(value).split(',')).map((one) => one.trim());
}

function addRange(
  query: SelectQueryBuilder<ObjectLiteral>,
  field: BoundField,
  column: string,
  values: string[],
  outside: boolean,
  key: string,
): void {
  const [low, high] = values;
  const [above, below] = [`${key}a`, `${key}b`];
  const conditions = [
    ...(low ? [`${column} ${outside ? '<' : '>='} ${placeholder(field, above, low)}`] : []),
    ...(high ? [`${column} ${outside ? '>' : '<='} ${placeholder(field, below, high)}`] : []),
  ];
  if (conditions.length === 0) return;
  query.andWhere(`(${conditions.join(outside ? ' OR ' : ' AND ')})`, {
    ...(low ? { [above]: parameter(field, low) } : {}),
    ...(high ? { [below]: parameter(field, high) } : {}),
  });
}

const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}(:\d{2})?)?$/;

/** A time without a zone is London's. */
function placeholder(field: BoundField, key: string, value: string): string {
  return field.declared.kind === 'instant' && LOCAL_TIME.test(value)
    ? `(:${key}::timestamp AT TIME ZONE '${TIME_ZONE}')`
    : `:${key}`;
}

function parameter(field: BoundField, value: string): unknown {
  if (field.declared.kind === 'instant' && LOCAL_TIME.test(value)) return value;
  const { max: _max, pattern: _pattern, ...loose } = field.declared;
  const read = readField({ ...loose, min: Number.MIN_SAFE_INTEGER }, value, 'GBP');
  if ('rule' in read)
    throw invalidFields([
      { field: field.name, rule: read.rule, ...(read.params ? { params: read.params } : {}) },
    ]);
  return typeof read.value === 'bigint' ? read.value.toString() : read.value;
}
