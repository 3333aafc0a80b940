import type { ListResource, SearchTerm, SortTerm } from '@parcelway/contracts';
import type { Field } from '@parcelway/contracts/resources';
import { fieldsOf } from '@parcelway/contracts/resources';
import { sampleResource } from './sample.resource';

/**
 * What a list should find, said over rows in memory and as plainly as possible: nothing here knows SQL or the code under test.
 * Numbers are BigInt (minor units for money, microseconds for instants), days and texts strings.
 */
export type NaiveValue = string | bigint | boolean | readonly bigint[] | null;
export type NaiveRow = { readonly id: bigint } & Readonly<Record<string, NaiveValue>>;

/** Order of the database for texts: place of each text among all of them. */
export type TextOrder = ReadonlyMap<string, number>;

const fields = fieldsOf(sampleResource);
const numbers = ['integer', 'number-enum', 'relation', 'money'];
const FINE = 10n ** 40n;
const SECOND = 1_000_000n;

export function naiveList(
  rows: readonly NaiveRow[],
  request: ListResource,
  textOrder: TextOrder,
): { ids: number[]; total: number } {
  const found = rows.filter(
    (row) => (request.search ?? []).every((term) => matches(row, term)) && hasWords(row, request.quick),
  );
  const sort = request.sort?.length ? request.sort : [{ field: 'id', direction: 'desc' as const }];
  found.sort((left, right) => compareRows(left, right, sort, textOrder));
  const from = Number(request.offset ?? 0);
  return {
    ids: found.slice(from, from + Number(request.limit ?? 10)).map(({ id }) => Number(id)),
    total: found.length,
  };
}

function hasWords(row: NaiveRow, quick = ''): boolean {
  const words = quick.trim();
  return (
    words === '' || ['code', 'title'].some((name) => contains(shown(fields[name], row[name] ?? null), words))
  );
}

const contains = (text: string | null, part: string): boolean =>
  text !== null && !part.includes('\0') && text.toLowerCase().includes(part.toLowerCase());

/** A value as a list shows it. */
function shown(field: Field | undefined, value: NaiveValue): string | null {
  if (value === null) return null;
  if (Array.isArray(value)) return `[${value.join(', ')}]`;
  switch (field?.kind) {
    case 'flag':
      return value ? '1' : '0';
    case 'money': {
      const minor = value as bigint;
      const digits = String(minor < 0n ? -minor : minor).padStart(3, '0');
      return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
    }
    case 'instant': {
      const micros = value as bigint;
      return wallClock(micros).slice(0, 19).replace('T', ' ');
    }
    default:
      return String(value as string | bigint);
  }
}

/** London is an hour ahead of UTC from the last Sunday of March to that of October, 01:00 UTC. */
function isSummer(epochSeconds: number): boolean {
  const year = new Date(epochSeconds * 1_000).getUTCFullYear();
  const lastSunday = (month: number): number => {
    const last = new Date(Date.UTC(year, month + 1, 0, 1));
    return (last.getTime() - last.getUTCDay() * 86_400_000) / 1_000;
  };
  return epochSeconds >= lastSunday(2) && epochSeconds < lastSunday(9);
}

function wallClock(micros: bigint): string {
  const seconds = Number(micros / SECOND);
  return new Date((seconds + (isSummer(seconds) ? 3_600 : 0)) * 1_000).toISOString();
}

function epochOfWall(text: string): number {
  const asUtc = Date.parse(`${text}Z`) / 1_000;
  return isSummer(asUtc - 3_600) ? asUtc - 3_600 : asUtc;
}

const isDay = (text: string): boolean => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    year >= 1000 &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day
  );
};

/** Least and greatest comparable value that an operand can mean; null when it means none. */
function meant(field: Field, text: string): readonly [bigint, bigint] | readonly [string, string] | null {
  if (numbers.includes(field.kind)) {
    const scale = field.kind === 'money' ? 2n : 0n;
    const found = /^([+-]?)(\d{1,40})(?:\.(\d{1,40}))?$/.exec(text);
    if (!found) return null;
    const fine = BigInt((found[2] ?? '') + (found[3] ?? '').padEnd(40, '0')) * 10n ** scale;
    return found[1] === '-' ? [-fine, -fine] : [fine, fine];
  }
  if (field.kind === 'flag')
    return text === '1' || text === 'true' ? [1n, 1n] : text === '0' || text === 'false' ? [0n, 0n] : null;
  if (field.kind === 'date') return isDay(text.slice(0, 10)) ? [text.slice(0, 10), text.slice(0, 10)] : null;
  if (field.kind === 'instant') return stretch(text);
  return text.includes('\0') ? null : [text, text];
}

function stretch(text: string): readonly [bigint, bigint] | null {
  const from = (epochSeconds: number, micros: bigint): readonly [bigint, bigint] => {
    const start = BigInt(Math.round(epochSeconds * 1_000)) * 1_000n;
    return [start, start + micros - 1n];
  };
  if (/^\d{4}-\d\d-\d\d$/.test(text) && isDay(text)) {
    const start = epochOfWall(`${text}T00:00:00`);
    const next = new Date(Date.parse(`${text}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 19);
    return from(start, BigInt(epochOfWall(next) - start) * SECOND);
  }
  if (/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) && isDay(text.slice(0, 10)))
    return from(epochOfWall(text.replace(' ', 'T')), SECOND);
  if (/^\d{9,11}$/.test(text)) return from(Number(text), SECOND);
  if (/^\d{4}-\d\d-\d\dT.*Z$/.test(text) && !Number.isNaN(Date.parse(text)))
    return from(Date.parse(text) / 1_000, text.includes('.') ? 1_000n : SECOND);
  return null;
}

const inOrder = (left: bigint | string, right: bigint | string): number =>
  typeof left === 'string' && typeof right === 'string'
    ? Buffer.compare(Buffer.from(left), Buffer.from(right))
    : left < right
      ? -1
      : left > right
        ? 1
        : 0;

function comparable(field: Field, value: NaiveValue): bigint | string {
  if (numbers.includes(field.kind)) return (value as bigint) * FINE;
  if (field.kind === 'flag') return value ? 1n : 0n;
  return typeof value === 'bigint' ? value : (shown(field, value) ?? '');
}

function matches(row: NaiveRow, { field: name, operator, value }: SearchTerm): boolean {
  const field = fields[name];
  if (!field) return false;
  const stored = row[name] ?? null;
  if (operator === 'null') return stored === null;
  if (operator === 'not_null') return stored !== null;
  const list = (Array.isArray(value) ? value : String(value).split(',')).map((one: string) => one.trim());
  const first = Array.isArray(value) ? (value[0] ?? '') : String(value);
  if ((operator === 'range' || operator === 'not_range') && !list[0] && !list[1]) return true;
  if (stored === null) return false;

  const equals = (text: string): boolean => {
    if (field.kind === 'relations') return isMember(field, stored, text);
    const meaning = meant(field, text);
    const held = comparable(field, stored);
    return meaning !== null && inOrder(held, meaning[0]) >= 0 && inOrder(held, meaning[1]) <= 0;
  };
  const is = (text: string, test: (low: number, high: number) => boolean): boolean | null => {
    const meaning = meant(field, text);
    const held = comparable(field, stored);
    return meaning && test(inOrder(held, meaning[0]), inOrder(held, meaning[1]));
  };
  switch (operator) {
    case 'eq':
      return equals(first);
    case 'ne':
      return !equals(first);
    case 'in':
      return list.some(equals);
    case 'not_in':
      return !list.some(equals);
    case 'gt':
      return is(first, (_low, high) => high > 0) ?? false;
    case 'egt':
      return is(first, (low) => low >= 0) ?? false;
    case 'lt':
      return is(first, (low) => low < 0) ?? false;
    case 'elt':
      return is(first, (_low, high) => high <= 0) ?? false;
    case 'like':
      return contains(shown(field, stored), first);
    case 'not_like':
      return !contains(shown(field, stored), first);
    case 'find_in_set':
      return isMember(field, stored, first);
    default: {
      const [from = '', to = ''] = list;
      const above = from ? is(from, (low) => low >= 0) : undefined;
      const below = to ? is(to, (_low, high) => high <= 0) : undefined;
      if (above === null || below === null) return false;
      return operator === 'range' ? above !== false && below !== false : above === false || below === false;
    }
  }
}

function isMember(field: Field, stored: NaiveValue, text: string): boolean {
  if (Array.isArray(stored)) return /^\d{1,16}$/.test(text) && stored.includes(BigInt(text));
  const whole = shown(field, stored) ?? '';
  return whole !== '' && !text.includes('\0') && whole.split(',').includes(text);
}

function compareRows(
  left: NaiveRow,
  right: NaiveRow,
  sort: readonly SortTerm[],
  textOrder: TextOrder,
): number {
  for (const { field: name, direction } of [...sort, { field: 'id', direction: 'desc' as const }]) {
    const [one, other] = [left[name] ?? null, right[name] ?? null];
    const sign = direction === 'asc' ? 1 : -1;
    // Empty is greater than everything.
    if (one === null || other === null) {
      if (one !== other) return one === null ? sign : -sign;
      continue;
    }
    const rank = (value: NaiveValue): bigint | string =>
      typeof value === 'string'
        ? BigInt(textOrder.get(value) ?? -1)
        : typeof value === 'boolean'
          ? value
            ? 1n
            : 0n
          : (value as bigint);
    const order = inOrder(rank(one), rank(other));
    if (order !== 0) return order * sign;
  }
  return 0;
}
