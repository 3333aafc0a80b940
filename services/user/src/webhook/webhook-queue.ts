import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { Config, Logger } from '@parcelway/platform';
import { CONFIG, LOGGER, WorkQueue } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { WebhookDeliveries } from './webhook-deliveries';
import { DUE, PURGE } from './webhook.queries';

const AT_ONCE = 32;
const LOCK_MS = 30_000;
const SWEEP_MS = 1_000;
const SWEPT_AT_ONCE = 500;
const PURGE_MS = 60_000;
const PURGED_AT_ONCE = 1_000;

/** Hands tries that are due to some process. */
@Injectable()
export class WebhookQueue implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly queue: WorkQueue<{ id: number }>;
  private purging: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly dataSource: DataSource,
    deliveries: WebhookDeliveries,
  ) {
    this.queue = new WorkQueue({
      name: 'webhook-attempts',
      redisUrl: config.redisUrl,
      logger,
      run: ({ id }) => deliveries.run(id),
      due: () => this.due(),
      sweepMs: SWEEP_MS,
      atOnce: AT_ONCE,
      lockMs: LOCK_MS,
      stalledMs: LOCK_MS,
    });
  }

  onApplicationBootstrap(): void {
    this.queue.start();
    this.purging = setInterval(() => void this.purge(), PURGE_MS);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.purging);
    await this.queue.stop();
  }

  /** Something may be due. */
  wake(): void {
    this.queue.sweep();
  }

  private async due() {
    const due = await this.dataSource.query<{ id: string }[]>(DUE, [SWEPT_AT_ONCE]);
    return due.map(({ id }) => ({ id: `try-${id}`, data: { id: Number(id) } }));
  }

  private async purge(): Promise<void> {
    try {
      await this.dataSource.query(PURGE, [PURGED_AT_ONCE]);
    } catch (error) {
      this.logger.debug({ err: error }, 'purge of webhook attempts');
    }
  }
}
