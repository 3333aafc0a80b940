import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER } from '@parcelway/platform';
import type { Logger } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { TerminalTaskStatus, UNDER_WAY } from './domain/terminal-task-status';

/** A command lives and dies with the process that runs it: what is still marked as running at start-up has no known end. */
@Injectable()
export class InterruptedTasks implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const [tasks] = (await this.dataSource.query(
      `UPDATE terminal_task SET status = $1, finished_at = now(), update_time = now(), version = version + 1
       WHERE status = ANY ($2::smallint[]) RETURNING uuid`,
      [TerminalTaskStatus.unknown, UNDER_WAY],
    )) as [{ uuid: string }[], number];
    if (tasks.length > 0)
      this.logger.warn({ tasks: tasks.map(({ uuid }) => uuid) }, 'tasks were interrupted');
  }
}
