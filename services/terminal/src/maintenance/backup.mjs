import { createWriteStream, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { to as copyTo } from 'pg-copy-streams';
import { backupsFolder, connect, schemaVersion, sequencesOf, tablesOf } from './snapshot.mjs';

/*
 * Writes `<data folder>/backups/parcelway-<time>.backup.gz`: all rows of the product as they were at one instant. Needs DATABASE_URL
 * and DATA_DIR; no program of PostgreSQL.
 *
 * Lines of JSON: `{version, schema, sequences}`, then for each table `{table, columns}` and its rows as `{data}` in the text format of
 * COPY, some kilobytes each; at the end `{end, tables}`, so that half a file is known as such.
 */
const time = new Date()
  .toISOString()
  .replace(/[-:]|\..*/g, '')
  .replace('T', '-');
const file = join(backupsFolder(), `parcelway-${time}.backup.gz`);
const draft = `${file}.part`;

async function* lines(client) {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  yield { version: 1, schema: await schemaVersion(client), sequences: await sequencesOf(client) };
  const tables = await tablesOf(client);
  for (const { name, columns } of tables) {
    yield { table: name, columns };
    for await (const data of client.query(copyTo(`COPY ${name} (${columns}) TO STDOUT`)).setEncoding('utf8'))
      yield { data };
    process.stdout.write(`${name}\n`);
  }
  yield { end: true, tables: tables.length };
  await client.query('COMMIT');
}

async function* text(values) {
  for await (const value of values) yield `${JSON.stringify(value)}\n`;
}

const client = await connect();
try {
  mkdirSync(backupsFolder(), { recursive: true, mode: 0o700 });
  await pipeline(Readable.from(text(lines(client))), createGzip(), createWriteStream(draft, { mode: 0o600 }));
  renameSync(draft, file);
  process.stdout.write(`${file} (${statSync(file).size} bytes)\n`);
} catch (error) {
  rmSync(draft, { force: true });
  throw error;
} finally {
  await client.end();
}
