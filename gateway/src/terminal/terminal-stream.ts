import { Inject, Injectable } from '@nestjs/common';
import type { CallContext, Client, TerminalTaskView } from '@parcelway/contracts';
import { DomainError, terminalTask } from '@parcelway/contracts';
import type { TerminalTaskReason } from '@parcelway/contracts/statuses';
import { TerminalTaskStatus } from '@parcelway/contracts/statuses';
import { InjectClient, LOGGER } from '@parcelway/platform';
import type { Logger } from '@parcelway/platform';
import type { FastifyRequest } from 'fastify';
import { AdminLog } from '../admin-log/admin-log';
import { PermissionCache } from '../auth/permissions';
import { REQUEST_TIME_MS } from '../http/call-context';
import { errorWords } from '../http/error-text';
import { TaskFollower } from './task-follower';

/** How a client generation spells the line with the exit code. */
export type ExitWord = 'exitcode' | 'exitCode';

const COMMENT = ': ping\n\n';

const endings: Readonly<Record<Exclude<TerminalTaskReason, ''>, DomainError>> = {
  not_started: new DomainError('terminal.not_started'),
  interactive: new DomainError('terminal.interactive'),
  timed_out: new DomainError('terminal.timed_out'),
  interrupted: new DomainError('terminal.interrupted'),
};

/**
 * The event stream by which the existing web clients run a command: they name the task by a uuid of their own, keep a queue of their own
 * and have one stream open at a time. A stream on a known uuid shows that task from its first line and starts nothing.
 */
@Injectable()
export class TerminalStream {
  constructor(
    @InjectClient(terminalTask) private readonly tasks: Client<typeof terminalTask>,
    private readonly follower: TaskFollower,
    private readonly permissions: PermissionCache,
    private readonly log: AdminLog,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Everything that keeps a command from running is said in the stream itself: its reader sees nothing else. */
  async *events(
    request: FastifyRequest,
    context: CallContext,
    exitWord: ExitWord,
    signal: AbortSignal,
  ): AsyncGenerator<string> {
    const query = request.query as Readonly<Record<string, unknown>>;
    const [uuid, extend, key] = ['uuid', 'extend', 'command'].map((name) => String(query[name] ?? ''));
    const frame = (data: string): string => `data: ${JSON.stringify({ data, uuid, extend, key })}\n\n`;
    try {
      await this.admit(request, context);
      const asked = { command: key ?? '', uuid: uuid ?? '', ...(extend ? { extend } : {}) };
      const { id } = await this.follow(request, asked, context);
      yield* this.frames(id, context, exitWord, signal, frame);
    } catch (error) {
      yield frame(`Error:${this.words(error, context)}`);
      yield frame('command-exec-error');
    }
  }

  /** Starts a command or looks at one that runs; either way the admin log says who asked. */
  private async follow(
    request: FastifyRequest,
    asked: { readonly command: string; readonly uuid: string; readonly extend?: string },
    context: CallContext,
  ): Promise<TerminalTaskView> {
    try {
      const task = await this.tasks.follow(asked, context);
      this.log.noteCommand(request, 'ok');
      return task;
    } catch (error) {
      this.log.noteCommand(request, 'failed');
      throw error;
    }
  }

  private async *frames(
    id: number,
    context: CallContext,
    exitWord: ExitWord,
    signal: AbortSignal,
    frame: (data: string) => string,
  ): AsyncGenerator<string> {
    let isLinked = false;
    /** Not to be shown before the command is known to run. */
    const held: string[] = [];
    for await (const seen of this.follower.follow(id, 0, context, signal)) {
      if (!seen) {
        yield COMMENT;
        continue;
      }
      const { task, more, blocked } = seen;
      if (blocked) {
        // Its client counts it as failed and will not come back for it.
        await this.tasks.withdraw({ id }, { ...context, deadline: Date.now() + REQUEST_TIME_MS });
        throw new DomainError('terminal.blocked');
      }
      held.push(...seen.pieces.map(({ text }) => text.trim()).filter(Boolean));
      if (!isLinked && task.started_at !== null) {
        isLinked = true;
        yield frame('command-link-success');
      }
      if (isLinked) for (const text of held.splice(0)) yield frame(text);
      if (!more) yield* endOf(task, exitWord, frame);
    }
  }

  private async admit({ session, isTokenExpired }: FastifyRequest, context: CallContext): Promise<void> {
    if (!session) throw new DomainError(isTokenExpired ? 'auth.token_expired' : 'auth.login_required');
    const { access } = await this.permissions.of(session, context);
    if (!access.super) throw new DomainError('auth.no_permission');
  }

  private words(error: unknown, { locale, requestId }: CallContext): string {
    if (!(error instanceof DomainError))
      this.logger.error({ err: error, requestId }, 'terminal stream failed');
    const known = error instanceof DomainError ? error : new DomainError('internal', { requestId });
    return errorWords(known, locale).text;
  }
}

/** What is said at the end; nothing while the task goes on. Errors: the reason, where the command did not end by itself. */
function* endOf(
  { status, reason, exit_code }: TerminalTaskView,
  exitWord: ExitWord,
  frame: (data: string) => string,
): Generator<string> {
  if (status < TerminalTaskStatus.success) return;
  if (reason !== '') throw endings[reason];
  if (exit_code !== null) yield frame(`${exitWord}: ${exit_code}`);
  yield frame(status === TerminalTaskStatus.success ? 'command-exec-success' : 'command-exec-error');
  yield frame('command-exec-completed');
}
