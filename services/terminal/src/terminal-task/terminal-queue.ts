import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { CONFIG, LOGGER } from '@parcelway/platform';
import type { Config, Logger } from '@parcelway/platform';
import { Queue, Worker } from 'bullmq';
import { DataSource } from 'typeorm';
import { TaskRunner } from './task-runner';

const QUEUE = 'terminal-tasks';
const PREFIX = 'parcelway';
/** A process that died with a job in its hands is noticed within these. */
const LOCK_MS = 5_000;
const STALLED_MS = 2_000;
const SWEEP_MS = 10_000;

/**
 * Says when a task may be able to start. The jobs hold nothing: which task it is, and whether, the database knows. So a job that is lost
 * with Redis is made up for, and one that is done twice finds nothing to do.
 */
@Injectable()
export class TerminalQueue implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly queue: Queue;
  private readonly worker: Worker;
  private sweep: NodeJS.Timeout | null = null;

  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly dataSource: DataSource,
    private readonly runner: TaskRunner,
  ) {
    const connection = { url: config.redisUrl };
    this.queue = new Queue(QUEUE, {
      prefix: PREFIX,
      // Whoever adds a task does not wait for Redis to come back.
      connection: { ...connection, enableOfflineQueue: false },
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
    });
    this.worker = new Worker(QUEUE, () => this.runNext(), {
      prefix: PREFIX,
      connection: { ...connection, maxRetriesPerRequest: null },
      autorun: false,
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_MS,
      maxStalledCount: Number.MAX_SAFE_INTEGER,
    });
    const onError = (error: Error): void => this.logger.debug({ err: error }, 'terminal queue');
    this.queue.on('error', onError);
    this.worker.on('error', onError);
    this.worker.on('failed', (_job, error) => this.logger.error({ err: error }, 'terminal queue'));
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.runner.recover();
    this.worker.run().catch((error: unknown) => this.logger.error({ err: error }, 'terminal queue'));
    void this.start();
  }

  async onModuleDestroy(): Promise<void> {
    if (this.sweep) clearInterval(this.sweep);
    this.runner.stop();
    // What ran here asks the other processes to go on, so the worker ends first.
    await this.worker.close().catch(() => undefined);
    await this.queue.close().catch(() => undefined);
  }

  /** Has some process look for a task to start. Rejects when Redis is away. */
  async wake(): Promise<void> {
    await this.queue.add('next', null);
  }

  private async start(): Promise<void> {
    await this.queue.waitUntilReady().catch(() => undefined);
    // One process at a time tries for the lock of the queue; the others wait for a job instead.
    await this.queue.setGlobalConcurrency(1).catch(() => undefined);
    await this.wake().catch(() => undefined);
    this.sweep = setInterval(() => void this.wakeIfAnyWaits(), SWEEP_MS);
  }

  private async runNext(): Promise<void> {
    if (await this.runner.runNext()) await this.wake();
  }

  /** What a job should have started, had Redis not lost it. */
  private async wakeIfAnyWaits(): Promise<void> {
    try {
      if ((await this.queue.getJobCountByTypes('waiting', 'active')) > 0) return;
      const waiting = await this.dataSource.query<unknown[]>(
        'SELECT 1 FROM terminal_task WHERE status IN (0, 1, 2) LIMIT 1',
      );
      if (waiting.length > 0) await this.wake();
    } catch (error) {
      this.logger.debug({ err: error }, 'terminal queue');
    }
  }
}
