import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { Config, Logger } from '@parcelway/platform';
import { CONFIG, LOGGER, WorkQueue } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { Bookings } from './bookings';

const AT_ONCE = 16;
const LOCK_MS = 30_000;
const SWEEP_MS = 2_000;
const SWEPT_AT_ONCE = 500;

const jobOf = (id: number) => ({ id: `order-${id}`, data: { id } });

/** Hands orders that may be booked to some process. */
@Injectable()
export class BookingQueue implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly queue: WorkQueue<{ id: number }>;

  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly dataSource: DataSource,
    bookings: Bookings,
  ) {
    this.queue = new WorkQueue({
      name: 'sheet-bookings',
      redisUrl: config.redisUrl,
      logger,
      run: ({ id }) => bookings.run(id),
      due: () => this.due(),
      sweepMs: SWEEP_MS,
      atOnce: AT_ONCE,
      lockMs: LOCK_MS,
      stalledMs: LOCK_MS,
    });
  }

  onApplicationBootstrap(): void {
    this.queue.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.queue.stop();
  }

  /** Has some process look at an order at once; without Redis the sweep does. */
  wake(id: number): void {
    this.queue.add([jobOf(id)]).catch((error: unknown) => this.logger.debug({ err: error }, 'booking queue'));
  }

  /** What is due and what an attempt that ended without a word has left behind. */
  private async due() {
    const due = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM sheet_order WHERE book_at <= now() AND status IN (0, 2)
       UNION ALL SELECT id FROM sheet_order WHERE status = 3 AND lease_until < now() LIMIT $1`,
      [SWEPT_AT_ONCE],
    );
    return due.map(({ id }) => jobOf(Number(id)));
  }
}
