import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { Config, Logger } from '@parcelway/platform';
import { CONFIG, LOGGER, WorkQueue } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { ImportRunner } from './import-runner';

/** A long file keeps no other waiting. */
const AT_ONCE = 2;
const LOCK_MS = 30_000;
const SWEEP_MS = 2_000;

const jobOf = (id: number) => ({ id: `import-${id}`, data: { id } });

/** Hands imports that may be worked on to some process. */
@Injectable()
export class ImportQueue implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly queue: WorkQueue<{ id: number }>;

  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly dataSource: DataSource,
    runner: ImportRunner,
  ) {
    this.queue = new WorkQueue({
      name: 'imports',
      redisUrl: config.redisUrl,
      logger,
      run: ({ id }) => runner.run(id),
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

  /** Has some process look at an import at once; without Redis the sweep does. */
  wake(id: number): void {
    this.queue.add([jobOf(id)]).catch((error: unknown) => this.logger.debug({ err: error }, 'import queue'));
  }

  private async due() {
    const due = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM import_job WHERE status IN ('queued', 'running') AND lease_until <= now()`,
    );
    return due.map(({ id }) => jobOf(Number(id)));
  }
}
