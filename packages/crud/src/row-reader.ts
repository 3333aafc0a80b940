import type { FieldError } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { invalidFields } from '@parcelway/platform';
import type { ObjectLiteral } from 'typeorm';
import type { BoundField, BoundResource } from './bound-resource';
import { readField } from './field-values';

/** Puts a client's row onto an entity, declared writable fields only. Throws `request.invalid` with every broken field. */
export function applyRow(
  bound: BoundResource,
  entity: ObjectLiteral,
  row: Readonly<Record<string, unknown>>,
  adding: boolean,
): void {
  const currency = rowCurrency(bound, entity, row);
  const errors: FieldError[] = [];
  for (const field of bound.fields.values()) {
    if (!isWritten(field, row, adding)) continue;
    const { name, declared, property, column } = field;
    const given = name in row ? row[name] : declared.default;
    const read = readField(declared, given, currency);
    if ('rule' in read) {
      errors.push({ field: name, rule: read.rule, ...(read.params ? { params: read.params } : {}) });
    } else if (read.value === null) {
      if (declared.required) errors.push({ field: name, rule: 'required' });
      // A column that cannot be empty keeps its own default.
      else if (column.isNullable) entity[property] = null;
      else if (declared.kind === 'text' || declared.kind === 'longText') entity[property] = '';
    } else {
      entity[property] = read.value;
    }
  }
  if (errors.length > 0) throw invalidFields(errors);
}

function isWritten(
  { declared, name }: BoundField,
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
    return new DomainError('crud.duplicate', {
      field:
        /\(([^)]+)\)=/
          .exec(detail ?? '')?.[1]
          ?.split(', ')
          .pop() ??
        constraint ??
        '',
    });
  if (code === '23P01') return invalidFields([{ field: 'valid_from', rule: 'overlap' }]);
  // 23001: restricted by the key itself, which PostgreSQL 18 tells apart.
  if (code === '23503' || code === '23001')
    return new DomainError('crud.in_use', { users: /table "([^"]+)"/.exec(detail ?? '')?.[1] ?? '' });
  return error;
}
