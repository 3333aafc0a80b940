import { randomUUID } from 'node:crypto';
import type {
  AddTerminalTask,
  AllowedCommands,
  CallContext,
  FollowTerminalTask,
  Handlers,
  TerminalCommands,
  TerminalOutput,
  TerminalOutputFrom,
  TerminalTaskById,
  TerminalTaskView,
} from '@parcelway/contracts';
import { DomainError, terminalQueueChanged, terminalTask } from '@parcelway/contracts';
import { TerminalTaskStatus } from '@parcelway/contracts/statuses';
import { Outbox, Serves, transition } from '@parcelway/platform';
import type { Transition } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { Commands } from '../command/commands';
import { TerminalSettingService } from '../terminal-setting/terminal-setting.service';
import { canMove } from './domain/terminal-task-status';
import {
  ADD_HISTORY,
  ADD_TASK,
  CLEAR_SUCCESSES,
  DELETE_OUTPUT,
  FORGET_CLEARED,
  IS_BLOCKED,
  JOIN_LOCK,
  OUTPUT_FROM,
  TASK_COLUMNS,
  viewOf,
} from './terminal-task.queries';
import type { OutputRow, TaskRow } from './terminal-task.queries';
import { removeTask } from './terminal-task.hooks';

const { waiting, failed, unknown } = TerminalTaskStatus;

interface Joining extends AddTerminalTask {
  /** A task that could not start is kept for when it can. */
  readonly mayWait: boolean;
}

@Serves(terminalTask)
export class TerminalTaskService implements Handlers<typeof terminalTask> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly commands: Commands,
    private readonly settings: TerminalSettingService,
  ) {}

  add(request: AddTerminalTask, context: CallContext): Promise<TerminalTaskView> {
    return this.join({ ...request, mayWait: true }, context);
  }

  /** The existing clients repeat a task that failed under its own uuid; one that runs or succeeded is only followed. */
  async follow(request: FollowTerminalTask, context: CallContext): Promise<TerminalTaskView> {
    const task = await this.join({ ...request, blockOnFailure: false, mayWait: false }, context);
    return task.status === failed || task.status === unknown ? this.retry({ id: task.id }, context) : task;
  }

  async retry(request: TerminalTaskById, context: CallContext): Promise<TerminalTaskView> {
    const id = Number(request.id);
    return this.changing(id, context, async (manager) => {
      const { status: from } = await taskById(manager, id, true);
      if (!canMove(from, waiting)) throw new DomainError('terminal.wrong_state');
      const set = { reason: '', exit_code: null, started_at: null, finished_at: null };
      await transition(manager, { table: 'terminal_task', id, from, to: waiting, by: byOf(context), set });
      await manager.query(DELETE_OUTPUT, [id]);
      return viewOf(await taskById(manager, id));
    });
  }

  async withdraw(request: TerminalTaskById, context: CallContext): Promise<null> {
    const id = Number(request.id);
    return this.changing(id, context, async (manager) => {
      const { status } = await taskById(manager, id, true);
      if (status === waiting) await removeTask(manager, id);
      return null;
    });
  }

  async output(request: TerminalOutputFrom): Promise<TerminalOutput> {
    const id = Number(request.id);
    const from = Number(request.from ?? 0);
    // The task first: what it wrote before its end is there when its end is.
    const task = await taskById(this.dataSource.manager, id);
    const pieces = await this.dataSource.query<OutputRow[]>(OUTPUT_FROM, [id, from]);
    const last = pieces.at(-1);
    const blocked = task.status === waiting && (await isBlocked(this.dataSource.manager, id));
    return {
      task: viewOf(task),
      blocked,
      pieces: pieces.map(({ text, create_time }) => ({ text, time: create_time.toISOString() })),
      next: Number(last?.id ?? from),
      more: last?.more ?? false,
    };
  }

  async allowed(_request: AllowedCommands, { locale }: CallContext): Promise<TerminalCommands> {
    const { packageManager } = await this.settings.get();
    return { commands: this.commands.offered(packageManager, locale), backups: this.commands.backups() };
  }

  private async join(
    { uuid = randomUUID(), command, extend = '', blockOnFailure = true, mayWait }: Joining,
    context: CallContext,
  ): Promise<TerminalTaskView> {
    this.commands.check(command, extend);
    const { automaticCleanupTask } = await this.settings.get();
    const { id: byId, type: byType } = byOf(context);
    const task = await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [JOIN_LOCK]);
      const [known] = await manager.query<TaskRow[]>(
        `SELECT ${TASK_COLUMNS} FROM terminal_task WHERE uuid = $1`,
        [uuid],
      );
      if (known) return known;
      if (automaticCleanupTask === '1') await manager.query(CLEAR_SUCCESSES);
      await manager.query(FORGET_CLEARED);
      const [added] = await manager.query<TaskRow[]>(ADD_TASK, [uuid, command, extend, blockOnFailure, byId]);
      if (!added) throw new Error('The task was not stored');
      if (!mayWait && (await isBlocked(manager, Number(added.id)))) throw new DomainError('terminal.blocked');
      await manager.query(ADD_HISTORY, [added.id, byType, byId]);
      await this.outbox.add(manager, terminalQueueChanged, { task_id: Number(added.id) }, context.requestId);
      return added;
    });
    this.outbox.committed();
    return viewOf(task);
  }

  /** A change of one task in a transaction, after which another may be able to start. */
  private async changing<Result>(
    id: number,
    context: CallContext,
    change: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    const result = await this.dataSource.transaction(async (manager) => {
      const changed = await change(manager);
      await this.outbox.add(manager, terminalQueueChanged, { task_id: id }, context.requestId);
      return changed;
    });
    this.outbox.committed();
    return result;
  }
}

/** Errors: crud.not_found. */
async function taskById(manager: EntityManager, id: number, locked = false): Promise<TaskRow> {
  const [task] = await manager.query<TaskRow[]>(
    `SELECT ${TASK_COLUMNS} FROM terminal_task WHERE id = $1 ${locked ? 'FOR UPDATE' : ''}`,
    [id],
  );
  if (!task) throw new DomainError('crud.not_found');
  return task;
}

async function isBlocked(manager: EntityManager, id: number): Promise<boolean> {
  const [row] = await manager.query<{ blocked: boolean }[]>(IS_BLOCKED, [id]);
  return row?.blocked ?? false;
}

function byOf({ identity }: CallContext): Transition['by'] {
  return identity.kind === 'admin' ? { type: 'admin', id: identity.id } : { type: 'system', id: null };
}
