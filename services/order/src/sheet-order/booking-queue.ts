import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { Config, Logger } from '@parcelway/platform';
import { CONFIG, LOGGER, WorkQueue } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { BOOKED_TOGETHER, Bookings } from './bookings';
import { countDue } from './booking.queries';

/** Batches that all processes together, and one of them, book at once. */
const LANES = 16;
const LANES_OF_A_PROCESS = 4;
const LOCK_MS = 30_000;
const SWEEP_MS = 1_000;
const END_MS = 5_000;

/** Hands orders that may be booked to some process, a lane full at a time; which ones they are, the lane asks the rows. */
@Injectable()
export class BookingQueue implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly queue: WorkQueue<null>;
  private lastLane = 0;

  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) logger: Logger,
    private readonly dataSource: DataSource,
    private readonly bookings: Bookings,
  ) {
    this.queue = new WorkQueue({
      name: 'sheet-bookings',
      redisUrl: config.redisUrl,
      logger,
      run: () => this.drain(),
      due: () => this.due(),
      sweepMs: SWEEP_MS,
      atOnce: LANES_OF_A_PROCESS,
      lockMs: LOCK_MS,
      stalledMs: LOCK_MS,
    });
  }

  onApplicationBootstrap(): void {
    this.queue.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.queue.stop();
    await Promise.race([this.bookings.settled(), delay(END_MS, undefined, { ref: false })]);
  }

  /** Something may be due. */
  wake(): void {
    this.queue.sweep();
  }

  private async drain(): Promise<void> {
    while ((await this.bookings.run()) === BOOKED_TOGETHER);
  }

  /** Lanes for all that is due, each time others: one that is ending may have looked already. */
  private async due() {
    const count = await countDue(this.dataSource, LANES * BOOKED_TOGETHER);
    return Array.from({ length: Math.ceil(count / BOOKED_TOGETHER) }, () => {
      this.lastLane = (this.lastLane + 1) % LANES;
      return { id: `lane-${this.lastLane}`, data: null };
    });
  }
}
