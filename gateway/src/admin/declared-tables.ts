import type { Locale } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { Field, Resource } from '@parcelway/contracts/resources';
import { fieldsOf, resources, tableOf } from '@parcelway/contracts/resources';

/** Tables of the declared resources, each once: the database's own list is nobody's business. */
const byTable: ReadonlyMap<string, Resource> = new Map(
  Object.values(resources)
    .reverse()
    .map((resource) => [tableOf(resource), resource]),
);

/** Errors: table.not_found. */
export function declaredTable(name: unknown): Resource {
  const resource = typeof name === 'string' ? byTable.get(name) : undefined;
  if (!resource) throw new DomainError('table.not_found');
  return resource;
}

/** Columns of a table with their titles, or as rows in the spelling of the information schema. */
export function fieldList(resource: Resource, clean: boolean, locale: Locale): Record<string, unknown> {
  const columns = Object.entries(fieldsOf(resource)).filter(([, { virtual }]) => !virtual);
  return Object.fromEntries(
    columns.map(([name, field]) => [name, clean ? titleOf(field, locale) : columnRow(name, field, locale)]),
  );
}

function titleOf({ label: [zh, en] }: Field, locale: Locale): string {
  return locale === 'en' ? en : zh;
}

function columnRow(name: string, field: Field, locale: Locale): Record<string, string> {
  return {
    COLUMN_NAME: name,
    COLUMN_COMMENT: titleOf(field, locale),
    DATA_TYPE: field.kind,
    COLUMN_KEY: name === 'id' ? 'PRI' : field.unique ? 'UNI' : '',
    IS_NULLABLE: field.required || name === 'id' ? 'NO' : 'YES',
  };
}

interface TableQuery {
  readonly quickSearch?: unknown;
  readonly connection?: unknown;
  readonly excludeTable?: unknown;
}

export function tableList({ quickSearch, connection, excludeTable }: TableQuery, locale: Locale) {
  const words = typeof quickSearch === 'string' ? quickSearch.toLowerCase() : '';
  const excluded = new Set(Array.isArray(excludeTable) ? excludeTable.map(String) : []);
  return [...byTable]
    .map(
      ([
        table,
        {
          owner,
          label: [zh, en],
        },
      ]) => ({
        table,
        comment: `${table} - ${locale === 'en' ? en : zh}`,
        connection: owner,
        prefix: '',
      }),
    )
    .filter((row) => connection === undefined || connection === '' || row.connection === connection)
    .filter(({ table, comment }) => !excluded.has(table) && comment.toLowerCase().includes(words))
    .sort((a, b) => a.table.localeCompare(b.table));
}

/** One connection a service; what its database is called is not told. */
export function connectionList(quickSearch: unknown) {
  const words = typeof quickSearch === 'string' ? quickSearch.toLowerCase() : '';
  const owners = [...new Set([...byTable.values()].map(({ owner }) => owner))].sort();
  return owners
    .filter((key) => key.includes(words))
    .map((key) => ({ type: 'pgsql', database: `${key.slice(0, 2)}****`, key }));
}
