import { parseArgs } from 'node:util';
import { loadServices, platform } from './migrate.mjs';
import { readRun } from './run-record.mjs';
import { Plain, readSettings, report, serviceNames } from './settings.mjs';

/**
 * `npm run replay -- --from 2026-01-01T00:00:00Z [--service order]`: publishes the outbox rows from that instant on once
 * more, of every service or of one. Consumers skip what they have applied already, so it may be run twice.
 * The servers are DATABASE_URL and NATS_URL, or those of the copy running on DATA_DIR.
 */
async function main() {
  const { values } = parseArgs({ options: { from: { type: 'string' }, service: { type: 'string' } } });
  const from = new Date(values.from ?? '');
  if (Number.isNaN(from.getTime()))
    throw new Plain('Say from when: npm run replay -- --from 2026-01-01T00:00:00Z [--service order]');
  if (values.service && !serviceNames.includes(values.service))
    throw new Plain(`No service ${values.service}. There are: ${serviceNames.join(', ')}.`);
  const { urls = {} } = readRun(readSettings().dataDir);
  const databaseUrl = process.env.DATABASE_URL || urls.DATABASE_URL;
  const natsUrl = process.env.NATS_URL || urls.NATS_URL;
  if (!databaseUrl || !natsUrl)
    throw new Plain('Nothing runs on this DATA_DIR: start a copy first, or set DATABASE_URL and NATS_URL.');
  const services = loadServices(values.service ? [values.service] : serviceNames);
  const counts = await platform().replayOutbox(services, { databaseUrl, natsUrl, from });
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  process.stdout.write(`replayed ${total} events from ${from.toISOString()}\n`);
}

main().then(
  () => process.exit(0),
  (error) => {
    report(error);
    process.exit(1);
  },
);
