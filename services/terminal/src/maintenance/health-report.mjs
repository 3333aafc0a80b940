import { statfs } from 'node:fs/promises';
import { cpus, freemem, loadavg, totalmem } from 'node:os';
import { Redis } from 'ioredis';
import { connect as connectNats } from 'nats';
import { connect } from './snapshot.mjs';

/*
 * Says how this copy is: machine, database, Redis, NATS and each service. Ends with 1 when something does not answer. Needs
 * DATABASE_URL, NATS_URL, REDIS_URL and DATA_DIR.
 */
const PATIENCE_MS = 3_000;
const SERVICES = ['user', 'order', 'waybill', 'pickup', 'payment', 'terminal'];
let faults = 0;

const size = (bytes) => `${(Number(bytes) / 2 ** 30).toFixed(1)} GiB`;
const say = (subject, text) => process.stdout.write(`${subject.padEnd(12)}${text}\n`);

/** An error's own words could hold an address with a password. */
async function check(subject, ask) {
  try {
    say(subject, await ask());
  } catch (error) {
    faults += 1;
    say(subject, `FAILED ${error.code ?? error.name}`);
  }
}

say('node', `${process.version}, ${cpus().length} cores, load ${loadavg()[0].toFixed(2)}`);
say('memory', `${size(freemem())} free of ${size(totalmem())}`);
await check('disk', async () => {
  const { bavail, blocks, bsize } = await statfs(process.env.DATA_DIR);
  return `${size(bavail * bsize)} free of ${size(blocks * bsize)}`;
});
await check('database', async () => {
  const client = await connect();
  try {
    const { rows } = await client.query(`
      SELECT current_setting('server_version') AS version, pg_database_size(current_database()) AS bytes,
        (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()) AS connections`);
    return `PostgreSQL ${rows[0].version}, ${size(rows[0].bytes)}, ${rows[0].connections} connections`;
  } finally {
    await client.end();
  }
});
await check('redis', async () => {
  const redis = new Redis(process.env.REDIS_URL, {
    lazyConnect: true,
    retryStrategy: null,
    connectTimeout: PATIENCE_MS,
  });
  redis.on('error', () => {});
  try {
    await redis.connect();
    const info = await redis.info();
    return `Redis ${/redis_version:(\S+)/.exec(info)?.[1]}, ${/used_memory_human:(\S+)/.exec(info)?.[1]}`;
  } finally {
    redis.disconnect();
  }
});
await check('nats', async () => {
  const nats = await connectNats({ servers: process.env.NATS_URL, timeout: PATIENCE_MS, reconnect: false });
  try {
    for (const name of SERVICES)
      await check(name, async () => {
        const asked = performance.now();
        await nats.request(`rpc.${name}.health`, undefined, { timeout: PATIENCE_MS });
        return `ready in ${Math.round(performance.now() - asked)} ms`;
      });
    return `NATS ${nats.info?.version}`;
  } finally {
    await nats.close();
  }
});
process.exit(faults === 0 ? 0 : 1);
