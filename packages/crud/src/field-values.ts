import type { FieldError, FieldRule } from '@parcelway/contracts';
import type { Field } from '@parcelway/contracts/resources';
import { formatMoney, parseMoney } from '@parcelway/money';
import { cleanHtml } from './rich-text';

/** Either the stored value or the rule that the wire's value broke. */
export type Read =
  { readonly value: unknown } | { readonly rule: FieldRule; readonly params?: FieldError['params'] };

const blank = (value: unknown): boolean => value === undefined || value === null || value === '';
const INTEGER = /^-?\d{1,16}$/;
/** Characters of a text whose declaration names no limit: a caught row must fit into one event. */
const LONGEST_TEXT = 100_000;
const MOST_RELATIONS = 1_000;
/** What PostgreSQL stores in no text: NUL and halves of characters. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Reads one declared field from the wire. `currency` is the row's, for money. Blank optional values become null. */
export function readField(field: Field, value: unknown, currency: string): Read {
  if (blank(value)) return { value: emptyOf(field) };
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'secret':
    case 'image':
    case 'images':
    case 'file':
      return readText(field, value);
    case 'html':
      return readText(field, typeof value === 'string' ? cleanHtml(value) : value);
    case 'idList':
      return /^\d+(,\d+)*$/.test(String(value)) ? { value: String(value) } : { rule: 'pattern' };
    case 'flag':
      return readFlag(value);
    case 'integer':
    case 'grams':
    case 'millimetres':
    case 'basisPoints':
      return readInteger(field, value);
    case 'relation':
      // The legacy clients write 0 for "none".
      return String(value) === '0' ? { value: null } : readInteger({ ...field, min: 1 }, value);
    case 'relations':
      return readRelations(value);
    case 'money':
      return readMoney(field, value, currency);
    case 'number-enum':
      return field.values?.includes(Number(value)) ? { value: Number(value) } : oneOf(field);
    case 'word-enum':
      return field.values?.includes(String(value)) ? { value: String(value) } : oneOf(field);
    case 'date':
      return isCalendarDate(String(value)) ? { value: String(value) } : { rule: 'date' };
    case 'instant':
      return readInstant(value);
    case 'json':
      return typeof value === 'object' && isStorable(value) ? { value } : { rule: 'json' };
  }
}

function emptyOf({ kind }: Field): unknown {
  if (kind === 'relations') return [];
  return kind === 'flag' ? false : null;
}

/** Ids as a list or a comma text, each once. */
function readRelations(value: unknown): Read {
  const parts: readonly unknown[] = Array.isArray(value) ? value : String(value).split(',');
  if (parts.length > MOST_RELATIONS) return { rule: 'list', params: { min: 0, max: MOST_RELATIONS } };
  const ids = parts.map((part) => (INTEGER.test(String(part)) ? Number(part) : 0));
  return ids.every((id) => id > 0) ? { value: [...new Set(ids)] } : { rule: 'unknown' };
}

export function isStorableText(text: string): boolean {
  return !UNSTORABLE.test(text);
}

function isStorable(value: unknown): boolean {
  let storable = true;
  JSON.stringify(value, (name, part: unknown) => {
    if (!isStorableText(name) || (typeof part === 'string' && !isStorableText(part))) storable = false;
    return part;
  });
  return storable;
}

const oneOf = (field: Field): Read => ({
  rule: 'one_of',
  params: { allowed: (field.values ?? []).join(', ') },
});

function readText(field: Field, value: unknown): Read {
  if (typeof value !== 'string' && typeof value !== 'number') return { rule: 'text' };
  const text = String(value).trim();
  const max = field.max ?? LONGEST_TEXT;
  if (text.length > max && [...text].length > max) return { rule: 'max_length', params: { max } };
  if (!isStorableText(text)) return { rule: 'text' };
  if (field.pattern && !field.pattern.test(text)) return { rule: 'pattern' };
  return { value: text === '' ? null : text };
}

function readFlag(value: unknown): Read {
  if (value === true || value === 1 || value === '1') return { value: true };
  if (value === false || value === 0 || value === '0') return { value: false };
  return { rule: 'boolean' };
}

function readInteger(field: Field, value: unknown): Read {
  if (!INTEGER.test(String(value))) return { rule: 'integer' };
  const number = Number(value);
  const min = field.min ?? 0;
  const max = field.max ?? (field.kind === 'basisPoints' ? 10_000 : Number.MAX_SAFE_INTEGER);
  if (number < min) return { rule: 'min', params: { min } };
  if (number > max) return { rule: 'max', params: { max } };
  return { value: number };
}

function readMoney(field: Field, value: unknown, currency: string): Read {
  try {
    const minor = parseMoney(String(value), currency);
    return minor < BigInt(field.min ?? 0)
      ? { rule: 'min', params: { min: field.min ?? 0 } }
      : { value: minor };
  } catch {
    return { rule: 'decimal', params: { scale: 2 } };
  }
}

/** `2026-11-30`, of the years PostgreSQL and the screens share. */
export function isCalendarDate(text: string): boolean {
  return (
    /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
    new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)
  );
}

/** ISO 8601 or epoch seconds. */
function readInstant(value: unknown): Read {
  const instant = /^\d{9,11}$/.test(String(value))
    ? new Date(Number(value) * 1_000)
    : new Date(String(value));
  return Number.isNaN(instant.getTime()) ? { rule: 'instant' } : { value: instant };
}

/** One stored value as it goes over the wire. */
export function writeField(field: Field, value: unknown, currency: string): unknown {
  if (field.kind === 'secret') return '';
  if (value === null || value === undefined) return null;
  switch (field.kind) {
    case 'money':
      return formatMoney(value as bigint, currency);
    case 'flag':
      return value === true ? '1' : '0';
    case 'instant':
      return value instanceof Date ? value.toISOString() : value;
    case 'integer':
    case 'relation':
      return Number(value);
    default:
      return value;
  }
}
