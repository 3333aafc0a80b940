import type { SearchOperator, SearchTerm } from '@parcelway/contracts';
import type { Field } from '@parcelway/contracts/resources';
import { searchedName } from './spelling';

/** Every spelling of an operator that a client sends, in capitals. */
const operators: Readonly<Record<string, SearchOperator>> = {
  '=': 'eq',
  EQ: 'eq',
  '<>': 'ne',
  NE: 'ne',
  '>': 'gt',
  GT: 'gt',
  '>=': 'egt',
  EGT: 'egt',
  '<': 'lt',
  LT: 'lt',
  '<=': 'elt',
  ELT: 'elt',
  LIKE: 'like',
  'NOT LIKE': 'not_like',
  IN: 'in',
  'NOT IN': 'not_in',
  RANGE: 'range',
  'NOT RANGE': 'not_range',
  NULL: 'null',
  'NOT NULL': 'not_null',
  FIND_IN_SET: 'find_in_set',
};

/** The product's operator for one a client wrote in any spelling; undefined when there is none. */
export function operatorOf(written: unknown): SearchOperator | undefined {
  return operators[String(written).trim().toUpperCase()];
}

/**
 * `search[i] = {field, val, operator, render}` as search terms. Items that lack a part or have an unknown operator are ignored, as the
 * clients expect; fields are judged by the resource's owner. Times stay local text: the owner reads them in the site's zone.
 */
export function searchTermsOf(search: unknown, fields: Readonly<Record<string, Field>>): SearchTerm[] {
  if (typeof search !== 'object' || search === null) return [];
  return Object.values(search).flatMap((item) => termsOf(item, fields));
}

function termsOf(item: unknown, fields: Readonly<Record<string, Field>>): SearchTerm[] {
  if (typeof item !== 'object' || item === null) return [];
  const { field: written, val, operator: sign, render } = item as Record<string, unknown>;
  if (typeof written !== 'string' || written === '' || val === undefined || val === null || val === '')
    return [];
  const field = searchedName(written);
  let operator = operatorOf(sign);
  if (!operator) return [];
  const isNullTest = operator === 'null' || operator === 'not_null';
  // A time picker's term is a range or one exact time, whatever else its operator says.
  if (render === 'datetime' && operator !== 'range' && !isNullTest) operator = 'eq';
  const values = listOf(val).map((value) => (fields[field]?.kind === 'date' ? value.slice(0, 10) : value));
  switch (operator) {
    case 'null':
    case 'not_null':
      return [{ field, operator, value: '' }];
    case 'range':
    case 'not_range':
      return rangeOf(field, operator, values, render === 'datetime');
    case 'in':
    case 'not_in':
      return [{ field, operator, value: values.filter((value) => value !== '') }];
    case 'find_in_set':
      return values
        .filter((value) => value !== '')
        .map((value) => ({ field, operator: 'find_in_set', value }));
    default:
      return [
        { field, operator, value: Array.isArray(val) ? (values[0] ?? '') : textOf(field, val, fields) },
      ];
  }
}

function rangeOf(
  field: string,
  operator: 'range' | 'not_range',
  [low = '', high = '']: readonly string[],
  needsBoth: boolean,
): SearchTerm[] {
  if ((!low && !high) || (needsBoth && (!low || !high))) return [];
  return [{ field, operator, value: [low, high] }];
}

function textOf(field: string, value: unknown, fields: Readonly<Record<string, Field>>): string {
  const text = String(value).trim();
  return fields[field]?.kind === 'date' ? text.slice(0, 10) : text;
}

/** A list, an indexed object or a comma string as trimmed texts. */
function listOf(value: unknown): string[] {
  const parts: readonly unknown[] =
    typeof value === 'object' && value !== null ? Object.values(value) : String(value).split(',');
  return parts.map((part) => String(part).trim());
}
