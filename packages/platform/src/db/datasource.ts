import { setTimeout } from 'node:timers/promises';
import type { DataSourceOptions } from 'typeorm';
import { DataSource } from 'typeorm';
import { DeadLetterEntity } from '../events/dead-letter.entity';
import { InboxEntity } from '../events/inbox.entity';
import { OutboxEntity } from '../events/outbox.entity';
import type { ServiceDefinition } from '../service';
import { KeptCaptureRuleEntity } from './capture-rule.entity';
import { IdempotencyEntity } from './idempotency.entity';
import { NamingClient } from './naming-client';
import { SnakeNames } from './names';

/** Tables that every service has for the house's patterns. */
const platformEntities = [
  OutboxEntity,
  InboxEntity,
  DeadLetterEntity,
  IdempotencyEntity,
  KeptCaptureRuleEntity,
];

export interface ConnectionLimits {
  readonly poolSize: number;
  /** Until a connection counts as failed. */
  readonly connectMs: number;
}

/** A data source that sees one schema, the service's own. Schema changes come from migrations only. */
export function createDataSource(
  service: ServiceDefinition,
  databaseUrl: string,
  { poolSize = 10, connectMs = 4_000 }: Partial<ConnectionLimits> = {},
): DataSource {
  const options: DataSourceOptions = {
    type: 'postgres',
    url: databaseUrl,
    schema: schemaOf(service.name),
    applicationName: `parcelway-${service.name}`,
    entities: [...service.entities, ...platformEntities],
    migrations: [...service.migrations],
    migrationsTableName: 'migration',
    namingStrategy: new SnakeNames(),
    synchronize: false,
    // gen_random_uuid() is built in; no extension is needed for it.
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    poolSize,
    extra: {
      Client: NamingClient,
      options: `-c search_path=${schemaOf(service.name)},public -c timezone=UTC`,
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
      // A connection keeps its named statements; a pause of some seconds should not cost them.
      idleTimeoutMillis: 300_000,
    },
  };
  return new DataSource(options);
}

/** Schema of a service; quoted everywhere since `user` and `order` are words of SQL. */
export function schemaOf(serviceName: string): string {
  return `${serviceName}_service`;
}

const CONNECT_TRIES = 5;
const CONNECT_PAUSE_MS = 500;

/** Connects; tries again where the server is only starting, or this process was too busy to see its answer in time. Errors: those of the last try. */
export async function connected(dataSource: DataSource): Promise<DataSource> {
  for (let tries = 1; tries < CONNECT_TRIES; tries += 1) {
    try {
      return await dataSource.initialize();
    } catch {
      await setTimeout(CONNECT_PAUSE_MS);
    }
  }
  return dataSource.initialize();
}

/** PostgreSQL's codes for a server that is starting and one that has no connection left, and the system's for one that is not there. */
const CONNECT_CODES: readonly unknown[] = ['57P03', '53300', 'ECONNREFUSED'];
/** What pg says when it waited too long for a connection; it has no code for that. */
const CONNECT_TEXTS =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated due to connection timeout)$/;

/** Whether an error says that there was no connection to the database: nothing was asked of it and nothing was done. */
export function isConnectFailure(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return CONNECT_CODES.includes(code) || (typeof message === 'string' && CONNECT_TEXTS.test(message));
}
