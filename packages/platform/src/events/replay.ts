import { connect } from 'nats';
import { createDataSource } from '../db/datasource';
import type { ServiceDefinition } from '../service';
import { replayOutboxOf } from './relay';

/** Publishes again what the services' outboxes have said since `from`; answers the number of events per service. */
export async function replayOutbox(
  services: readonly ServiceDefinition[],
  options: { readonly databaseUrl: string; readonly natsUrl: string; readonly from: Date },
): Promise<Readonly<Record<string, number>>> {
  const nats = await connect({ servers: options.natsUrl });
  const counts: Record<string, number> = {};
  try {
    for (const service of services) {
      const dataSource = createDataSource(service, options.databaseUrl, 2);
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
