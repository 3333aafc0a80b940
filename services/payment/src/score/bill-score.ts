import type { BillPaid } from '@parcelway/contracts';
import type { Outbox } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { BillEntity } from '../bill/bill.entity';
import { scoreOf, scoreToTakeBack } from './domain/bill-score';
import { lockScore, moveScore } from './score.queries';

/** $1 bill number → `{given, taken}` */
const OF_BILL = `SELECT count(*) FILTER (WHERE kind = 'order') > 0 AS has_given,
    coalesce(sum(score) FILTER (WHERE kind = 'order'), 0)::int AS given,
    coalesce(-sum(score) FILTER (WHERE kind = 'refund'), 0)::int AS taken
  FROM member_score_record WHERE ref_no = $1`;

/**
 * Brings the score in line with what became of a bill: a paid one gives its points once, and refunds take them back in proportion. May be
 * called any number of times and in whatever order payment and refunds are told; changes of one member wait for each other.
 */
export async function settleBillScore(
  manager: EntityManager,
  outbox: Outbox,
  { bill_no: billNo, user_id: userId }: Pick<BillPaid, 'bill_no' | 'user_id'>,
  {
    isPaid,
    requestId,
    ...rate
  }: {
    readonly perPound: number;
    readonly defaultCurrency: string;
    /** Whether this is the news that it was paid: only then are points given, at today's rate. */
    readonly isPaid: boolean;
    readonly requestId: string | null;
  },
): Promise<void> {
  const score = await lockScore(manager, userId);
  const bill = await manager.findOneByOrFail(BillEntity, { billNo });
  const [before] = (await manager.query(OF_BILL, [billNo])) as {
    has_given: boolean;
    given: number;
    taken: number;
  }[];
  if (!before) return;
  const move = { userId, refNo: billNo, memo: bill.refNo, adminId: null, requestId };
  const points = isPaid && !before.has_given ? scoreOf({ ...bill, paid: bill.paidAmount }, rate) : 0;
  if (points > 0) await moveScore(manager, outbox, { ...move, score: points, kind: 'order' });
  const back = scoreToTakeBack({
    given: before.given + points,
    taken: before.taken,
    paid: bill.paidAmount,
    refunded: bill.refundedAmount,
    score: score + points,
  });
  if (back > 0) await moveScore(manager, outbox, { ...move, score: -back, kind: 'refund' });
}
