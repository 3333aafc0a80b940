import { DomainError, scoreChanged } from '@parcelway/contracts';
import type { Outbox } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import type { ScoreRecordKind } from './member-score-record.entity';

/** Largest value of the columns. */
const MOST = 2_147_483_647;

/** $1 user id → makes the row on first use and locks it */
const LOCK = `INSERT INTO member_score AS s (user_id) VALUES ($1)
  ON CONFLICT (user_id) DO UPDATE SET sequence = s.sequence RETURNING score`;

/** $1 user id, $2 points, $3 kind, $4 memo, $5 admin id, $6 reference */
const MOVE = `WITH moved AS (
    UPDATE member_score SET score = score + $2::int, sequence = sequence + 1 WHERE user_id = $1 RETURNING user_id, score, sequence
  )
  INSERT INTO member_score_record (user_id, score, before, after, kind, memo, score_sequence, admin_id, ref_no)
  SELECT user_id, $2::int, score - $2::int, score, $3, $4, sequence, $5, $6 FROM moved
  RETURNING id, before, after, score_sequence`;

export interface ScoreMove {
  readonly userId: number;
  /** Signed, not 0. */
  readonly score: number;
  readonly kind: ScoreRecordKind;
  /** Number of the bill that gives or takes the points. */
  readonly refNo?: string;
  readonly memo: string;
  readonly adminId: number | null;
  readonly requestId: string | null;
}

/** The member's score, locked until the caller's transaction ends; makes its row on first use. */
export async function lockScore(manager: EntityManager, userId: number): Promise<number> {
  const [row] = (await manager.query(LOCK, [userId])) as { score: number }[];
  return row?.score ?? 0;
}

/**
 * Changes a score, makes it on first use, writes its record and says scoreChanged, in the caller's transaction. Changes of one member
 * wait for each other. Errors: score.below_zero, score.too_high.
 */
export async function moveScore(
  manager: EntityManager,
  outbox: Outbox,
  move: ScoreMove,
): Promise<{ id: number; before: number; after: number }> {
  const wanted = (await lockScore(manager, move.userId)) + move.score;
  if (wanted < 0) throw new DomainError('score.below_zero');
  if (wanted > MOST) throw new DomainError('score.too_high');
  const [row] = (await manager.query(MOVE, [
    move.userId,
    move.score,
    move.kind,
    move.memo,
    move.adminId,
    move.refNo ?? null,
  ])) as { id: string; before: number; after: number; score_sequence: string }[];
  if (!row) throw new Error('the score was not moved');
  const { before, after } = row;
  const said = { user_id: move.userId, score: after, sequence: Number(row.score_sequence) };
  await outbox.add(manager, scoreChanged, said, move.requestId);
  return { id: Number(row.id), before, after };
}
