import { connect } from 'nats';
import type { NatsConnection } from 'nats';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../db/datasource';
import type { ServiceDefinition } from '../service';
import { BATCH, publishRows } from './relay';
import type { OutboxRow } from './relay';

/** Publishes again what the services' outboxes have said since `from`; answers the number of events per service. */
export async function replayOutbox(
  services: readonly ServiceDefinition[],
  options: { readonly databaseUrl: string; readonly natsUrl: string; readonly from: Date },
): Promise<Readonly<Record<string, number>>> {
  const nats = await connect({ servers: options.natsUrl });
  const counts: Record<string, number> = {};
  try {
    for (const service of services) {
      const dataSource = createDataSource(service, options.databaseUrl, { poolSize: 2 });
      await dataSource.initialize();
      try {
        counts[service.name] = await replayOutboxOf(dataSource, nats, options.from);
      } finally {
        await dataSource.destroy();
      }
    }
  } finally {
    await nats.drain();
  }
  return counts;
}

/**
 * Publishes again what the outbox has said since `from`. Consumers drop what they have applied, so a replay of too much harms nothing.
 * Answers the number of events.
 */
async function replayOutboxOf(dataSource: DataSource, nats: NatsConnection, from: Date): Promise<number> {
  let position = '0';
  let count = 0;
  const run = Date.now();
  for (;;) {
    const rows = (await dataSource.query(
      `SELECT position, event_id, name, event_version, payload, request_id, occurred_at
       FROM outbox WHERE occurred_at >= $1 AND position > $2 ORDER BY position LIMIT ${BATCH}`,
      [from, position],
    )) as OutboxRow[];
    if (rows.length === 0) return count;
    await publishRows(nats, rows, (id) => `${id}:replay:${run}`);
    count += rows.length;
    position = rows[rows.length - 1]?.position ?? position;
  }
}
