import { Injectable } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { DomainError, terminalQueueChanged } from '@parcelway/contracts';
import type { ResourceHooks, WriteKind } from '@parcelway/crud';
import { Outbox } from '@parcelway/platform';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { canDelete } from './domain/terminal-task-status';
import type { TerminalTaskEntity } from './terminal-task.entity';
import { DELETE_HISTORY, DELETE_OUTPUT } from './terminal-task.queries';

/** The list of tasks as staff see it. */
@Injectable()
export class TerminalTaskHooks implements ResourceHooks<TerminalTaskEntity> {
  constructor(private readonly outbox: Outbox) {}

  scope(query: SelectQueryBuilder<TerminalTaskEntity>): void {
    query.andWhere('row.clearedAt IS NULL');
  }

  /** Errors: terminal.wrong_state for a task whose command may be running. */
  async beforeDel({ status }: TerminalTaskEntity): Promise<void> {
    if (!canDelete(status)) throw new DomainError('terminal.wrong_state');
  }

  /** The one that leaves may have kept others from starting. */
  async afterWrite(
    { id }: TerminalTaskEntity,
    kind: WriteKind,
    { requestId }: CallContext,
    manager: EntityManager,
  ): Promise<void> {
    if (kind !== 'del') return;
    await removeTraces(manager, id);
    await this.outbox.add(manager, terminalQueueChanged, { task_id: id }, requestId);
  }
}

export async function removeTask(manager: EntityManager, id: number): Promise<void> {
  await manager.query('DELETE FROM terminal_task WHERE id = $1', [id]);
  await removeTraces(manager, id);
}

async function removeTraces(manager: EntityManager, id: number): Promise<void> {
  await manager.query(DELETE_OUTPUT, [id]);
  await manager.query(DELETE_HISTORY, [id]);
}
