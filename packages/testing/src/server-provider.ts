/** A PostgreSQL for the whole run. `adminUrl` opens the maintenance database as superuser. */
export interface ProvidedPostgres {
  adminUrl: string;
}

/** A Redis for the whole run; `url` opens database 0 of `databases` numbered ones. */
export interface ProvidedRedis {
  url: string;
  databases: number;
}

/** A server that may die: its port and its data survive. */
export interface KillableServer {
  readonly url: string;
  /** Ends it as a power cut would (SIGKILL). */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  restart(): Promise<void>;
}

/**
 * One nats-server with JetStream, nobody else's. Its port and its data survive `stop`, `kill` and `restart`.
 * `storeDir` is the folder of its streams on this machine.
 */
export interface ProvidedNats {
  url: string;
  storeDir: string;
  /** Ends it in good order. */
  stop(): Promise<void>;
  /** Ends it as a power cut would (SIGKILL). */
  kill(): Promise<void>;
  /** Stops it if it runs, and starts it on the same port and data. */
  restart(): Promise<void>;
  /** Stops it for good and removes its data. */
  release(): Promise<void>;
}

/** A provider's name and what another process needs to reach what it runs. */
export type ProviderKind = 'local' | 'testcontainers';

/**
 * Where tests get real servers from: processes of this machine, or containers of a Docker engine.
 * Everything provided ends with `stop()`, and also when the process that asked dies.
 */
export interface ServerProvider {
  readonly kind: ProviderKind;
  postgres(): Promise<ProvidedPostgres>;
  redis(): Promise<ProvidedRedis>;
  nats(): Promise<ProvidedNats>;
  stop(): Promise<void>;
}

/** What the set-up of the run leaves for every test file. */
export interface RunServers {
  kind: ProviderKind;
  postgresAdminUrl: string;
  redisUrl: string;
  redisDatabases: number;
}

/** The migrated and seeded database that every test file's own is cloned from. */
export const templateDatabase = 'parcelway_template';

/** Secrets of a test run: the demo data of the template is sealed with them, so every process of a test uses them. */
export const testSecrets = {
  JWT_SECRET: 'test-secret-of-at-least-thirty-two-characters',
  FIELD_KEY: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
};
