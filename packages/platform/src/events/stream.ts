import type { JetStreamManager, NatsConnection } from 'nats';
import { NatsError, nanos, RetentionPolicy, StorageType } from 'nats';

export const STREAM = 'EVENTS';
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Makes sure that the one stream of all events exists. Its rows in the outboxes outlive it: 30 days there, 7 here. */
export async function ensureStream(nats: NatsConnection): Promise<JetStreamManager> {
  const manager = await nats.jetstreamManager();
  try {
    await manager.streams.info(STREAM);
  } catch (error) {
    if (!(error instanceof NatsError)) throw error;
    await manager.streams.add({
      name: STREAM,
      subjects: ['evt.>'],
      storage: StorageType.File,
      retention: RetentionPolicy.Limits,
      max_age: nanos(7 * DAY_MS),
      duplicate_window: nanos(120_000),
    });
  }
  return manager;
}
