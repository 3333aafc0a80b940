import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { packageOf, platform } from './migrate.mjs';
import { readRun } from './run-record.mjs';
import { Plain, readSettings, report } from './settings.mjs';

const LOOK_EVERY_MS = 500;

/**
 * `npm run reconcile [-- --scope wallets]`: has the payment service compare the books with balances, records, bills and payments, with what its
 * providers know, and bills with orders and boxes; prints what differs, a line each, and ends with 1 unless all agrees. It is the comparison of
 * every night, is kept with those, and waits for one that is under way. The service is found by NATS_URL, or is that of the copy running on DATA_DIR.
 */
async function main() {
  const { values } = parseArgs({ options: { scope: { type: 'string', default: 'all' } } });
  const servers = process.env.NATS_URL || readRun(readSettings().dataDir).urls?.NATS_URL;
  if (!servers)
    throw new Plain('Nothing runs on this DATA_DIR: start a copy first (npm start), or set NATS_URL.');
  const contracts = packageOf('services/payment', '@parcelway/contracts');
  const { books, crudOf, RECONCILIATION_SCOPES, serviceContext } = contracts;
  if (!RECONCILIATION_SCOPES.includes(values.scope))
    throw new Plain(`No scope ${values.scope}. There are: ${RECONCILIATION_SCOPES.join(', ')}.`);
  const nats = await packageOf('packages/platform', 'nats').connect({ servers });
  const call = (contract, name, request) =>
    platform().createClient(contract, nats)[name](request, serviceContext('reconcile', randomUUID()));
  try {
    const id = await begin(() => call(books, 'reconcile', { scope: values.scope }));
    const run = await ended(() => call(crudOf('payment'), 'get', { resource: 'reconciliation-run', id }));
    const { status, checked, difference_count: count, differences, away } = run;
    for (const { kind, ref, expected, found } of differences)
      process.stdout.write(`${kind} ${ref}: expected ${expected}, found ${found}\n`);
    const listed = count > differences.length ? `, the first ${differences.length} are listed` : '';
    if (away.length > 0) process.stdout.write(`no answer from ${away.join(', ')}\n`);
    process.stdout.write(`${status}: ${checked} rows compared, ${count} differences${listed}\n`);
    return status === 'clean' ? 0 : 1;
  } catch (error) {
    if (error.code === 'service.unavailable') throw new Plain('The payment service does not answer.');
    throw error;
  } finally {
    await nats.close();
  }
}

async function begin(start) {
  for (let hasTold = false; ; await delay(LOOK_EVERY_MS)) {
    try {
      return (await start()).id;
    } catch (error) {
      if (error.code !== 'reconciliation.running') throw error;
      if (!hasTold) process.stderr.write('Another reconciliation is under way; waiting for its end.\n');
      hasTold = true;
    }
  }
}

async function ended(look) {
  for (; ; await delay(LOOK_EVERY_MS)) {
    const run = await look();
    if (run.status !== 'running') return run;
  }
}

main().then(
  (code) => process.exit(code),
  (error) => {
    report(error);
    process.exit(1);
  },
);
