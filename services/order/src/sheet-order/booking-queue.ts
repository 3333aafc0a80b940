import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { CONFIG, LOGGER } from '@parcelway/platform';
import type { Config, Logger } from '@parcelway/platform';
import { Queue, Worker } from 'bullmq';
import { DataSource } from 'typeorm';
import { Bookings } from './bookings';

const QUEUE = 'sheet-bookings';
const PREFIX = 'parcelway';
const AT_ONCE = 16;
const LOCK_MS = 30_000;
const SWEEP_MS = 2_000;
const SWEPT_AT_ONCE = 500;

/** Time to end in. */
const END_MS = 5_000;

/**
 * Says which order may be booked. A job holds nothing but the id: whether there is anything to do, the row knows. So a job that is lost with Redis
 * is made up for, and one that is done twice finds nothing to do.
 */
@Injectable()
export class BookingQueue implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly queue: Queue<{ id: number }>;
  private readonly worker: Worker<{ id: number }>;
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> | null = null;

  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly dataSource: DataSource,
    private readonly bookings: Bookings,
  ) {
    const connection = { url: config.redisUrl };
    this.queue = new Queue(QUEUE, {
      prefix: PREFIX,
      connection: { ...connection, enableOfflineQueue: false },
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
    });
    this.worker = new Worker(QUEUE, ({ data }) => this.bookings.run(data.id), {
      prefix: PREFIX,
      connection: { ...connection, maxRetriesPerRequest: null },
      autorun: false,
      concurrency: AT_ONCE,
      lockDuration: LOCK_MS,
      maxStalledCount: Number.MAX_SAFE_INTEGER,
    });
    const onError = (error: Error): void => this.logger.debug({ err: error }, 'booking queue');
    this.queue.on('error', onError);
    this.worker.on('error', onError);
    this.worker.on('failed', (_job, error) => this.logger.error({ err: error }, 'booking queue'));
  }

  onApplicationBootstrap(): void {
    this.worker.run().catch((error: unknown) => this.logger.error({ err: error }, 'booking queue'));
    this.timer = setInterval(() => this.look(), SWEEP_MS);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    // Without Redis neither would ever end; what is cut off is taken up again.
    await Promise.race([
      Promise.allSettled([this.sweeping, this.worker.close(), this.queue.close()]),
      new Promise((done) => setTimeout(done, END_MS).unref()),
    ]);
  }

  /** Has some process look at an order at once; without Redis the sweep does. */
  wake(id: number): void {
    this.queue
      .add('book', { id }, { jobId: `order-${id}` })
      .catch((error: unknown) => this.logger.debug({ err: error }, 'booking queue'));
  }

  private look(): void {
    this.sweeping ??= this.sweep()
      .catch((error: unknown) => this.logger.debug({ err: error }, 'booking queue'))
      .finally(() => (this.sweeping = null));
  }

  /** What is due and what an attempt that ended without a word has left behind. */
  private async sweep(): Promise<void> {
    const due = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM sheet_order WHERE book_at <= now() AND status IN (0, 2)
       UNION ALL SELECT id FROM sheet_order WHERE status = 3 AND lease_until < now() LIMIT $1`,
      [SWEPT_AT_ONCE],
    );
    for (const { id } of due) this.wake(Number(id));
  }
}
