import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readRun } from './run-record.mjs';
import { readSecrets, serviceSecrets } from './secrets.mjs';
import { Plain, readSettings, report, root, serviceNames } from './settings.mjs';

/**
 * `npm run migrate`, `npm run seed`: brings every service's schema up to date, and with `--seed` puts in the rows a first
 * start needs. In production these are the indispensable ones and the first admin (ADMIN_USERNAME, ADMIN_PASSWORD),
 * elsewhere demo data too. The database is DATABASE_URL, or that of the copy running on DATA_DIR.
 */
async function main() {
  const settings = readSettings();
  const databaseUrl = process.env.DATABASE_URL || readRun(settings.dataDir).urls?.DATABASE_URL;
  if (!databaseUrl) throw new Plain('No database: set DATABASE_URL, or start a copy first (npm start).');
  // Demo rows are sealed with the key of the copy they are for.
  Object.assign(process.env, readSecrets(settings, serviceSecrets));
  const services = loadServices(serviceNames);
  if (services.length === 0) return;
  const { migrateServices } = platform();
  await migrateServices(services, {
    databaseUrl,
    seed: process.argv.includes('--seed'),
  });
}

/** A dependency of one of the packages here, as built. */
export function packageOf(folder, name) {
  return createRequire(join(root, folder, 'package.json'))(name);
}

/** The built platform package. */
export const platform = () => packageOf('services/order', '@parcelway/platform');

/** The built services' own descriptions of themselves. */
export function loadServices(names) {
  const require = createRequire(import.meta.url);
  return names.flatMap((name) => {
    const file = join(root, `services/${name}/dist/src/index.js`);
    return existsSync(file) ? [require(file).service] : [];
  });
}

if (process.argv[1] === import.meta.filename) {
  main().then(
    () => process.exit(0),
    (error) => {
      report(error);
      process.exit(1);
    },
  );
}
