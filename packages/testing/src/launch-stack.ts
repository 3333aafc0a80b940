import { ChildChannel } from './child-channel';
import { LocalProvider } from './local-provider';
import type { KillableServer, ProvidedNats } from './server-provider';
import { testSecrets } from './server-provider';
import { testDatabase, testNats, testRedis } from './test-servers';

/** The processes of the running system. */
export type ProcessName = 'user' | 'order' | 'waybill' | 'pickup' | 'payment' | 'terminal' | 'gateway';

/** The servers below the processes. */
export type KillableServers = Readonly<Record<'postgres' | 'nats' | 'redis', KillableServer>>;

export interface LaunchOptions {
  /** Added to the environment of every process. */
  environment?: Record<string, string>;
  /** Whether a dead process is started again by itself, as `npm start` does. Default: it stays dead. */
  restart?: boolean;
}

/** The real processes on servers of their own, from the last build. */
export interface LaunchedStack {
  /** Address of the gateway. */
  url: string;
  databaseUrl: string;
  natsUrl: string;
  redisUrl: string;
  /** The folder of the JetStream streams. */
  natsStoreDir: string;
  /** Folder of uploads, labels and `logs/<name>.log`. */
  dataDir: string;
  /** pid of each live process. */
  pids(): Promise<Partial<Record<ProcessName, number>>>;
  /** Ends one process at once (SIGKILL); resolves when it is gone. */
  kill(name: ProcessName): Promise<void>;
  /** Starts one process; resolves when it serves. */
  start(name: ProcessName): Promise<void>;
  /** The last lines a process has logged. */
  log(name: ProcessName): Promise<string>;
  /** Stops every process and NATS. Database, Redis and streams stay as they are. */
  stopAll(): Promise<void>;
  /** Starts NATS and every process on the data that is there; resolves when all serve. */
  startAll(): Promise<void>;
  /** The end: processes, servers and data. */
  stop(): Promise<void>;
}

/** What a launched stack stands on. */
interface Ground {
  readonly databaseUrl: string;
  readonly nats: Pick<ProvidedNats, 'url' | 'storeDir' | 'stop' | 'restart'>;
  readonly redisUrl: string;
  release(): Promise<void>;
}

/** Starts the built services and the gateway as separate processes; resolves when all of them serve. */
export async function launchStack(options: LaunchOptions = {}): Promise<LaunchedStack> {
  const [database, nats, redis] = await Promise.all([testDatabase(), testNats(), testRedis()]);
  return launchOn(
    {
      databaseUrl: database.url,
      nats,
      redisUrl: redis.url,
      release: async () => {
        await Promise.all([database.release(), nats.release(), redis.release()]);
      },
    },
    options,
  );
}

/** The same on servers that may be killed as well, processes starting again by themselves: always of this machine, with the demo's rows. */
export async function launchKillableStack(): Promise<LaunchedStack & { readonly servers: KillableServers }> {
  const local = new LocalProvider();
  try {
    const [postgres, nats, redis] = await Promise.all([
      local.killable('postgres'),
      local.killable('nats'),
      local.killable('redis'),
    ]);
    await local.migrate(postgres.url, testSecrets);
    const stack = await launchOn(
      {
        databaseUrl: postgres.url,
        nats: { ...nats, storeDir: '', stop: nats.kill },
        redisUrl: redis.url,
        release: () => local.stop(),
      },
      // All who act in such a test sit behind one address.
      { restart: true, environment: { READS_PER_MINUTE: '0' } },
    );
    return { ...stack, servers: { postgres, nats, redis } };
  } catch (error) {
    await local.stop();
    throw error;
  }
}

async function launchOn(
  { databaseUrl, nats, redisUrl, release }: Ground,
  options: LaunchOptions,
): Promise<LaunchedStack> {
  const channel = new ChildChannel(require.resolve('@parcelway/launch/stack-process'));
  const stop = async (): Promise<void> => {
    await channel.close();
    await release();
  };
  try {
    const { url, dataDir } = await channel.ask<{ url: string; dataDir: string }>('open', {
      restart: options.restart ?? false,
      environment: {
        ...testSecrets,
        DATABASE_URL: databaseUrl,
        NATS_URL: nats.url,
        REDIS_URL: redisUrl,
        ...options.environment,
      },
    });
    await channel.ask<void>('startAll');
    return {
      url,
      dataDir,
      databaseUrl,
      natsUrl: nats.url,
      redisUrl,
      natsStoreDir: nats.storeDir,
      pids: () => channel.ask('pids'),
      kill: (name) => channel.ask('kill', { name }),
      start: (name) => channel.ask('start', { name }),
      log: (name) => channel.ask('log', { name }),
      stopAll: async () => {
        await channel.ask('stopAll');
        await nats.stop();
      },
      startAll: async () => {
        await nats.restart();
        await channel.ask('startAll');
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
