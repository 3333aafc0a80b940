import { randomBytes } from 'node:crypto';
import Redis from 'ioredis';
import { Client } from 'pg';
import { ContainerProvider } from './container-provider';
import { LocalProvider } from './local-provider';
import { ProvidedNats, RunServers, templateDatabase } from './server-provider';

/** Something of a test file's own, given back with `release()`. */
export interface Released {
  url: string;
  release(): Promise<void>;
}

/** The servers of this run, as the global set-up left them. */
export function runServers(): RunServers {
  const servers = (globalThis as { parcelwayServers?: RunServers }).parcelwayServers;
  if (!servers)
    throw new Error('No servers: run Jest with packages/testing/jest.config.cjs and its global set-up.');
  return servers;
}

/** A database of one's own: migrated, with the demo data, cloned from the run's template. `release` drops it. */
export async function testDatabase(): Promise<Released> {
  const { postgresAdminUrl } = runServers();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(postgresAdminUrl, `CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`);
  const url = new URL(postgresAdminUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    release: () => asAdmin(postgresAdminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** An empty numbered Redis database of one's own. `release` empties it. */
export async function testRedis(): Promise<Released> {
  const { redisUrl, redisDatabases } = runServers();
  const url = new URL(redisUrl);
  const counter = new Redis(url.href);
  // Database 0 counts; the others are given out in turn.
  const number = 1 + ((await counter.incr('parcelway:test:given')) % (redisDatabases - 1));
  await counter.quit();
  url.pathname = `/${number}`;
  const flush = async (): Promise<void> => {
    const client = new Redis(url.href);
    await client.flushdb();
    await client.quit();
  };
  await flush();
  return { url: url.href, release: flush };
}

/** A nats-server with JetStream of one's own. `release` stops it and removes its streams. */
export async function testNats(): Promise<ProvidedNats> {
  const provider = runServers().kind === 'local' ? new LocalProvider() : new ContainerProvider();
  const nats = await provider.nats();
  return { ...nats, release: () => provider.stop() };
}
