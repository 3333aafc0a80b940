import type { EntityManager } from 'typeorm';

export interface Transition {
  /** Table that has `id` and the status column. */
  readonly table: string;
  readonly id: number;
  readonly column?: string;
  /** A number, or a word where the entity's states are words. */
  readonly from: number | string;
  readonly to: number | string;
  /** Who moved it and why, for the history row. */
  readonly by: { readonly type: 'member' | 'admin' | 'system'; readonly id: number | null };
  readonly reason?: string;
  /** Further columns of the row that change with the move. */
  readonly set?: Readonly<Record<string, unknown>>;
}

/**
 * Moves one row from one state to another: `UPDATE … WHERE id AND status = from` with its row count checked, and a row in
 * `<table>_history`. Answers false when the row was not in `from` any more; the caller decides what that means.
 * Whether the move is allowed is asked of the entity's table in `domain/` first.
 */
export async function transition(manager: EntityManager, move: Transition): Promise<boolean> {
  const column = move.column ?? 'status';
  const further = Object.entries(move.set ?? {});
  const assignments = further.map(([name], index) => `, ${name} = $${index + 7}`).join('');
  const rows = (await manager.query(
    `WITH moved AS (
       UPDATE ${move.table} SET ${column} = $3, version = version + 1, update_time = now()${assignments}
       WHERE id = $1 AND ${column} = $2 RETURNING id
     )
     INSERT INTO ${move.table}_history (subject_id, from_status, to_status, by_type, by_id, reason)
     SELECT id, $2, $3, $4, $5, $6 FROM moved RETURNING 1`,
    [
      move.id,
      move.from,
      move.to,
      move.by.type,
      move.by.id,
      move.reason ?? '',
      ...further.map(([, value]) => value),
    ],
  )) as unknown[];
  return rows.length === 1;
}
