import { answers, call, defineContract } from '../define';
import type { TerminalTaskReason, TerminalTaskStatus } from '../statuses';
import { Id, Text, Whole, YesNo } from '../validation';

export class AddTerminalTask {
  /** Key of the allow-list: `version.node`. */
  @Text({ max: 60 }) command!: string;
  /** Names the task for its client; made where none is given. */
  @Text({ max: 36, pattern: /^[\w-]{8,36}$/, optional: true }) uuid?: string;
  @YesNo({ optional: true }) blockOnFailure?: boolean;
  /** What the command needs to know, where it needs something: the name of a backup. */
  @Text({ max: 60, pattern: /^[\w.:-]*$/, optional: true }) extend?: string;
}

export class FollowTerminalTask {
  @Text({ max: 60 }) command!: string;
  @Text({ max: 36, pattern: /^[\w-]{8,36}$/ }) uuid!: string;
  @Text({ max: 60, pattern: /^[\w.:-]*$/, optional: true }) extend?: string;
}

export class TerminalTaskById {
  @Id() id!: number | string;
}

export class TerminalOutputFrom {
  @Id() id!: number | string;
  /** `next` of the answer before; 0 for the whole output. */
  @Whole({ optional: true }) from?: number | string;
}

export class AllowedCommands {}

export interface TerminalTaskView {
  readonly id: number;
  readonly uuid: string;
  readonly command: string;
  readonly extend: string;
  readonly status: TerminalTaskStatus;
  /** Why it failed or is unknown, where that was not the command's own doing; else ''. */
  readonly reason: TerminalTaskReason;
  /** null until the command has ended by itself. */
  readonly exit_code: number | null;
  /** ISO instants; null before. A task that failed without `started_at` never ran. */
  readonly started_at: string | null;
  readonly finished_at: string | null;
}

export interface TerminalOutput {
  readonly task: TerminalTaskView;
  /** A failed task before this waiting one keeps it from ever starting. */
  readonly blocked: boolean;
  /** Some lines each, oldest first. */
  readonly pieces: readonly { readonly text: string; readonly time: string }[];
  readonly next: number;
  /** The answer was full: ask again from `next` at once. */
  readonly more: boolean;
}

/** What staff may run. `extend` names the kind of answer it needs. */
export interface TerminalCommands {
  readonly commands: readonly {
    readonly key: string;
    readonly title: string;
    readonly extend: 'backup' | null;
  }[];
  /** Names of the database backups that can be restored, newest first. */
  readonly backups: readonly string[];
}

/**
 * The queue of maintenance commands. Errors: terminal.not_allowed for a key that is not in the allow-list, terminal.blocked where a
 * followed task could not start, terminal.wrong_state for a retry of a task that has not failed, crud.not_found.
 */
export const terminalTask = defineContract('terminal.terminal-task', {
  /** Puts a task at the end of the queue. A uuid that is known already answers its task as it is. */
  add: call(AddTerminalTask, answers<TerminalTaskView>()),
  /**
   * The task of a client that keeps a queue of its own: added where it is new, without holding up others when it fails, and refused
   * where it could not start.
   */
  follow: call(FollowTerminalTask, answers<TerminalTaskView>()),
  /** Failed or unknown → waiting, without the old output. */
  retry: call(TerminalTaskById, answers<TerminalTaskView>()),
  /** Takes a task out of the queue that nobody waits for any more; one that runs stays. */
  withdraw: call(TerminalTaskById, answers<null>()),
  output: call(TerminalOutputFrom, answers<TerminalOutput>()),
  /** What the add-task menu offers while the set package manager is in use. */
  allowed: call(AllowedCommands, answers<TerminalCommands>()),
});
