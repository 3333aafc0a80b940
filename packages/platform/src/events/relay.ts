import type { DomainEvent } from '@parcelway/contracts';
import type { JetStreamClient, NatsConnection } from 'nats';
import type { DataSource } from 'typeorm';
import type { Logger } from '../logging';
import { encodeJson } from '../rpc/codec';
import type { Outbox } from './outbox';
import { ensureStream } from './stream';

export const BATCH = 200;
const POLL_MS = 1_000;
/** Least time between two batches: under load events gather instead of going one by one. */
const BATCH_PAUSE_MS = 100;
const KEEP_DAYS = 30;
const CLEAN_UP_MS = 60 * 60 * 1_000;

/** A row of the outbox as it is published. */
export interface OutboxRow {
  readonly position: string;
  readonly event_id: string;
  readonly name: string;
  readonly event_version: number;
  readonly payload: unknown;
  readonly request_id: string | null;
  readonly occurred_at: Date;
}

/**
 * Publishes the outbox of one service to JetStream, in order, with the event's id as message id. Of several replicas one publishes at a
 * time. A row is marked only after JetStream has acknowledged it, so a crash in between publishes it again and JetStream or the inbox
 * drops the second.
 */
export class OutboxRelay {
  private timer: NodeJS.Timeout | undefined;
  private cleaner: NodeJS.Timeout | undefined;
  private work: Promise<void> = Promise.resolve();
  private wanted = false;
  private stopped = false;
  private lastBatchAt = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly nats: NatsConnection,
    private readonly outbox: Outbox,
    private readonly logger: Logger,
  ) {}

  start(): void {
    this.outbox.onCommitted(() => this.wake());
    this.timer = setInterval(() => this.wake(), POLL_MS);
    this.cleaner = setInterval(() => void this.cleanUp().catch(this.complain), CLEAN_UP_MS);
    this.wake();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    clearInterval(this.cleaner);
    await this.work;
  }

  private wake(): void {
    if (this.wanted || this.stopped) return;
    this.wanted = true;
    this.work = this.work.then(async () => {
      const early = this.lastBatchAt + BATCH_PAUSE_MS - Date.now();
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      this.wanted = false;
      try {
        while (!this.stopped && (await this.publishBatch()) === BATCH);
      } catch (error) {
        this.complain(error);
      }
    });
  }

  private readonly complain = (error: unknown): void => this.logger.warn({ err: error }, 'outbox waits');

  /** One batch in one transaction, behind a lock that keeps other replicas out. Answers how many rows it published. */
  private async publishBatch(): Promise<number> {
    this.lastBatchAt = Date.now();
    return this.dataSource.transaction(async (manager) => {
      const [lock] = (await manager.query(
        `SELECT pg_try_advisory_xact_lock(hashtext(current_schema || '.outbox')) AS mine`,
      )) as { mine: boolean }[];
      if (!lock?.mine) return 0;
      const rows = (await manager.query(
        `SELECT position, event_id, name, event_version, payload, request_id, occurred_at
         FROM outbox WHERE published_at IS NULL ORDER BY position LIMIT ${BATCH}`,
      )) as OutboxRow[];
      if (rows.length === 0) return 0;
      await publishRows(this.nats, rows, (id) => id);
      await manager.query(`UPDATE outbox SET published_at = now() WHERE position = ANY($1::bigint[])`, [
        rows.map((row) => row.position),
      ]);
      return rows.length;
    });
  }

  private async cleanUp(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM outbox WHERE position IN (
         SELECT position FROM outbox WHERE published_at IS NOT NULL AND occurred_at < now() - interval '${KEEP_DAYS} days' LIMIT 5000)`,
    );
    await this.dataSource.query(
      `DELETE FROM inbox WHERE applied_at < now() - interval '${KEEP_DAYS + 1} days'`,
    );
  }
}

/** Publishes rows and waits for JetStream's word on each. */
export async function publishRows(
  nats: NatsConnection,
  rows: readonly OutboxRow[],
  messageId: (eventId: string) => string,
): Promise<void> {
  await ensureStreamOnce(nats);
  const jetStream: JetStreamClient = nats.jetstream();
  await Promise.all(
    rows.map((row) => {
      const event: DomainEvent<unknown> = {
        id: row.event_id,
        name: row.name,
        version: row.event_version,
        occurredAt: new Date(row.occurred_at).toISOString(),
        requestId: row.request_id,
        data: row.payload,
      };
      return jetStream.publish(`evt.${row.name}.v${row.event_version}`, encodeJson(event), {
        msgID: messageId(row.event_id),
        timeout: 5_000,
      });
    }),
  );
}

const ensured = new WeakSet<NatsConnection>();

async function ensureStreamOnce(nats: NatsConnection): Promise<void> {
  if (ensured.has(nats)) return;
  await ensureStream(nats);
  ensured.add(nats);
}
