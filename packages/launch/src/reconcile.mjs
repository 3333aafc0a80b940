import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadServices, platform } from './migrate.mjs';
import { readRun } from './run-record.mjs';
import { Plain, readSettings, report, root } from './settings.mjs';

/**
 * `npm run reconcile [-- --scope wallets]`: compares the books with balances, records, bills and payments, prints what differs, a line each,
 * and ends with 1 where anything does. The run is kept with those of every night. The database is DATABASE_URL, or that of the
 * copy running on DATA_DIR.
 */
async function main() {
  const { values } = parseArgs({ options: { scope: { type: 'string', default: 'all' } } });
  const databaseUrl = process.env.DATABASE_URL || readRun(readSettings().dataDir).urls?.DATABASE_URL;
  if (!databaseUrl) throw new Plain('No database: set DATABASE_URL, or start a copy first (npm start).');
  const [payment] = loadServices(['payment']);
  if (!payment) throw new Plain('Nothing is built: npm run build.');
  const load = createRequire(join(root, 'services/payment/package.json'));
  const { startReconciliation, isScope, scopes } = load('./dist/src/reconciliation/reconcile.js');
  if (!isScope(values.scope)) throw new Plain(`No scope ${values.scope}. There are: ${scopes.join(', ')}.`);
  const dataSource = platform().createDataSource(payment, databaseUrl, 3);
  await dataSource.initialize();
  const run = await startReconciliation(dataSource, { scope: values.scope, adminId: null });
  if (!run) throw new Plain('Another reconciliation is under way.');
  const { status, checked, differenceCount, differences } = await run.finished;
  for (const { kind, ref, expected, found } of differences)
    process.stdout.write(`${kind} ${ref}: expected ${expected}, found ${found}\n`);
  process.stdout.write(`${status}: ${checked} rows compared, ${differenceCount} differences\n`);
  return differenceCount > 0 ? 1 : 0;
}

main().then(
  (code) => process.exit(code),
  (error) => {
    report(error);
    process.exit(1);
  },
);
