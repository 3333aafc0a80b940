import type { Config } from 'jest';
import { Client } from 'pg';
import { ContainerProvider } from './container-provider';
import { LocalProvider } from './local-provider';
import { ServerProvider, templateDatabase, testSecrets } from './server-provider';

/** Longer than a pull of the three images on a common line; then this machine's own servers do. */
const containerPatienceMs = 180_000;

interface Running {
  local: LocalProvider;
  provider: ServerProvider;
}

/**
 * Before the first test of a run: one PostgreSQL, one Redis, and the database `parcelway_template`, migrated and seeded.
 * Test files read their addresses from the global `parcelwayServers`.
 */
export default async function globalSetup(
  _global: unknown,
  project: { globals: Config['globals'] },
): Promise<void> {
  const local = new LocalProvider();
  await local.build();
  const { provider, postgres, redis } = await chooseProvider(local);
  await createTemplate(local, postgres.adminUrl);
  Object.assign(project.globals ?? {}, {
    parcelwayServers: {
      kind: provider.kind,
      postgresAdminUrl: postgres.adminUrl,
      redisUrl: redis.url,
      redisDatabases: redis.databases,
    },
  });
  Object.assign(globalThis, { parcelwayRunning: { local, provider } satisfies Running });
}

async function chooseProvider(local: LocalProvider) {
  if (await local.dockerAnswers()) {
    const containers = new ContainerProvider();
    try {
      return await withPatience(provide(containers));
    } catch (error) {
      await containers.stop();
      process.stderr.write(
        `Docker answers but gives no servers (${String(error)}): the tests use processes of this machine.\n`,
      );
    }
  }
  return provide(local);
}

async function provide(provider: ServerProvider) {
  const [postgres, redis] = await Promise.all([provider.postgres(), provider.redis()]);
  return { provider, postgres, redis };
}

function withPatience<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(new Error('too slow')), containerPatienceMs);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

async function createTemplate(local: LocalProvider, adminUrl: string): Promise<void> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query(`CREATE DATABASE ${templateDatabase}`);
    const url = new URL(adminUrl);
    url.pathname = `/${templateDatabase}`;
    await local.migrate(url.href, testSecrets);
    // A clone needs its template without visitors.
    await admin.query(`ALTER DATABASE ${templateDatabase} WITH ALLOW_CONNECTIONS false`);
  } finally {
    await admin.end();
  }
}

/** What the set-up started, for the tear-down. */
export function running(): Running | undefined {
  return (globalThis as { parcelwayRunning?: Running }).parcelwayRunning;
}
