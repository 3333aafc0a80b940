import { join } from 'node:path';
import pg from 'pg';

/** Schemas of the product; each service has one. */
const SCHEMAS = "nspname ~ '^[a-z]+_service$'";

/** What the terminal itself keeps is no part of a backup: the restore is one of its tasks. */
const LEFT_OUT = new Set([
  'terminal_service.terminal_task',
  'terminal_service.terminal_task_history',
  'terminal_service.terminal_output',
]);

export const backupsFolder = () => join(process.env.DATA_DIR, 'backups');

export async function connect() {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  return client;
}

/**
 * The product's tables `{name, columns}`, each behind those it refers to; `name` and `columns` quoted for SQL, without generated columns.
 */
export async function tablesOf(client) {
  const { rows } = await client.query(`
    SELECT n.nspname AS schema, c.relname AS table, format('%I.%I', n.nspname, c.relname) AS name,
      (SELECT array_agg(quote_ident(attname) ORDER BY attnum) FROM pg_attribute
       WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
      ARRAY(SELECT format('%I.%I', tn.nspname, t.relname) FROM pg_constraint f
            JOIN pg_class t ON t.oid = f.confrelid JOIN pg_namespace tn ON tn.oid = t.relnamespace
            WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid) AS targets
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'r' AND n.${SCHEMAS} ORDER BY 1, 2`);
  const waiting = new Map(
    rows.filter(({ schema, table }) => !LEFT_OUT.has(`${schema}.${table}`)).map((row) => [row.name, row]),
  );
  const tables = [];
  while (waiting.size > 0) {
    const next = [...waiting.values()].filter(({ targets }) => !targets.some((name) => waiting.has(name)));
    if (next.length === 0) throw new Error(`Tables refer to each other: ${[...waiting.keys()].join(', ')}`);
    for (const { name, columns } of next) {
      tables.push({ name, columns: columns.join(', ') });
      waiting.delete(name);
    }
  }
  return tables;
}

/** Last value of every sequence, `{name, last}`. */
export async function sequencesOf(client) {
  const { rows } = await client.query(`
    SELECT format('%I.%I', schemaname, sequencename) AS name, last_value AS last FROM pg_sequences
    WHERE schemaname ~ '^[a-z]+_service$' AND last_value IS NOT NULL
      AND NOT (schemaname = 'terminal_service' AND sequencename LIKE 'terminal\\_%') ORDER BY 1`);
  return rows;
}

/** Names of the migrations that have run, as one text: rows fit only into the schema they came from. */
export async function schemaVersion(client) {
  const { rows } = await client.query(
    `SELECT n.nspname AS schema FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relname = 'migration' AND n.${SCHEMAS} ORDER BY 1`,
  );
  const versions = [];
  for (const { schema } of rows) {
    const { rows: ran } = await client.query(`SELECT name FROM ${schema}.migration ORDER BY name`);
    versions.push(`${schema}: ${ran.map(({ name }) => name).join(' ')}`);
  }
  return versions.join('\n');
}
