import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallContext, Client, Contract, Identity, Locale } from '@parcelway/contracts';
import { connectNats, createClient, createLogger, readConfig, startService } from '@parcelway/platform';
import type { Config, RunningService, ServiceDefinition } from '@parcelway/platform';
import type { NatsConnection } from 'nats';
import { Pool } from 'pg';
import type { QueryResultRow } from 'pg';
import { testSecrets } from './server-provider';
import { testDatabase, testNats, testRedis } from './test-servers';

/** What a test needs of a running product: real servers, the services asked for, and ways to talk to them. */
export interface Stack {
  readonly config: Config;
  readonly nats: NatsConnection;
  readonly natsServer: Awaited<ReturnType<typeof testNats>>;
  /** Only when the gateway was asked for. */
  readonly url: string;
  readonly services: ReadonlyMap<string, RunningService>;
  client<C extends Contract>(contract: C): Client<C>;
  /** Rows of a statement, as whoever looks into the database sees them. */
  rows<Row extends QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

export interface StackOptions {
  readonly services: readonly ServiceDefinition[];
  /** `startGateway` of the gateway, for tests over HTTP. */
  readonly gateway?: (config: Config) => Promise<{ readonly url: string; stop(): Promise<void> }>;
  /** Variables that differ from the tests' own. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts services (and the gateway) inside this process on a database, a nats-server and a Redis database of the test's own. */
export async function startStack({ services, gateway, environment = {} }: StackOptions): Promise<Stack> {
  const [database, natsServer, redis] = await Promise.all([testDatabase(), testNats(), testRedis()]);
  const dataDir = await mkdtemp(join(tmpdir(), 'parcelway-test-'));
  const config = readConfig({
    ...testSecrets,
    DATABASE_URL: database.url,
    NATS_URL: natsServer.url,
    REDIS_URL: redis.url,
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
    DB_POOL_SIZE: '24',
    // A process that hosts everything and a browser's walk may not look at its sockets for seconds.
    DB_CONNECT_MS: '30000',
    ...environment,
  });
  const pool = new Pool({ connectionString: database.url, max: 4 });
  // One that is lost while nobody asks is replaced when somebody does; without a listener it would end the test.
  pool.on('error', (error) =>
    process.stderr.write(`an idle connection of the test was lost: ${error.message}\n`),
  );
  const nats = await connectNats(config.natsUrl, 'test', createLogger('test', 'silent'));
  const running = await Promise.all(services.map((service) => startService(service, config)));
  const front = await gateway?.(config);
  return {
    config,
    nats,
    natsServer,
    url: front?.url ?? '',
    services: new Map(running.map((one) => [one.name, one])),
    client: (contract) => createClient(contract, nats),
    async rows<Row extends QueryResultRow>(sql: string, values: unknown[] = []) {
      return (await pool.query<Row>(sql, values)).rows;
    },
    async stop() {
      await front?.stop();
      await Promise.all(running.map((one) => one.stop()));
      await nats.close();
      await pool.end();
      await Promise.all([database.release(), natsServer.release(), redis.release()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

interface ContextOptions {
  readonly locale?: Locale;
  readonly idempotencyKey?: string;
  readonly timeoutMs?: number;
}

function contextOf(
  identity: Identity,
  { locale = 'zh-cn', idempotencyKey, timeoutMs = 5_000 }: ContextOptions = {},
): CallContext {
  return {
    identity,
    locale,
    requestId: randomUUID(),
    deadline: Date.now() + timeoutMs,
    ...(idempotencyKey ? { idempotencyKey } : {}),
  };
}

export const asMember = (id: number, options?: ContextOptions): CallContext =>
  contextOf({ kind: 'member', id, sessionId: 'test' }, options);
export const asAdmin = (id: number, options?: ContextOptions): CallContext =>
  contextOf({ kind: 'admin', id, sessionId: 'test', username: 'test' }, options);
export const asService = (name: string, options?: ContextOptions): CallContext =>
  contextOf({ kind: 'service', name }, options);
export const asNobody = (options?: ContextOptions): CallContext => contextOf({ kind: 'anonymous' }, options);

/** Tries until `probe` answers something, for effects that arrive by event. Fails after `withinMs` with what it last saw. */
export async function eventually<Result>(
  probe: () => Promise<Result | undefined | null | false>,
  withinMs = 10_000,
): Promise<Result> {
  const end = Date.now() + withinMs;
  for (;;) {
    const result = await probe();
    if (result) return result;
    if (Date.now() > end) throw new Error(`nothing after ${withinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
