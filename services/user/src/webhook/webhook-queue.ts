import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { Config, Logger } from '@parcelway/platform';
import { CONFIG, LOGGER } from '@parcelway/platform';
import { Queue, Worker } from 'bullmq';
import { DataSource } from 'typeorm';
import { WebhookDeliveries } from './webhook-deliveries';
import { DUE, PURGE } from './webhook.queries';

const QUEUE = 'webhook-attempts';
const PREFIX = 'parcelway';
const AT_ONCE = 32;
const LOCK_MS = 30_000;
const SWEEP_MS = 1_000;
const SWEPT_AT_ONCE = 500;
const PURGE_MS = 60_000;
const PURGED_AT_ONCE = 1_000;

/** Time to end in. */
const END_MS = 5_000;

/**
 * Hands tries that are due to some process. A job holds nothing but the id: whether there is anything to do, the row knows. So a job that
 * is lost with Redis is made up for, and one that is done twice finds nothing to do.
 */
@Injectable()
export class WebhookQueue implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly queue: Queue<{ id: number }>;
  private readonly worker: Worker<{ id: number }>;
  private readonly timers: NodeJS.Timeout[] = [];
  private sweeping: Promise<void> | null = null;

  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly dataSource: DataSource,
    deliveries: WebhookDeliveries,
  ) {
    const connection = { url: config.redisUrl };
    this.queue = new Queue(QUEUE, {
      prefix: PREFIX,
      connection: { ...connection, enableOfflineQueue: false },
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
    });
    this.worker = new Worker(QUEUE, ({ data }) => deliveries.run(data.id), {
      prefix: PREFIX,
      connection: { ...connection, maxRetriesPerRequest: null },
      autorun: false,
      concurrency: AT_ONCE,
      lockDuration: LOCK_MS,
      maxStalledCount: Number.MAX_SAFE_INTEGER,
    });
    const onError = (error: Error): void => this.logger.debug({ err: error }, 'webhook queue');
    this.queue.on('error', onError);
    this.worker.on('error', onError);
    this.worker.on('failed', (_job, error) => this.logger.error({ err: error }, 'webhook queue'));
  }

  onApplicationBootstrap(): void {
    this.worker.run().catch((error: unknown) => this.logger.error({ err: error }, 'webhook queue'));
    this.timers.push(
      setInterval(() => this.wake(), SWEEP_MS),
      setInterval(() => void this.purge(), PURGE_MS),
    );
  }

  async onModuleDestroy(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    // Without Redis neither would ever end; what is cut off is taken up again.
    await Promise.race([
      Promise.allSettled([this.sweeping, this.worker.close(), this.queue.close()]),
      new Promise((done) => setTimeout(done, END_MS).unref()),
    ]);
  }

  /** Something may be due. */
  wake(): void {
    this.sweeping ??= this.sweep()
      .catch((error: unknown) => this.logger.debug({ err: error }, 'webhook queue'))
      .finally(() => (this.sweeping = null));
  }

  private async sweep(): Promise<void> {
    const due = await this.dataSource.query<{ id: string }[]>(DUE, [SWEPT_AT_ONCE]);
    await this.queue.addBulk(
      due.map(({ id }) => ({ name: 'try', data: { id: Number(id) }, opts: { jobId: `try-${id}` } })),
    );
  }

  private async purge(): Promise<void> {
    try {
      await this.dataSource.query(PURGE, [PURGED_AT_ONCE]);
    } catch (error) {
      this.logger.debug({ err: error }, 'webhook queue');
    }
  }
}
