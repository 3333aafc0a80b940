import type {
  AccountOf,
  AdjustScore,
  CallContext,
  Client,
  DaysBack,
  Handlers,
  MemberSeries,
  MoneyRecord,
  Myself,
  PageRequest,
  RecordPage,
  ScoreRecord,
  UnpaidBill,
} from '@parcelway/contracts';
import { member, memberAccount, pageOf, serviceContext } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import { InjectClient, invalidFields, once, Outbox, runNamed, Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { adminIdOf } from '../admin-caller';
import { memberIdOf } from '../member-caller';
import { moveScores } from '../score/score.queries';
import { DEFAULT_CURRENCY } from '../wallet/domain/default-currency';
import type {
  MoneyRecordRow,
  ScoreRecordRow,
  SeriesRow,
  StandingRow,
  UnpaidBillRow,
} from './member-account.queries';
import {
  moneyRecordsOf,
  scoreRecordsOf,
  seriesOf,
  standingOf,
  unpaidBillsOf,
} from './member-account.queries';

const moneyText = (minor: string, currency: string = DEFAULT_CURRENCY): string =>
  formatMoney(BigInt(minor), currency);

/** What a member owns and owes, read for the member's own pages and the staff's forms. */
@Serves(memberAccount)
export class MemberAccountService implements Handlers<typeof memberAccount> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @InjectClient(member) private readonly members: Client<typeof member>,
  ) {}

  async memberSeries({ days }: DaysBack, context: CallContext): Promise<MemberSeries> {
    const values = [memberIdOf(context), Number(days), DEFAULT_CURRENCY];
    const rows = await runNamed<SeriesRow>(this.dataSource, seriesOf, values);
    return {
      days: rows.map(({ day }) => day),
      score: rows.map(({ score }) => Number(score)),
      money: rows.map(({ money }) => moneyText(money)),
    };
  }

  async moneyRecords(request: PageRequest, context: CallContext): Promise<RecordPage<MoneyRecord>> {
    const { limit, offset } = pageOf(request);
    const values = [memberIdOf(context), DEFAULT_CURRENCY, limit, offset];
    const rows = await runNamed<MoneyRecordRow>(this.dataSource, moneyRecordsOf, values);
    return recordPage(rows, ({ money, before, after }) => ({
      money: moneyText(money),
      before: moneyText(before),
      after: moneyText(after),
    }));
  }

  async scoreRecords(request: PageRequest, context: CallContext): Promise<RecordPage<ScoreRecord>> {
    const { limit, offset } = pageOf(request);
    const values = [memberIdOf(context), limit, offset];
    const rows = await runNamed<ScoreRecordRow>(this.dataSource, scoreRecordsOf, values);
    return recordPage(rows, ({ score, before, after }) => ({ score, before, after }));
  }

  async unpaidBills(_request: Myself, context: CallContext): Promise<UnpaidBill[]> {
    const rows = await runNamed<UnpaidBillRow>(this.dataSource, unpaidBillsOf, [memberIdOf(context)]);
    return rows.map(({ bill_no, ref_no, currency, amount, due_at }) => ({
      ...{ bill_no, ref_no, currency },
      amount: moneyText(amount, currency),
      due_at: due_at === null ? null : Number(due_at),
    }));
  }

  async standing({ user_id }: AccountOf, context: CallContext): Promise<{ money: string; score: number }> {
    adminIdOf(context);
    const values = [Number(user_id), DEFAULT_CURRENCY];
    const [row] = await runNamed<StandingRow>(this.dataSource, standingOf, values);
    return { money: moneyText(row?.balance ?? '0'), score: row?.score ?? 0 };
  }

  async adjustScore(
    request: AdjustScore,
    context: CallContext,
  ): Promise<{ id: number; before: number; after: number }> {
    const adminId = adminIdOf(context);
    const { requestId } = context;
    const score = Number(request.score);
    if (score === 0) throw invalidFields([{ field: 'score', rule: 'not_zero' }]);
    const userId = Number(request.user_id);
    const timeLeft = context.deadline - Date.now();
    await this.members.terms({ user_id: userId }, serviceContext('payment', requestId, timeLeft));
    const { memo } = request;
    const move = { userId, score, kind: 'adjust', memo, adminId } as const;
    const reply = await this.dataSource.transaction((manager) =>
      once(manager, 'payment.adjust-score', request, context, async () => {
        const [record] = await moveScores(manager, this.outbox, [move], requestId);
        if (!record) throw new Error('the score was not moved');
        return record;
      }),
    );
    this.outbox.committed();
    return reply;
  }
}

type RecordRow = MoneyRecordRow | ScoreRecordRow;

/** An account without a record on this page answers one row that holds the total alone. */
function recordPage<Row extends RecordRow, Change>(rows: readonly Row[], changeOf: (row: Row) => Change) {
  const total = Number(rows[0]?.total ?? 0);
  const list = rows
    .filter(({ id }) => id !== null)
    .map((row) => ({
      id: Number(row.id),
      user_id: Number(row.user_id),
      ...changeOf(row),
      memo: row.memo,
      create_time: Number(row.create_time),
    }));
  return { list, total };
}
