import { TerminalTaskStatus } from '@parcelway/contracts/statuses';

const { waiting, connecting, executing, success, failed, unknown } = TerminalTaskStatus;

/** Where a task may go from each status. */
const moves: Readonly<Record<TerminalTaskStatus, readonly TerminalTaskStatus[]>> = {
  [waiting]: [connecting],
  [connecting]: [executing, failed, unknown],
  [executing]: [success, failed, unknown],
  [success]: [],
  [failed]: [waiting],
  [unknown]: [waiting],
};

export const canMove = (from: TerminalTaskStatus, to: TerminalTaskStatus): boolean =>
  moves[from].includes(to);

/** Statuses of a task whose command may be running. */
export const UNDER_WAY: readonly TerminalTaskStatus[] = [connecting, executing];

/** A task whose command may be running cannot be taken away. */
export const canDelete = (status: TerminalTaskStatus): boolean => !UNDER_WAY.includes(status);

/** What the queue's rule needs to know of a task. */
export interface QueuedTask {
  readonly id: number;
  readonly status: TerminalTaskStatus;
  readonly blockOnFailure: boolean;
}

const stopsQueue = ({ status, blockOnFailure }: QueuedTask): boolean =>
  (status === failed || status === unknown) && blockOnFailure;

/**
 * The task that may start now, of all tasks in the order of the queue: the first waiting one, unless another is under way or a
 * blocking failure stands before it.
 */
export function nextToStart<Task extends QueuedTask>(tasks: readonly Task[]): Task | null {
  if (tasks.some(({ status }) => UNDER_WAY.includes(status))) return null;
  const first = tasks.find((task) => task.status === waiting || stopsQueue(task));
  return first?.status === waiting ? first : null;
}
