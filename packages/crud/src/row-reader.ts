import type { FieldError } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { Field } from '@parcelway/contracts/resources';
import { fieldsOf } from '@parcelway/contracts/resources';
import { invalidFields } from '@parcelway/platform';
import type { ObjectLiteral } from 'typeorm';
import type { BoundField, BoundResource } from './bound-resource';
import { readField } from './field-values';

/**
 * Puts a client's row onto an entity, declared writable fields only, and answers what it has read, virtual fields included. Throws
 * `request.invalid` with every broken field.
 */
export function applyRow(
  bound: BoundResource,
  entity: ObjectLiteral,
  row: Readonly<Record<string, unknown>>,
  adding: boolean,
): ReadonlyMap<string, unknown> {
  const currency = rowCurrency(bound, entity, row);
  const errors: FieldError[] = [];
  const values = new Map<string, unknown>();
  for (const [name, declared] of Object.entries(fieldsOf(bound.resource))) {
    if (!isWritten(name, declared, row, adding)) continue;
    const read = readField(declared, name in row ? row[name] : declared.default, currency);
    if ('rule' in read) {
      errors.push({ field: name, rule: read.rule, ...(read.params ? { params: read.params } : {}) });
      continue;
    }
    if (declared.required && isEmpty(read.value)) errors.push({ field: name, rule: 'required' });
    values.set(name, read.value);
    const field = bound.fields.get(name);
    if (field) store(entity, field, read.value);
  }
  if (errors.length > 0) throw invalidFields(errors);
  return values;
}

function isEmpty(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

function store(entity: ObjectLiteral, { declared, property, column }: BoundField, value: unknown): void {
  if (value !== null || column.isNullable) entity[property] = value;
  // A column that cannot be empty has an empty value of its own, or keeps its default.
  else if (['text', 'longText', 'image', 'images', 'file', 'html'].includes(declared.kind))
    entity[property] = '';
  else if (declared.kind === 'relation') entity[property] = 0;
}

function isWritten(
  name: string,
  declared: Field,
  row: Readonly<Record<string, unknown>>,
  adding: boolean,
): boolean {
  if (declared.readOnly) return false;
  if (adding) return true;
  if (declared.addOnly || !(name in row)) return false;
  // An empty secret means: leave it as it is.
  return !(declared.kind === 'secret' && !row[name]);
}

export function rowCurrency(
  bound: BoundResource,
  entity: ObjectLiteral,
  row: Readonly<Record<string, unknown>> = {},
): string {
  const field = bound.fields.get('currency');
  const value =
    (field && !field.declared.readOnly ? row['currency'] : undefined) ??
    (field ? (entity[field.property] as unknown) : undefined);
  return typeof value === 'string' && value !== '' ? value : 'GBP';
}

/** PostgreSQL's refusals in the product's words. */
export function translateDatabaseError(error: unknown): unknown {
  const { code, detail, constraint } =
    (error as { driverError?: { code?: string; detail?: string; constraint?: string } }).driverError ?? {};
  if (code === '23505')
    return new DomainError('crud.duplicate', { field: keyIn(detail) ?? constraint ?? '' });
  if (code === '23P01') return invalidFields([{ field: 'valid_from', rule: 'overlap' }]);
  // 23001: restricted by the key itself, which PostgreSQL 18 tells apart.
  if (code === '23503' && detail?.includes('is not present in table'))
    return invalidFields([{ field: keyIn(detail) ?? '', rule: 'unknown' }]);
  if (code === '23503' || code === '23001')
    return new DomainError('crud.in_use', { users: /table "([^"]+)"/.exec(detail ?? '')?.[1] ?? '' });
  return error;
}

/** `Key (mobile_code, lower(mobile::text))=(…)` → `mobile`: the last column of the key. */
function keyIn(detail: string | undefined): string | undefined {
  const key = /^Key \((.+?)\)=\(/.exec(detail ?? '')?.[1];
  return key
    ?.split(', ')
    .pop()
    ?.replace(/^\w+\(|::.*$|\)$/g, '');
}
