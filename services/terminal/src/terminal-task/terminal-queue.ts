import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { CONFIG, LOGGER, WorkQueue } from '@parcelway/platform';
import type { Config, Logger } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { TaskRunner } from './task-runner';

/** A process that died with a job in its hands is noticed within these. */
const LOCK_MS = 5_000;
const STALLED_MS = 2_000;
const SWEEP_MS = 10_000;

const NEXT = { data: null };

/** Says when a task may be able to start. The jobs hold nothing: which task it is, the database knows. */
@Injectable()
export class TerminalQueue implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly queue: WorkQueue<null>;

  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) logger: Logger,
    private readonly dataSource: DataSource,
    private readonly runner: TaskRunner,
  ) {
    this.queue = new WorkQueue({
      name: 'terminal-tasks',
      redisUrl: config.redisUrl,
      logger,
      run: () => this.runNext(),
      due: () => this.due(),
      sweepMs: SWEEP_MS,
      atOnce: 1,
      // One process at a time tries for the lock of the queue; the others wait for a job instead.
      atOnceOverall: 1,
      lockMs: LOCK_MS,
      stalledMs: STALLED_MS,
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.runner.recover();
    this.queue.start();
  }

  async onModuleDestroy(): Promise<void> {
    this.runner.stop();
    await this.queue.stop();
  }

  /** Has some process look for a task to start. Rejects when Redis is away. */
  async wake(): Promise<void> {
    await this.queue.add([NEXT]);
  }

  private async runNext(): Promise<void> {
    if (await this.runner.runNext()) await this.wake();
  }

  /** What a job should have started, had Redis not lost it. */
  private async due() {
    if (!(await this.queue.isIdle())) return [];
    const waiting = await this.dataSource.query<unknown[]>(
      'SELECT 1 FROM terminal_task WHERE status IN (0, 1, 2) LIMIT 1',
    );
    return waiting.length > 0 ? [NEXT] : [];
  }
}
