import type { Field, Resource } from '@parcelway/contracts/resources';
import { fieldsOf, resources, stockFields } from '@parcelway/contracts/resources';

/** One declared field with its name. */
export interface NamedField {
  readonly name: string;
  readonly field: Field;
}

const named = (fields: Readonly<Record<string, Field>>): NamedField[] =>
  Object.entries(fields).map(([name, field]) => ({ name, field }));

/** The declaration of a resource. Throws when there is none: a screen without a declaration is a mistake of ours. */
export function declarationOf(name: string): Resource {
  const resource = resources[name];
  if (!resource) throw new Error(`no resource ${name}`);
  return resource;
}

/** Resources with one row per currency: there it says which row it is. Elsewhere amounts show theirs. */
const ROW_PER_CURRENCY = new Set(['wallet']);

/** Columns of the default list: the declared list fields, then the time the row was made. Raw JSON is for the details. */
export function listFields(resource: Resource): NamedField[] {
  const own = named(resource.fields).filter(({ field }) => field.list && field.kind !== 'json');
  const keepsCurrency = own.length === 1 || ROW_PER_CURRENCY.has(resource.name);
  const shown = keepsCurrency ? own : own.filter(({ name }) => name !== 'currency');
  const { create_time } = fieldsOf(resource);
  return create_time ? [...shown, { name: 'create_time', field: create_time }] : shown;
}

/** More columns than this do not fit beside the menu on a laptop. */
const MOST_COLUMNS = 9;

/** The columns of a table: a wide one has names in the reader's language only, and leaves the time of making to the details. */
export function tableFields(fields: readonly NamedField[], language: 'zh-cn' | 'en'): readonly NamedField[] {
  if (fields.length <= MOST_COLUMNS) return fields;
  const names = new Set(fields.map(({ name }) => name));
  const [own, other] = language === 'en' ? ['_en', '_zh'] : ['_zh', '_en'];
  return fields.filter(
    ({ name }) => name !== 'create_time' && !(name.endsWith(other) && names.has(name.replace(other, own))),
  );
}

/** What another field of the same row says better. */
const SAID_BY_ANOTHER = new Set(['admin.group_name_arr', 'waybill.order_id']);

/** Fields of the default details page: everything that may be read, what every row has at the end. */
export function showFields(resource: Resource): NamedField[] {
  return named({ ...resource.fields, ...stockFields }).filter(
    ({ field, name }) =>
      field.kind !== 'secret' && name !== 'weigh' && !SAID_BY_ANOTHER.has(`${resource.name}.${name}`),
  );
}

/** Fields of the forms. After adding, fields that are fixed then are shown but locked. */
export function formFields(resource: Resource): NamedField[] {
  return named(resource.fields).filter(({ field }) => !field.readOnly);
}

/** Fields a list can be narrowed by: those with a fixed set of values, then relations, then spans of days, then text. */
export function filterFields(resource: Resource): NamedField[] {
  const rank = ({ field }: NamedField): number =>
    ['number-enum', 'word-enum', 'flag'].includes(field.kind)
      ? 0
      : field.kind === 'relation'
        ? 1
        : isDay(field)
          ? 2
          : 3;
  return named(resource.fields)
    .filter(({ field }) => field.filter && field.kind !== 'money')
    .sort((a, b) => rank(a) - rank(b));
}

/** Whether a filter is worth standing open: a choice among few, another row, a span of days. The search box finds text. */
export const isAtHand = ({ field }: NamedField): boolean =>
  ['number-enum', 'word-enum', 'flag', 'relation'].includes(field.kind) || isDay(field);

/** Whether a field is narrowed by a span of days. */
export const isDay = ({ kind }: Field): boolean => kind === 'date' || kind === 'instant';

/** Whether the one search box finds anything here. */
export function hasQuickSearch(resource: Resource): boolean {
  return named(resource.fields).some(({ field }) => field.quick);
}

/** The order a list opens in, as react-admin writes it. */
export function defaultSort(resource: Resource): { field: string; order: 'ASC' | 'DESC' } {
  return resource.order
    ? { field: resource.order.field, order: resource.order.direction === 'asc' ? 'ASC' : 'DESC' }
    : { field: 'id', order: 'DESC' };
}

/** Values a new row starts with. */
export function defaultValues(resource: Resource): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { name, field } of formFields(resource)) {
    if (field.default !== undefined) values[name] = coerced(field);
  }
  return values;
}

/** Declared defaults of numbers are numbers already; those of flags are '0' and '1'. */
const coerced = ({ kind, default: value }: Field): unknown => (kind === 'flag' ? String(value) : value);

/**
 * How a row is called where others refer to it: its name in the reader's language, else its label field, else `#id`. A declared `name`
 * is a field like any other.
 */
export function representation(resource: Resource, record: Readonly<Record<string, unknown>>): string {
  const own = record[resource.labelField];
  const label = Object.hasOwn(resource.fields, 'name') ? own : (record['name'] ?? own);
  return resource.labelField === 'id' || label === null || label === undefined || label === ''
    ? `#${String(record['id'] ?? '')}`
    : String(label);
}

/**
 * How a row is called by the label that another row brings along of it. Null when that does not say it: no label, or one without the
 * names in both languages of a resource that has them.
 */
export function nameInLabel(resource: Resource, label: unknown, language: 'zh-cn' | 'en'): string | null {
  if (typeof label !== 'object' || label === null) return null;
  const columns = label as Readonly<Record<string, unknown>>;
  if (!Object.hasOwn(resource.fields, 'name_en') || !Object.hasOwn(resource.fields, 'name_zh'))
    return columns[resource.labelField] === undefined ? null : representation(resource, columns);
  if (columns['name_zh'] === undefined || columns['name_en'] === undefined) return null;
  return String((language === 'en' && columns['name_en']) || columns['name_zh']);
}

/** English words for a field in Chinese: `title_zh` has `title_en`, `name` has `name_en`. */
const englishOf = (name: string): string => `${name.replace(/_zh$/, '')}_en`;

/**
 * What the page about a row is called: its name in the reader's language; a row that has none is called after the first other row it
 * belongs to, and its number.
 */
export function rowTitle(
  resource: Resource,
  record: Readonly<Record<string, unknown>>,
  language: 'zh-cn' | 'en',
): string {
  const { labelField, fields } = resource;
  const english = record[englishOf(labelField)];
  if (language === 'en' && typeof english === 'string' && english !== '') return english;
  const isRelation = fields[labelField]?.kind === 'relation';
  const own = record[labelField];
  if (labelField !== 'id' && !isRelation && own !== null && own !== undefined && own !== '')
    return representation(resource, record);
  const owner = named(fields)
    .map(({ name, field }) =>
      field.kind === 'relation' && field.to
        ? nameInLabel(declarationOf(field.to), record[name.replace(/_id$/, '')], language)
        : null,
    )
    .find((name) => name !== null);
  if (!owner) return representation(resource, record);
  return isRelation ? owner : `${owner} · #${String(record['id'])}`;
}
