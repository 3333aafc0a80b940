import { Inject, Injectable } from '@nestjs/common';
import { TERMINAL_TASK_MOVED } from '@parcelway/contracts';
import type { TerminalTaskReason } from '@parcelway/contracts/statuses';
import { TerminalTaskStatus } from '@parcelway/contracts/statuses';
import { LOGGER, NATS, transition } from '@parcelway/platform';
import type { Logger } from '@parcelway/platform';
import type { NatsConnection } from 'nats';
import { DataSource } from 'typeorm';
import type { EntityManager, QueryRunner } from 'typeorm';
import { Commands } from '../command/commands';
import { runCommand } from '../command/run-command';
import type { Outcome, RunningCommand } from '../command/run-command';
import { CommandOutput } from './domain/command-output';
import { nextToStart, UNDER_WAY } from './domain/terminal-task-status';
import type { QueuedTask } from './domain/terminal-task-status';
import { ADD_OUTPUT, QUEUED, RUN_LOCK } from './terminal-task.queries';

const { waiting, connecting, executing, success, failed, unknown } = TerminalTaskStatus;

interface Startable extends QueuedTask {
  readonly command: string;
  readonly extend: string;
}

const FLUSH_MS = 200;
const LOCK_RETRY_MS = 250;
const HEARTBEAT_MS = 5_000;
const BY_SYSTEM = { type: 'system', id: null } as const;
/** Some tens of kilobytes, ending with a line where there is one. */
const PIECES = /[^]{1,30000}(?:\n|$)|[^]{1,30000}/g;

/**
 * Lets tasks run, one at a time however many processes there are. Whoever runs one holds a lock of a database connection for as long as
 * it takes, and writes what comes of it over that very connection: when the process dies or is cut off, lock and voice go together, and
 * whoever takes the lock next knows that a task still marked as under way has nobody any more.
 */
@Injectable()
export class TaskRunner {
  private running: RunningCommand | null = null;
  private isStopping = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly commands: Commands,
    @Inject(NATS) private readonly nats: NatsConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Runs the task that may start now to its end. False when there is none. */
  async runNext(): Promise<boolean> {
    return this.asOnlyRunner(true, async (connection) => {
      const { manager } = connection;
      await this.markInterrupted(manager);
      const task = nextToStart(await manager.query<Startable[]>(QUEUED));
      if (!task || this.isStopping) return false;
      if (!(await this.move(manager, task.id, waiting, connecting))) return true;
      await this.execute(connection, task);
      return true;
    });
  }

  /** Tasks whose runner died have no known end. Leaves alone what another living process runs. */
  async recover(): Promise<void> {
    await this.asOnlyRunner(false, async ({ manager }) => this.markInterrupted(manager));
  }

  /** Ends the command that runs here, if one does, and starts none any more. */
  stop(): void {
    this.isStopping = true;
    this.running?.stop('interrupted');
  }

  /** Does `work` while holding the lock of the queue; does nothing when it cannot have it and does not wait, or is to stop. */
  private async asOnlyRunner<Result>(
    waits: boolean,
    work: (connection: QueryRunner) => Promise<Result>,
  ): Promise<Result | false> {
    const connection = this.dataSource.createQueryRunner();
    try {
      const client = (await connection.connect()) as NodeJS.EventEmitter;
      const onLost = (): void => this.running?.stop('interrupted');
      client.once('error', onLost).once('end', onLost);
      try {
        while (!(await hasLock(connection))) {
          if (!waits || this.isStopping) return false;
          await new Promise((resolve) => setTimeout(resolve, LOCK_RETRY_MS));
        }
        const result = await work(connection);
        await connection.query('SELECT pg_advisory_unlock($1)', [RUN_LOCK]);
        return result;
      } finally {
        client.off('error', onLost).off('end', onLost);
      }
    } finally {
      await connection.release();
    }
  }

  private async markInterrupted(manager: EntityManager): Promise<void> {
    const tasks = await manager.query<QueuedTask[]>(
      'SELECT id::int, status FROM terminal_task WHERE status = ANY ($1::smallint[])',
      [UNDER_WAY],
    );
    for (const { id, status } of tasks) {
      await this.move(manager, id, status, unknown, { reason: 'interrupted', finished_at: new Date() });
      this.logger.warn({ taskId: id }, 'task was interrupted');
    }
  }

  private async execute(connection: QueryRunner, { id, command, extend }: Startable): Promise<void> {
    const { manager } = connection;
    const output = new CommandOutput();
    let written: Promise<unknown> = Promise.resolve();
    let isLost = false;
    /** Everything said of a run goes to the database in the order in which it happened. */
    const say = (work: () => Promise<unknown>): void => {
      written = written.then(work).catch((error: unknown) => {
        if (!isLost) this.logger.error({ err: error, taskId: id }, 'the run of a task could not be written');
        isLost = true;
        this.running?.stop('interrupted');
      });
    };
    const write = (text: string): void =>
      (text.match(PIECES) ?? []).forEach((piece) =>
        say(() => this.add(manager, id, piece.replace(/\n$/, ''))),
      );

    const flush = setInterval(() => write(output.take()), FLUSH_MS);
    const heartbeat = setInterval(() => say(() => connection.query('SELECT 1')), HEARTBEAT_MS);
    let hasStarted = false;
    try {
      const outcome = await this.outcomeOf(command, extend, {
        shown: (line) => write(`> ${line}`),
        started: () => {
          hasStarted = true;
          say(() => this.move(manager, id, connecting, executing, { started_at: new Date() }));
        },
        output: (text) => output.add(text),
      });
      write(output.take(true));
      if (outcome.detail) write(outcome.detail);
      say(() =>
        this.move(manager, id, hasStarted ? executing : connecting, endOf(outcome), endColumns(outcome)),
      );
      await written;
    } finally {
      clearInterval(flush);
      clearInterval(heartbeat);
      this.running = null;
    }
    if (isLost) throw new Error('The connection that held the queue was lost');
  }

  private async outcomeOf(
    command: string,
    extend: string,
    on: { shown(line: string): void; started(): void; output(text: string): void },
  ): Promise<Outcome> {
    let invocation;
    try {
      invocation = this.commands.invocation(command, extend);
    } catch (error) {
      // The allow-list or the backups have changed since it was added.
      return { exitCode: null, reason: 'not_started', detail: String((error as Error).message) };
    }
    on.shown(invocation.shown);
    this.running = runCommand(invocation, on);
    if (this.isStopping) this.running.stop('interrupted');
    return this.running.ended;
  }

  private async add(manager: EntityManager, id: number, text: string): Promise<void> {
    await manager.query(ADD_OUTPUT, [id, text]);
    this.tell(id);
  }

  private async move(
    manager: EntityManager,
    id: number,
    from: TerminalTaskStatus,
    to: TerminalTaskStatus,
    set: Readonly<Record<string, unknown>> = {},
  ): Promise<boolean> {
    const hasMoved = await transition(manager, { table: 'terminal_task', id, from, to, by: BY_SYSTEM, set });
    this.tell(id);
    return hasMoved;
  }

  private tell(id: number): void {
    if (!this.nats.isClosed()) this.nats.publish(TERMINAL_TASK_MOVED, JSON.stringify({ id }));
  }
}

async function hasLock(connection: QueryRunner): Promise<boolean> {
  const [row] = (await connection.query('SELECT pg_try_advisory_lock($1) AS held', [RUN_LOCK])) as {
    held: boolean;
  }[];
  return row?.held ?? false;
}

function endOf({ exitCode, reason }: Outcome): TerminalTaskStatus {
  if (reason === 'interrupted') return unknown;
  return exitCode === 0 ? success : failed;
}

function endColumns({ exitCode, reason }: Outcome): {
  exit_code: number | null;
  reason: TerminalTaskReason;
  finished_at: Date;
} {
  return { exit_code: exitCode, reason, finished_at: new Date() };
}
