import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './settings.mjs';

/**
 * `DATABASE_URL=… node packages/launch/src/migration.mjs <service> <name>` writes what the entities have and the migrated schema has not
 * as a new migration. Read it, trim it, keep it. The database must be one that may be migrated.
 */
const [service, name] = process.argv.slice(2);
if (!service || !name) throw new Error('usage: migration.mjs <service> <name>');

await promisify(execFile)(process.execPath, [join(root, 'packages/launch/src/build.mjs'), '--servers']);
const load = createRequire(join(root, 'services', service, 'package.json'));
const { migrateServices, schemaChanges, schemaOf } = load('@parcelway/platform');
const definition = load(join(root, 'services', service, 'dist/src/index.js')).service;
const databaseUrl = process.env.DATABASE_URL;
await migrateServices([definition], { databaseUrl, seed: false });
const { up, down } = await schemaChanges(definition, databaseUrl);
if (up.length === 0) {
  process.stdout.write('nothing to migrate\n');
} else {
  const stamp = Date.now();
  const className = `${name.replace(/(^|-)(\w)/g, (_all, _dash, letter) => letter.toUpperCase())}${stamp}`;
  const run = (queries) =>
    queries
      .map((query) => query.replaceAll(`"${schemaOf(service)}".`, '').replace(/`/g, '\\`'))
      .map((query) => `    await runner.query(\`${query}\`);`)
      .join('\n');
  const folder = join(root, 'services', service, 'migrations');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${stamp}-${name}.ts`);
  writeFileSync(
    file,
    `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ${className} implements MigrationInterface {
  readonly name = '${className}';

  async up(runner: QueryRunner): Promise<void> {
${run(up)}
  }

  async down(runner: QueryRunner): Promise<void> {
${run([...down].reverse())}
  }
}
`,
  );
  process.stdout.write(`${file}\n`);
}
process.exit(0);
