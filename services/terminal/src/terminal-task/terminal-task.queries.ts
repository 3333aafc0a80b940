import type { TerminalTaskReason, TerminalTaskStatus } from '@parcelway/contracts/statuses';
import type { TerminalTaskView } from '@parcelway/contracts';

/** Names the lock of whoever lets tasks run: held from the choice of a task to its end, and by PostgreSQL given up with its holder. */
export const RUN_LOCK = 727_061;
/** Names the lock under which tasks join the queue, so that the order of their ids is the order in which they came. */
export const JOIN_LOCK = 727_062;

/** A row as the driver gives it: bigint as text, instants as Date. */
export interface TaskRow {
  readonly id: string;
  readonly uuid: string;
  readonly command: string;
  readonly extend: string;
  readonly status: TerminalTaskStatus;
  readonly reason: TerminalTaskReason;
  readonly exit_code: number | null;
  readonly started_at: Date | null;
  readonly finished_at: Date | null;
}

export interface OutputRow {
  readonly id: string;
  readonly text: string;
  readonly create_time: Date;
  /** The answer is full with this one. */
  readonly more: boolean;
}

export const TASK_COLUMNS = 'id, uuid, command, extend, status, reason, exit_code, started_at, finished_at';

/** Tasks that the queue's rule looks at, in its order. */
export const QUEUED = `
  SELECT id::int, status, block_on_failure AS "blockOnFailure", command, extend FROM terminal_task
  WHERE status IN (0, 1, 2) OR (status IN (4, 5) AND block_on_failure) ORDER BY id`;

/** Whether something before this task stops the queue. */
export const IS_BLOCKED = `
  SELECT EXISTS (SELECT 1 FROM terminal_task WHERE status IN (4, 5) AND block_on_failure AND id < $1) AS blocked`;

/** Tasks that succeeded leave the list; for a day their output stays for whoever still reads it. */
export const CLEAR_SUCCESSES = `
  UPDATE terminal_task SET cleared_at = now(), update_time = now(), version = version + 1
  WHERE status = 3 AND cleared_at IS NULL`;
export const FORGET_CLEARED = `
  WITH gone AS (DELETE FROM terminal_task WHERE cleared_at < now() - interval '1 day' RETURNING id),
    output AS (DELETE FROM terminal_output WHERE task_id IN (SELECT id FROM gone))
  DELETE FROM terminal_task_history WHERE subject_id IN (SELECT id FROM gone)`;

export const ADD_TASK = `
  INSERT INTO terminal_task (uuid, command, extend, block_on_failure, admin_id)
  VALUES ($1, $2, $3, $4, $5) RETURNING ${TASK_COLUMNS}`;
export const ADD_HISTORY = `
  INSERT INTO terminal_task_history (subject_id, from_status, to_status, by_type, by_id) VALUES ($1, NULL, 0, $2, $3)`;

export const ADD_OUTPUT = 'INSERT INTO terminal_output (task_id, text) VALUES ($1, $2)';
/** A message of the broker holds a megabyte. */
export const OUTPUT_FROM = `
  SELECT id, text, create_time, before + octet_length(text) > 200000 AS more
  FROM (SELECT *, sum(octet_length(text)) OVER (ORDER BY id) - octet_length(text) AS before
        FROM terminal_output WHERE task_id = $1 AND id > $2) AS ahead
  WHERE before <= 200000 ORDER BY id`;
export const DELETE_OUTPUT = 'DELETE FROM terminal_output WHERE task_id = $1';
export const DELETE_HISTORY = 'DELETE FROM terminal_task_history WHERE subject_id = $1';

export function viewOf(row: TaskRow): TerminalTaskView {
  return {
    ...row,
    id: Number(row.id),
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}
