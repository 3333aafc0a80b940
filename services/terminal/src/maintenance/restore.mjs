import { createReadStream } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { from as copyFrom } from 'pg-copy-streams';
import { backupsFolder, connect, schemaVersion, tablesOf } from './snapshot.mjs';

/*
 * `node restore.mjs <name>` puts back all rows of a backup in one transaction: either everything is as it was then, or nothing has
 * changed. Refuses a backup of another schema than the one that is there. Needs DATABASE_URL and DATA_DIR.
 */
const name = basename(process.argv[2] ?? '');
const LOCK_PATIENCE = '30s';

async function restore(client) {
  const source = createReadStream(join(backupsFolder(), `${name}.backup.gz`));
  const unpacked = source.pipe(createGunzip());
  source.on('error', (error) => unpacked.destroy(error));
  let copy;
  let count = 0;
  let isWhole = false;
  let sequences = [];
  const endTable = async () => {
    if (!copy) return;
    copy.end();
    await finished(copy);
    copy = undefined;
  };
  for await (const line of createInterface({ input: unpacked, crlfDelay: Infinity })) {
    const part = JSON.parse(line);
    if (part.version !== undefined) {
      sequences = part.sequences;
      await empty(client, part);
    } else if (part.table !== undefined) {
      await endTable();
      copy = client.query(copyFrom(`COPY ${part.table} (${part.columns}) FROM STDIN`));
      count += 1;
      process.stdout.write(`${part.table}\n`);
    } else if (part.data !== undefined) {
      if (!copy.write(part.data)) await once(copy, 'drain');
    } else if (part.end) {
      await endTable();
      isWhole = part.tables === count;
    }
  }
  if (!isWhole) throw new Error('The backup is not whole.');
  for (const { name: table } of await tablesOf(client))
    await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  for (const { name: sequence, last } of sequences)
    await client.query('SELECT setval($1::regclass, $2)', [sequence, last]);
}

/** Takes everything away, within the transaction. */
async function empty(client, { version, schema }) {
  if (version !== 1) throw new Error(`The backup has the unknown form ${version}.`);
  if (schema !== (await schemaVersion(client)))
    throw new Error('The backup belongs to another version of the database: migrate to that version first.');
  await client.query(`SET LOCAL lock_timeout = '${LOCK_PATIENCE}'`);
  const tables = await tablesOf(client);
  // What guards single changes, append-only records say, does not speak of a whole that comes back.
  for (const { name: table } of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${tables.map((table) => table.name).join(', ')}`);
}

const client = await connect();
try {
  await client.query('BEGIN');
  await restore(client);
  await client.query('COMMIT');
  process.stdout.write(`${name} is restored\n`);
} finally {
  await client.end();
}
