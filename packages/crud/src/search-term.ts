import type { SearchTerm } from '@parcelway/contracts';
import type { BoundField } from './bound-resource';
import { isStorableText } from './field-values';
import type { Operand } from './operand';
import { columnOf, readOperand, shownText } from './operand';
import { ALIAS } from './row-query';

/** A condition with its parameters by name. */
export interface Condition {
  readonly sql: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

const signs = { eq: '=', ne: '<>', gt: '>', egt: '>=', lt: '<', elt: '<=' } as const;
const NEVER: Condition = { sql: 'FALSE', parameters: {} };

/**
 * One search term as a condition; `key` names its parameters. What is not comparable with the field finds nothing, except where the term
 * asks for what is not equal: every value is. Empty columns are found by `null` alone. Null for a range without bounds.
 */
export function conditionOf(field: BoundField, term: SearchTerm, key: string): Condition | null {
  const column = columnOf(field);
  const first = Array.isArray(term.value) ? String(term.value[0] ?? '') : String(term.value);
  const filled: Condition = { sql: `${column} IS NOT NULL`, parameters: {} };
  switch (term.operator) {
    case 'null':
      return { sql: `${column} IS NULL`, parameters: {} };
    case 'not_null':
      return filled;
    case 'like':
      return isStorableText(first) ? like(field, 'ILIKE', first, key) : NEVER;
    case 'not_like':
      return isStorableText(first) ? like(field, 'NOT ILIKE', first, key) : filled;
    case 'find_in_set':
      return memberOf(field, first, key) ?? NEVER;
    case 'in':
      return anyOf(field, listOf(term.value), key) ?? NEVER;
    case 'not_in': {
      const among = anyOf(field, listOf(term.value), key);
      return among ? { ...among, sql: `NOT (${among.sql})` } : filled;
    }
    case 'range':
    case 'not_range':
      return range(field, listOf(term.value), term.operator === 'not_range', key);
    case 'eq':
    case 'ne':
      if (field.declared.kind === 'relations') return equalsMember(field, term.operator, first, key);
      return compare(field, term.operator, first, key) ?? (term.operator === 'eq' ? NEVER : filled);
    default:
      return compare(field, term.operator, first, key) ?? NEVER;
  }
}

export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (char) => `\\${char}`);
}

function listOf(value: SearchTerm['value']): string[] {
  return (Array.isArray(value) ? value.map(String) : String(value).split(',')).map((one) => one.trim());
}

function like(field: BoundField, sign: 'ILIKE' | 'NOT ILIKE', text: string, key: string): Condition {
  return { sql: `${shownText(field)} ${sign} :${key}`, parameters: { [key]: `%${escapeLike(text)}%` } };
}

/** Texts are ordered by their characters' numbers, whatever the database's language. */
function ordered(field: BoundField, operand: Operand): string {
  return 'point' in operand && operand.point.endsWith('::text')
    ? `${columnOf(field)} COLLATE "C"`
    : columnOf(field);
}

type Comparison = keyof typeof signs;

function compare(field: BoundField, operator: Comparison, text: string, key: string): Condition | null {
  const operand = readOperand(field.declared, text);
  if (!operand) return null;
  const isOrder = operator !== 'eq' && operator !== 'ne';
  const column = isOrder ? ordered(field, operand) : columnOf(field);
  const bound = (sql: string): string => sql.replace('$', `:${key}`);
  const parameters = { [key]: operand.value };
  if ('point' in operand) return { sql: `${column} ${signs[operator]} ${bound(operand.point)}`, parameters };
  const [low, high] = [bound(operand.low), bound(operand.high)];
  const sql = {
    eq: `(${column} >= ${low} AND ${column} < ${high})`,
    ne: `(${column} < ${low} OR ${column} >= ${high})`,
    gt: `${column} >= ${high}`,
    egt: `${column} >= ${low}`,
    lt: `${column} < ${low}`,
    elt: `${column} < ${high}`,
  }[operator];
  return { sql, parameters };
}

/** Equal to one of the values; those that the field cannot have are left out. Null when none is left. */
function anyOf(field: BoundField, values: readonly string[], key: string): Condition | null {
  if (field.declared.kind === 'relations')
    return either(values.map((one, at) => memberOf(field, one, `${key}m${at}`)));
  const operands = values.map((value) => readOperand(field.declared, value)).filter((one) => one !== null);
  const points = operands.filter((one) => 'point' in one);
  const [sample] = points;
  const spans = values.map((value, at) =>
    points.length === operands.length ? null : compare(field, 'eq', value, `${key}m${at}`),
  );
  if (!sample || points.length < operands.length) return either(spans);
  return {
    sql: `${columnOf(field)} = ANY(${sample.array.replace('$', `:${key}`)})`,
    parameters: { [key]: points.map(({ value }) => value) },
  };
}

function either(conditions: readonly (Condition | null)[]): Condition | null {
  const given = conditions.filter((one) => one !== null);
  if (given.length === 0) return null;
  return {
    sql: `(${given.map(({ sql }) => sql).join(' OR ')})`,
    parameters: Object.assign({}, ...given.map(({ parameters }) => parameters)) as Condition['parameters'],
  };
}

/** Member of a comma list, of a list of ids, of a JSON list. */
function memberOf(field: BoundField, value: string, key: string): Condition | null {
  if (!isStorableText(value)) return null;
  const stored = `"${ALIAS}"."${field.column.databaseName}"`;
  switch (field.declared.kind) {
    case 'relations':
      return /^\d{1,16}$/.test(value)
        ? { sql: `${stored} @> CAST(:${key} AS jsonb)`, parameters: { [key]: String(Number(value)) } }
        : null;
    case 'json':
      return { sql: `jsonb_exists(${stored}, :${key}::text)`, parameters: { [key]: value } };
    default:
      return {
        sql: `:${key}::text = ANY(string_to_array(${shownText(field)}, ','))`,
        parameters: { [key]: value },
      };
  }
}

function equalsMember(field: BoundField, operator: 'eq' | 'ne', value: string, key: string): Condition {
  const member = memberOf(field, value, key);
  if (operator === 'eq') return member ?? NEVER;
  return member
    ? { ...member, sql: `NOT (${member.sql})` }
    : { sql: `${columnOf(field)} IS NOT NULL`, parameters: {} };
}

/** Both ends belong to the range; one that is not given is open. */
function range(
  field: BoundField,
  values: readonly string[],
  outside: boolean,
  key: string,
): Condition | null {
  const [low = '', high = ''] = values;
  if (!low && !high) return null;
  const ends = [
    ...(low ? [compare(field, outside ? 'lt' : 'egt', low, `${key}a`)] : []),
    ...(high ? [compare(field, outside ? 'gt' : 'elt', high, `${key}b`)] : []),
  ];
  const known = ends.filter((one) => one !== null);
  if (known.length < ends.length) return NEVER;
  return {
    sql: `(${known.map(({ sql }) => sql).join(outside ? ' OR ' : ' AND ')})`,
    parameters: Object.assign({}, ...known.map(({ parameters }) => parameters)) as Condition['parameters'],
  };
}
