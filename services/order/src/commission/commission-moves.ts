import type { CommissionStatus } from '@parcelway/contracts/statuses';
import type { Transition } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { canMoveCommission } from './domain/commission-status';

/**
 * Moves those of the rows that are still in `from`, each with its history row, in one statement; answers their ids. Whether the move exists at
 * all is the table's business.
 */
export async function moveCommissions(
  manager: EntityManager,
  ids: readonly number[],
  from: CommissionStatus,
  to: CommissionStatus,
  move: Pick<Transition, 'by' | 'reason'>,
): Promise<number[]> {
  if (!canMoveCommission(from, to)) throw new Error(`a commission never moves from ${from} to ${to}`);
  const rows = (await manager.query(
    `WITH moved AS (
       UPDATE commission SET status = $3::smallint, version = version + 1, update_time = now(),
         confirmed_at = CASE WHEN $3::smallint = 1 THEN now() ELSE confirmed_at END,
         commission_batch_id = CASE WHEN $3::smallint = 3 THEN NULL ELSE commission_batch_id END
       WHERE id = ANY($1::bigint[]) AND status = $2::smallint RETURNING id
     )
     INSERT INTO commission_history (subject_id, from_status, to_status, by_type, by_id, reason)
     SELECT id, $2::smallint, $3::smallint, $4, $5, $6 FROM moved RETURNING subject_id`,
    [ids, from, to, move.by.type, move.by.id, move.reason ?? ''],
  )) as { subject_id: string }[];
  return rows.map(({ subject_id }) => Number(subject_id));
}
