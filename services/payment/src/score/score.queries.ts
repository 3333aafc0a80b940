import { DomainError, scoreChanged } from '@parcelway/contracts';
import type { Outbox } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import type { ScoreRecordKind } from './member-score-record.entity';

/** Largest value of the columns. */
const MOST = 2_147_483_647;

/** $1 user ids → makes rows on first use and locks them, in the order of the ids */
const LOCK = `INSERT INTO member_score AS s (user_id) SELECT DISTINCT unnest($1::bigint[]) AS id ORDER BY id
  ON CONFLICT (user_id) DO UPDATE SET sequence = s.sequence RETURNING user_id, score, sequence`;

/** $1 records to be, of locked scores */
const RECORD = `
  WITH record AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS r (user_id bigint, score int, before int, after int, kind text, memo text,
      score_sequence bigint, admin_id bigint, ref_no text)
  ), moved AS (
    UPDATE member_score s SET score = newest.after, sequence = newest.score_sequence
    FROM (SELECT DISTINCT ON (user_id) * FROM record ORDER BY user_id, score_sequence DESC) AS newest
    WHERE s.user_id = newest.user_id
  )
  INSERT INTO member_score_record (user_id, score, before, after, kind, memo, score_sequence, admin_id, ref_no)
  SELECT user_id, score, before, after, kind, memo, score_sequence, admin_id, ref_no FROM record ORDER BY user_id, score_sequence
  RETURNING id, before, after`;

export interface ScoreMove {
  readonly userId: number;
  /** Signed, not 0. */
  readonly score: number;
  readonly kind: ScoreRecordKind;
  /** Number of the bill that gives or takes the points. */
  readonly refNo?: string;
  readonly memo: string;
  readonly adminId: number | null;
}

/** A member's points, and how often they have changed. */
interface Score {
  readonly score: number;
  readonly sequence: number;
}

/** Scores of members by id, locked until the caller's transaction ends; makes their rows on first use. */
export async function lockScores(
  manager: EntityManager,
  userIds: readonly number[],
): Promise<Map<number, Score>> {
  const rows = (await manager.query(LOCK, [userIds])) as {
    user_id: string;
    score: number;
    sequence: string;
  }[];
  return new Map(
    rows.map(({ user_id, score, sequence }) => [Number(user_id), { score, sequence: Number(sequence) }]),
  );
}

/**
 * Changes scores one after the other, makes them on first use, writes the records and says scoreChanged of each member, in the caller's
 * transaction. Changes of one member wait for each other. Answers the records, those of a member in their order. Errors:
 * score.below_zero, score.too_high.
 */
export async function moveScores(
  manager: EntityManager,
  outbox: Outbox,
  moves: readonly ScoreMove[],
  requestId: string | null,
): Promise<{ id: number; before: number; after: number }[]> {
  const scores = await lockScores(
    manager,
    moves.map(({ userId }) => userId),
  );
  const records = moves.map(({ userId, score, kind, memo, adminId, refNo }) => {
    const { score: before, sequence } = scores.get(userId) ?? { score: 0, sequence: 0 };
    const after = before + score;
    if (after < 0) throw new DomainError('score.below_zero');
    if (after > MOST) throw new DomainError('score.too_high');
    scores.set(userId, { score: after, sequence: sequence + 1 });
    return {
      ...{ user_id: userId, score, before, after, kind, memo },
      ...{ score_sequence: sequence + 1, admin_id: adminId, ref_no: refNo ?? null },
    };
  });
  const rows = (await manager.query(RECORD, [JSON.stringify(records)])) as {
    id: string;
    before: number;
    after: number;
  }[];
  const said = [...scores].map(([user_id, standing]) => ({ user_id, ...standing }));
  await outbox.addMany(manager, scoreChanged, said, requestId);
  return rows.map(({ id, before, after }) => ({ id: Number(id), before, after }));
}
