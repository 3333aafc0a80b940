import type { TerminalTaskReason } from '@parcelway/contracts/statuses';
import { TerminalTaskStatus } from '@parcelway/contracts/statuses';

/** A task as the list of the resource gives it. */
export interface Task {
  readonly id: number;
  readonly command: string;
  readonly extend: string | null;
  readonly status: TerminalTaskStatus;
  readonly reason: TerminalTaskReason;
  readonly block_on_failure: '0' | '1';
  readonly exit_code: number | null;
  readonly started_at: string | null;
  readonly finished_at: string | null;
}

const { waiting, connecting, executing, success, failed, unknown } = TerminalTaskStatus;

export const isUnderWay = ({ status }: Task): boolean => status === connecting || status === executing;
export const isFailed = ({ status }: Task): boolean => status === failed || status === unknown;
export const isSuccess = ({ status }: Task): boolean => status === success;

/** The failed task that stops the queue; undefined while it goes on. */
export function blockerOf(tasks: readonly Task[]): Task | undefined {
  return tasks.find((task) => isFailed(task) && task.block_on_failure === '1');
}

/** What is said below a task's command: keys of words, joined. */
export function reasonsOf(task: Task, blocker: Task | undefined): readonly [key: string, params?: object][] {
  if (task.status === waiting)
    return [[blocker && blocker.id < task.id ? 'terminal.waitsBlocked' : 'terminal.waits']];
  if (!isFailed(task)) return [];
  return [
    ...(task.reason === ''
      ? [['terminal.exit', { code: task.exit_code }] as [string, object]]
      : [[`terminal.reason.${task.reason}`] as [string]]),
    [task.block_on_failure === '1' ? 'terminal.blocks' : 'terminal.blocksNot'],
  ];
}

/** The task whose output is shown: the chosen one, else what stops the queue, what runs, or what came last. */
export function shownTask(tasks: readonly Task[], chosen: number | null): Task | undefined {
  return (
    tasks.find(({ id }) => id === chosen) ??
    blockerOf(tasks) ??
    tasks.find(isUnderWay) ??
    tasks[tasks.length - 1]
  );
}

/** How long a task has run, in whole seconds; null before it started. */
export function secondsOf({ started_at, finished_at }: Task, now: number): number | null {
  if (started_at === null) return null;
  return Math.max(
    0,
    Math.round(((finished_at ? Date.parse(finished_at) : now) - Date.parse(started_at)) / 1000),
  );
}
