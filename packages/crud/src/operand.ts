import type { Field } from '@parcelway/contracts/resources';
import type { BoundField } from './bound-resource';
import { isCalendarDate, isStorableText } from './field-values';
import { ALIAS } from './row-query';

const TIME_ZONE = 'Europe/London';
const MOST = 2n ** 63n - 1n;
const DECIMAL = /^([+-]?)(\d{1,40})(?:\.(\d{1,40}))?$/;
const WALL_CLOCK = /^([1-9]\d{3}-\d{2}-\d{2})(?:[ T]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?)?$/;
const INSTANT = /^[1-9]\d{3}-\d{2}-\d{2}T[\d:]+(\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * What a client compares a column with, as SQL around one parameter. A `point` is a value of the column's type; a span `[low, high)` is
 * what the client can only have meant as a stretch: the second or the day it wrote down, or the gap between two whole numbers.
 */
export type Operand =
  | { readonly value: unknown; readonly point: string; readonly array: string }
  | { readonly value: unknown; readonly low: string; readonly high: string };

/** `$` stands for the parameter. */
const point = (value: unknown, type: string): Operand => ({
  value,
  point: `$::${type}`,
  array: `$::${type}[]`,
});

/**
 * Reads an operand as the field shows its values: money in major units, flags as 0 and 1, times in London's clock, in ISO 8601 or in
 * epoch seconds. Null for what is no such value: it equals no row and none is below or above it.
 */
export function readOperand({ kind }: Field, text: string): Operand | null {
  switch (kind) {
    case 'integer':
    case 'grams':
    case 'millimetres':
    case 'basisPoints':
    case 'number-enum':
    case 'relation':
      return readNumber(text, 0);
    case 'money':
      return readNumber(text, 2);
    case 'flag':
      return /^(1|true|0|false)$/.test(text) ? point(text === '1' || text === 'true', 'boolean') : null;
    case 'date':
      return isCalendarDate(text.slice(0, 10)) ? point(text.slice(0, 10), 'date') : null;
    case 'instant':
      return readInstant(text);
    default:
      return isStorableText(text) ? point(text, 'text') : null;
  }
}

/** A decimal against whole numbers: exact, whatever it is; 64 bits are enough for every column. */
function readNumber(text: string, scale: number): Operand | null {
  const [, sign, whole = '', fraction = ''] = DECIMAL.exec(text) ?? [];
  if (sign === undefined) return null;
  const digits = fraction.padEnd(scale, '0');
  const units = BigInt(whole + digits.slice(0, scale)) * (sign === '-' ? -1n : 1n);
  const isWhole = /^0*$/.test(digits.slice(scale));
  if (isWhole && units <= MOST && units >= -MOST) return point(units.toString(), 'bigint');
  const above = sign === '-' ? units : units + 1n;
  const bound = above > MOST ? MOST : above < -MOST ? -MOST : above;
  return { value: bound.toString(), low: '$::bigint', high: '$::bigint' };
}

/** Columns keep microseconds, clients write seconds, milliseconds or days. */
function readInstant(text: string): Operand | null {
  const wall = WALL_CLOCK.exec(text);
  if (wall && isCalendarDate(wall[1] ?? '')) {
    const unit = wall[2] === undefined ? 'day' : wall[3] === undefined ? 'minute' : 'second';
    return {
      value: text,
      low: `($::timestamp AT TIME ZONE '${TIME_ZONE}')`,
      high: `(($::timestamp + interval '1 ${unit}') AT TIME ZONE '${TIME_ZONE}')`,
    };
  }
  const isEpoch = /^\d{9,11}$/.test(text);
  const instant = new Date(isEpoch ? Number(text) * 1_000 : INSTANT.test(text) ? text : Number.NaN);
  if (Number.isNaN(instant.getTime()) || instant.getUTCFullYear() > 9_999) return null;
  const unit = text.includes('.') ? 'millisecond' : 'second';
  return {
    value: instant.toISOString(),
    low: '$::timestamptz',
    high: `($::timestamptz + interval '1 ${unit}')`,
  };
}

/** Column of a field in SQL. */
export function columnOf({ column }: BoundField): string {
  const name = `"${ALIAS}"."${column.databaseName}"`;
  return column.type === 'uuid' || column.type === 'jsonb' ? `CAST(${name} AS text)` : name;
}

/** A field's values as text, the way lists show them. */
export function shownText(field: BoundField): string {
  const column = columnOf(field);
  switch (field.declared.kind) {
    case 'money':
      return `CAST(${column} * 0.01 AS text)`;
    case 'flag':
      return `CAST(CAST(${column} AS int) AS text)`;
    case 'instant':
      return `to_char(${column} AT TIME ZONE '${TIME_ZONE}', 'YYYY-MM-DD HH24:MI:SS')`;
    default:
      return `CAST(${column} AS text)`;
  }
}
