import type { Locale, ResourcePage, ResourceRow, SearchTerm } from '@parcelway/contracts';
import type { Resource } from '@parcelway/contracts/resources';
import { fieldsOf, menuResource } from '@parcelway/contracts/resources';

/** Answer of `getOptions`: labels only, for a form's select. */
export interface Options {
  readonly options: readonly { readonly value: number; readonly label: string; readonly disabled: boolean }[];
  readonly list: readonly ({ readonly id: number; readonly name: string } & Readonly<
    Record<string, unknown>
  >)[];
  readonly total: number;
}

/** Rows that may be chosen anew: those that are switched on, and in the back office's menu those that have rows below them. */
export function choosableOnly(resource: Resource): SearchTerm[] {
  const parents: SearchTerm[] =
    resource.name === menuResource.name
      ? [{ field: 'type', operator: 'in', value: ['menu_dir', 'menu'] }]
      : [];
  return [...enabledOnly(resource), ...parents];
}

function enabledOnly(resource: Resource): SearchTerm[] {
  const status = fieldsOf(resource)['status'];
  if (!status?.filter) return [];
  if (status.kind === 'flag') return [{ field: 'status', operator: 'eq', value: '1' }];
  return status.values?.includes('enable') ? [{ field: 'status', operator: 'eq', value: 'enable' }] : [];
}

/** What narrows a label list beside its search: declared filters, and what the resource is narrowed by, by their names, as `channel_id=3`. */
export function optionFilters(query: Readonly<Record<string, unknown>>, resource: Resource): SearchTerm[] {
  const filters = Object.entries(fieldsOf(resource)).filter(([, { filter }]) => filter);
  return [...filters, ...Object.entries(resource.narrowedBy ?? {})].flatMap(([field]) => {
    const given = query[field];
    const isGiven = typeof given === 'number' || (typeof given === 'string' && given !== '');
    return isGiven ? [{ field, operator: 'eq', value: String(given) }] : [];
  });
}

/** Fields that a select may show of a row: the label column and, where it is a name in two languages, the one in the caller's. */
export function labelFieldsOf({ labelField }: Resource): readonly string[] {
  return /^name_(zh|en)$/.test(labelField) ? ['name_zh', 'name_en', 'name'] : [labelField];
}

export function optionsOf(resource: Resource, page: ResourcePage, locale: Locale): Options {
  const { optionColumns = [] } = resource;
  const list = page.rows.map((row) => ({
    ...Object.fromEntries(optionColumns.map((column) => [column, row[column]])),
    id: row.id,
    name: labelOf(resource, row, locale),
  }));
  return {
    options: list.map(({ id, name }) => ({ value: id, label: name, disabled: false })),
    list,
    total: page.total,
  };
}

/** The label column, in the caller's language where there is one for each; the name its service gives a row that has only its id. */
function labelOf({ labelField }: Resource, row: ResourceRow, locale: Locale): string {
  if (labelField === 'id') return String(row['name'] ?? row.id);
  const name = labelField.replace(/_(zh|en)$/, locale === 'en' ? '_en' : '_zh');
  return String(row[name] ?? row[labelField] ?? row.id);
}
