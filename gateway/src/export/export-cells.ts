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
      cell: cellOf(resource, name, field),
    }));
}

const HIDDEN: ReadonlySet<Field['kind']> = new Set(['secret', 'json', 'html', 'image', 'images']);
const FIGURES: ReadonlySet<Field['kind']> = new Set([
  ...(['integer', 'grams', 'millimetres', 'basisPoints', 'money', 'number-enum'] as const),
]);

type Cell = ExportColumn['cell'];

/** How a column's cells are made; what the declaration says is looked up once, not for every cell. */
function cellOf(resource: Resource, name: string, field: Field): Cell {
  const text = field.kind === 'relation' ? relatedText(resource, name, field) : plainText(name, field);
  const isFigure = FIGURES.has(field.kind);
  return (row) => {
    const value: unknown = row[name];
    if (value === null || value === undefined || value === '') return '';
    return isFigure ? Number(value) : text(row);
  };
}

function plainText(name: string, { kind }: Field): Cell {
  if (kind === 'instant') return (row) => String(row[name]).slice(0, 19).replace('T', ' ');
  return ({ [name]: value }) => inertText(Array.isArray(value) ? value.join(', ') : String(value));
}

/** What the row that a relation points to is called. */
function relatedText(resource: Resource, name: string, { to = '' }: Field): Cell {
  const related = relationName(resource, name);
  const target = resources[to];
  const columns = target ? [...labelColumnsOf(target)].reverse() : [];
  return (row) => {
    const labels = related === null ? null : (row[related] as Readonly<Record<string, unknown>> | null);
    const text = labels && columns.map((column) => labels[column]).find(isFilled);
    return inertText(String(text ?? row[name]));
  };
}

const isFilled = (text: unknown): boolean => text !== undefined && text !== null && text !== '';
