/**
 * One declaration per back-office resource drives the service's generic handlers, the gateway's legacy and REST routes and the
 * admin's default screens (docs/patterns/resources.md). Browser-safe: no decorators, no server imports.
 */

/** Text in both languages: zh-cn first. */
export type Words = readonly [zh: string, en: string];

export type ServiceName = 'user' | 'order' | 'waybill' | 'pickup' | 'payment' | 'terminal';

export type FieldKind =
  | 'text'
  | 'longText'
  | 'integer'
  | 'grams'
  | 'millimetres'
  | 'basisPoints'
  | 'money'
  | 'flag'
  | 'number-enum'
  | 'word-enum'
  | 'date'
  | 'instant'
  | 'json'
  | 'relation'
  | 'secret'
  | 'idList'
  /** Several ids of another resource, a JSON list in storage and on the wire. */
  | 'relations'
  /** Site-relative address of an uploaded picture or file; `images` holds a comma list of them. */
  | 'image'
  | 'images'
  | 'file'
  /** Rich text; what a browser could run is taken out when it is written. */
  | 'html';

/** What lists, filters and forms may do with a field. Nothing said = shown in forms, writable, optional. */
export interface FieldOptions {
  /** Must be there on add (and cannot be blanked by an edit). */
  readonly required?: boolean;
  /** Written by add, fixed afterwards. */
  readonly addOnly?: boolean;
  /** Never written by add or edit: derived, or moved by an action. */
  readonly readOnly?: boolean;
  readonly list?: boolean;
  /** Searched by the one search box. */
  readonly quick?: boolean;
  readonly filter?: boolean;
  readonly sort?: boolean;
  /** Unique among the living rows. */
  readonly unique?: boolean;
  readonly max?: number;
  readonly min?: number;
  readonly pattern?: RegExp;
  readonly default?: unknown;
  /** Resource whose codes the field is chosen from: one of them, in a `json` list several. */
  readonly codesOf?: string;
  /** No column: `present` of the hooks fills it, and what a form sends reaches the hooks as `input`. Neither filtered nor sorted. */
  readonly virtual?: boolean;
}

export interface Field extends FieldOptions {
  readonly kind: FieldKind;
  readonly label: Words;
  /** Allowed values of an enum, or of the members of a `json` list. */
  readonly values?: readonly (string | number)[];
  /** Key into the look's status words, for a chip. */
  readonly statusWords?: string;
  /** Resource a relation points to. */
  readonly to?: string;
}

const field =
  (kind: FieldKind) =>
  (zh: string, en: string, options: FieldOptions & Pick<Field, 'statusWords' | 'values'> = {}): Field => ({
    kind,
    label: [zh, en],
    ...options,
  });

/** Text of at most `max` characters. */
export const text = (zh: string, en: string, options: FieldOptions & { max: number }): Field => ({
  kind: 'text',
  label: [zh, en],
  ...options,
});
export const longText = field('longText');
export const integer = field('integer');
/** Grams, whole. */
export const grams = field('grams');
/** Millimetres, whole. */
export const millimetres = field('millimetres');
/** Hundredths of a percent: 1275 = 12.75 %. */
export const basisPoints = field('basisPoints');
/** Decimal string on the wire, minor units in storage; the currency is the row's. */
export const money = field('money');
/** '0' or '1' on the wire, boolean in storage. */
export const flag = field('flag');
export const date = field('date');
export const instant = field('instant');
export const json = field('json');
/** Encrypted at rest; answered by its last four characters at most; empty on edit = unchanged. */
export const secret = field('secret');
/** Comma list of ids, `0` = all others. */
export const idList = field('idList');
/** A state or kind by number; `statusWords` names its words in the look. */
export const numberEnum = (
  zh: string,
  en: string,
  values: readonly number[],
  options: FieldOptions & Pick<Field, 'statusWords'> = {},
): Field => ({
  kind: 'number-enum',
  label: [zh, en],
  values,
  ...options,
});
export const wordEnum = (
  zh: string,
  en: string,
  values: readonly string[],
  options: FieldOptions & Pick<Field, 'statusWords'> = {},
): Field => ({
  kind: 'word-enum',
  label: [zh, en],
  values,
  ...options,
});
export const relations = (zh: string, en: string, to: string, options: FieldOptions = {}): Field => ({
  kind: 'relations',
  label: [zh, en],
  to,
  ...options,
});
export const image = field('image');
export const images = field('images');
export const file = field('file');
export const html = field('html');
/** An id of another resource; `filter` lists offer its options. */
export const relation = (zh: string, en: string, to: string, options: FieldOptions = {}): Field => ({
  kind: 'relation',
  label: [zh, en],
  to,
  ...options,
});

export type Act = 'index' | 'add' | 'edit' | 'del' | 'sortable' | 'getOptions';

export interface Resource {
  /** kebab-case, singular: REST path, entity, feature folder, screens. */
  readonly name: string;
  /**
   * Table of the rows where it is not the name in snake_case: two resources may be views of one table. Null where calls of its own serve
   * them instead of the generic ones.
   */
  readonly table?: string | null;
  readonly owner: ServiceName;
  /** Legacy controller, `goods.Category`; its permission path is `goods/category`. */
  readonly controller: string;
  readonly aliases?: readonly string[];
  readonly label: Words;
  readonly acts: readonly Act[];
  /** `soft` sets delete_time; `hard` removes; `never` has no del. */
  readonly deletion: 'soft' | 'hard' | 'never';
  /** Field shown where another resource refers to a row. */
  readonly labelField: string;
  /** Default order; the primary key is always appended. */
  readonly order?: { readonly field: string; readonly direction: 'asc' | 'desc' };
  readonly fields: Readonly<Record<string, Field>>;
  /** Further actions with a node of their own, beside the stock acts. */
  readonly actions?: readonly string[];
  /**
   * Fields that a row of another resource answers of this one, under the relation's name without `_id`: `row.group = {id, name}`.
   * Nothing said = `labelField` alone. Never a secret, never a contact that the label does not need.
   */
  readonly labels?: readonly string[];
  /**
   * What lists and `getOptions` may be asked for beside the fields, by equality: `channel_id` of rows that have none. The hooks' `narrow`
   * says which rows those are.
   */
  readonly narrowedBy?: Readonly<Record<string, Field>>;
  /** Columns that `getOptions` answers beside id and name; never prices of others nor secrets. */
  readonly optionColumns?: readonly string[];
  /** Rows hang under each other by `pid`: lists answer a tree, selects an indented list. */
  readonly tree?: boolean;
  /** Relations whose own search box also finds a row: `['user_id']` finds money records by their member's name. */
  readonly quickRelations?: readonly string[];
  /** A recycle rule for it is switched on at the first start. */
  readonly recycle?: boolean;
  /** Fields of the sensitive-data rule that is switched on at the first start. */
  readonly sensitive?: readonly string[];
  /** Super admins only, whatever nodes others have. */
  readonly superOnly?: boolean;
}

/** Fields every resource has without saying so. */
export const stockFields: Readonly<Record<string, Field>> = {
  id: { kind: 'integer', label: ['编号', 'ID'], readOnly: true, list: true, filter: true, sort: true },
  create_time: {
    kind: 'instant',
    label: ['创建时间', 'Created'],
    readOnly: true,
    list: true,
    filter: true,
    sort: true,
  },
  update_time: { kind: 'instant', label: ['更新时间', 'Updated'], readOnly: true },
};

export function defineResource<R extends Resource>(resource: R): R {
  return resource;
}

/** `goods.Category` → `goods/category`; nodes are this plus `/` and the act. */
export function permissionPath(resource: Pick<Resource, 'controller'>): string {
  return resource.controller
    .split('.')
    .map((part) => part.charAt(0).toLowerCase() + part.slice(1))
    .join('/');
}

export function permissionNode(resource: Pick<Resource, 'controller'>, act: string): string {
  return `${permissionPath(resource)}/${act}`;
}

/** Table of a resource's rows in its owner's schema. */
export function tableOf({ name, table }: Pick<Resource, 'name' | 'table'>): string {
  return table ?? name.replaceAll('-', '_');
}

/** Declared and stock fields of a resource. */
export function fieldsOf(resource: Resource): Readonly<Record<string, Field>> {
  return { ...stockFields, ...resource.fields };
}
