import { inertText } from '@parcelway/checks';
import type { Locale, ResourceRow } from '@parcelway/contracts';
import type { Field, Resource } from '@parcelway/contracts/resources';
import { fieldsOf, labelColumnsOf, relationName, resources } from '@parcelway/contracts/resources';

/** A column of an export: its title and what stands under it. Numbers are numbers, everything else is text that no spreadsheet runs. */
export interface ExportColumn {
  readonly title: string;
  readonly cell: (row: ResourceRow) => string | number;
}

/** The columns of a list and, after them, of the details; never secrets nor what has no plain form. */
export function exportColumns(resource: Resource, locale: Locale): readonly ExportColumn[] {
  return Object.entries(fieldsOf(resource))
    .filter(([, { kind, virtual }]) => !virtual && !HIDDEN.has(kind))
    .map(([name, field]) => ({
      title: field.label[locale === 'en' ? 1 : 0],
      cell: (row) => cellOf(resource, name, field, row),
    }));
}

const HIDDEN: ReadonlySet<Field['kind']> = new Set(['secret', 'json', 'html', 'image', 'images']);
const FIGURES: ReadonlySet<Field['kind']> = new Set([
  ...(['integer', 'grams', 'millimetres', 'basisPoints', 'money', 'number-enum'] as const),
]);

function cellOf(resource: Resource, name: string, field: Field, row: ResourceRow): string | number {
  const value: unknown = row[name];
  if (value === null || value === undefined || value === '') return '';
  if (FIGURES.has(field.kind)) return Number(value);
  if (field.kind === 'instant') return String(value).slice(0, 19).replace('T', ' ');
  if (field.kind === 'relation') return inertText(relatedText(resource, name, field, row) || String(value));
  return inertText(Array.isArray(value) ? value.join(', ') : String(value));
}

/** What the row that a relation points to is called. */
function relatedText(resource: Resource, name: string, { to = '' }: Field, row: ResourceRow): string {
  const related = relationName(resource, name);
  const target = resources[to];
  const labels = related === null ? null : (row[related] as Readonly<Record<string, unknown>> | null);
  if (!labels || !target) return '';
  const texts = [...labelColumnsOf(target)].reverse().map((column) => labels[column]);
  return String(texts.find((text) => text !== undefined && text !== null && text !== '') ?? '');
}
