import type { Resource } from '@parcelway/contracts/resources';

type Row = Readonly<Record<string, unknown>>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The part of a form that adding a row may send: declared, writable, and filled in. */
export function newRow(resource: Resource, data: Row): Row {
  const row: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    const value = data[name];
    if (!field.readOnly && value !== undefined && value !== null && value !== '') row[name] = value;
  }
  return row;
}

/**
 * The part of a form that changing a row may send: declared, writable after adding, and different from what was read.
 * An empty secret means unchanged. `version` goes along so that a change by somebody else is noticed.
 */
export function changedRow(resource: Resource, data: Row, previous: Row): Row {
  const row: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.readOnly || field.addOnly || !(name in data)) continue;
    const value = data[name];
    if (field.kind === 'secret' && !value) continue;
    if (!same(value, previous[name])) row[name] = value ?? null;
  }
  return previous['version'] === undefined ? row : { ...row, version: previous['version'] };
}
