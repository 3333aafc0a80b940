import { Injectable } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import type { CallContext, Client, TerminalOutput } from '@parcelway/contracts';
import { DomainError, terminalTask } from '@parcelway/contracts';
import { TerminalTaskStatus } from '@parcelway/contracts/statuses';
import { InjectClient } from '@parcelway/platform';
import { LiveSessions } from '../auth/live-sessions';
import { REQUEST_TIME_MS } from '../http/call-context';
import { TaskMoves } from './task-moves';

const LOOK_MS = 2_000;
const SILENCE_MS = 15_000;
/** A terminal service that is started again is back by then. */
const AWAY_MS = 60_000;

const { success, failed, unknown } = TerminalTaskStatus;
const ENDED: ReadonlySet<TerminalTaskStatus> = new Set([success, failed, unknown]);

/** Tells how a task of the terminal goes on, to whoever reads along. Reading changes nothing: the task runs with or without readers. */
@Injectable()
export class TaskFollower implements OnModuleDestroy {
  private readonly shutDown = new AbortController();

  constructor(
    @InjectClient(terminalTask) private readonly tasks: Client<typeof terminalTask>,
    private readonly moves: TaskMoves,
    private readonly sessions: LiveSessions,
  ) {}

  onModuleDestroy(): void {
    this.shutDown.abort();
  }

  /**
   * The task with what it wrote since `from`, again whenever there is more, until it has ended; null where nothing happened for 15 s.
   * Errors: crud.not_found, auth.login_required when the reader's session ends, service.unavailable when the service stays away.
   */
  async *follow(
    id: number,
    from: number,
    context: CallContext,
    reader: AbortSignal,
  ): AsyncGenerator<TerminalOutput | null> {
    const signal = AbortSignal.any([reader, this.shutDown.signal]);
    let position = from;
    let shown = '';
    let [heardAt, toldAt] = [Date.now(), Date.now()];
    while (!signal.aborted) {
      const moved = this.moves.next(id, LOOK_MS, signal);
      const seen = await this.look(id, position, context, heardAt);
      if (seen) {
        heardAt = Date.now();
        position = seen.next;
        const state = JSON.stringify([seen.task.status, seen.blocked]);
        if (seen.pieces.length > 0 || state !== shown) {
          yield seen;
          toldAt = Date.now();
        }
        shown = state;
        if (seen.more) continue;
        if (ENDED.has(seen.task.status)) return;
      }
      await moved;
      if (Date.now() - toldAt >= SILENCE_MS) {
        yield null;
        toldAt = Date.now();
      }
    }
  }

  /** Null while the service is away, for a minute. */
  private async look(
    id: number,
    from: number,
    caller: CallContext,
    heardAt: number,
  ): Promise<TerminalOutput | null> {
    const context = { ...caller, deadline: Date.now() + REQUEST_TIME_MS };
    try {
      const { identity } = caller;
      if (identity.kind !== 'admin' || !(await this.sessions.has(identity.sessionId, () => context)))
        throw new DomainError('auth.login_required');
      return await this.tasks.output({ id, from }, context);
    } catch (error) {
      const isAway = error instanceof DomainError && error.code === 'service.unavailable';
      if (isAway && Date.now() - heardAt < AWAY_MS) return null;
      throw error;
    }
  }
}
