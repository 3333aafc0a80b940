import type { BillPaid } from '@parcelway/contracts';
import type { Outbox } from '@parcelway/platform';
import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { BillEntity } from '../bill/bill.entity';
import { scoreOf, scoreToTakeBack } from './domain/bill-score';
import { lockScores, moveScores } from './score.queries';
import type { ScoreMove } from './score.queries';

/** $1 bill numbers → what each gave and took so far, of those that did */
const OF_BILLS = `SELECT ref_no, count(*) FILTER (WHERE kind = 'order') > 0 AS has_given,
    coalesce(sum(score) FILTER (WHERE kind = 'order'), 0)::int AS given,
    coalesce(-sum(score) FILTER (WHERE kind = 'refund'), 0)::int AS taken
  FROM member_score_record WHERE ref_no = ANY ($1) GROUP BY ref_no`;

interface Given {
  readonly has_given: boolean;
  readonly given: number;
  readonly taken: number;
}

/**
 * Brings scores in line with what became of bills: a paid one gives its points once, and refunds take them back in proportion. May be
 * called any number of times and in whatever order payments and refunds are told; changes of one member wait for each other.
 */
export async function settleBillScores(
  manager: EntityManager,
  outbox: Outbox,
  told: readonly Pick<BillPaid, 'bill_no' | 'user_id'>[],
  {
    isPaid,
    requestId,
    ...rate
  }: {
    readonly perPound: number;
    readonly defaultCurrency: string;
    /** Whether this is the news that they were paid: only then are points given, at today's rate. */
    readonly isPaid: boolean;
    readonly requestId: string | null;
  },
): Promise<void> {
  const locked = await lockScores(
    manager,
    told.map(({ user_id }) => user_id),
  );
  const standing = new Map([...locked].map(([userId, { score }]) => [userId, score]));
  const billNos = [...new Set(told.map(({ bill_no }) => bill_no))];
  const bills = await manager.find(BillEntity, { where: { billNo: In(billNos) }, order: { id: 'ASC' } });
  const rows = (await manager.query(OF_BILLS, [billNos])) as (Given & { ref_no: string })[];
  const before = new Map(rows.map((row) => [row.ref_no, row]));
  const moves: ScoreMove[] = [];
  for (const bill of bills) {
    const { has_given, given, taken } = before.get(bill.billNo) ?? { has_given: false, given: 0, taken: 0 };
    const move = { userId: bill.userId, refNo: bill.billNo, memo: bill.refNo, adminId: null };
    const points = isPaid && !has_given ? scoreOf({ ...bill, paid: bill.paidAmount }, rate) : 0;
    if (points > 0) moves.push({ ...move, score: points, kind: 'order' });
    const score = (standing.get(bill.userId) ?? 0) + points;
    const { paidAmount: paid, refundedAmount: refunded } = bill;
    const back = scoreToTakeBack({ given: given + points, ...{ taken, paid, refunded, score } });
    if (back > 0) moves.push({ ...move, score: -back, kind: 'refund' });
    standing.set(bill.userId, score - back);
  }
  if (moves.length > 0) await moveScores(manager, outbox, moves, requestId);
}
