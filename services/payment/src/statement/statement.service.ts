import type {
  CallContext,
  Handlers,
  MoneyRecordList,
  MoneyRecordsAsked,
  ScoreMovement,
  ScoreRecordsAsked,
  StatementMonth,
  WalletStanding,
  WalletStatement,
} from '@parcelway/contracts';
import { DomainError, pageOf, statement } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import { runNamed, Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { adminIdOf } from '../admin-caller';
import { memberIdOf } from '../member-caller';
import { DEFAULT_CURRENCY } from '../wallet/domain/default-currency';
import { WalletEntity } from '../wallet/wallet.entity';
import { StatementPapers } from './statement-papers';
import type { MovementRow, ScoreMovementRow, StandingRow } from './statement.queries';
import {
  moneyMovements,
  moneyMovementsOfMonth,
  scoreMovements,
  scoreMovementsOfMonth,
  walletsOf,
} from './statement.queries';

/** What moved a member's money and score, listed and on paper. */
@Serves(statement)
export class StatementService implements Handlers<typeof statement> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly papers: StatementPapers,
  ) {}

  async moneyRecords(request: MoneyRecordsAsked, context: CallContext): Promise<MoneyRecordList> {
    const userId = memberIdOf(context);
    const { limit, offset } = pageOf(request);
    const currency = request.currency || DEFAULT_CURRENCY;
    const asked = [userId, currency, request.kind || null, limit, offset];
    const { month } = request;
    const [wallets, rows] = await Promise.all([
      runNamed<StandingRow>(this.dataSource, walletsOf, [userId]),
      month
        ? runNamed<MovementRow>(this.dataSource, moneyMovementsOfMonth, [...asked, month])
        : runNamed<MovementRow>(this.dataSource, moneyMovements, asked),
    ]);
    const text = (minor: string): string => formatMoney(BigInt(minor), currency);
    const standings = standingsOf(wallets);
    return {
      list: rows.flatMap((row) =>
        row.id === null
          ? []
          : [
              {
                id: Number(row.id),
                kind: row.kind,
                bill_no: row.bill_no ?? '',
                currency,
                money: text(row.money),
                before: text(row.before),
                after: text(row.after),
                memo: row.memo,
                create_time: Number(row.create_time),
              },
            ],
      ),
      total: Number(rows[0]?.total ?? 0),
      currency,
      balance: standings.find((wallet) => wallet.currency === currency)?.balance ?? text('0'),
      income: text(rows[0]?.income ?? '0'),
      expense: text(rows[0]?.expense ?? '0'),
      wallets: standings,
    };
  }

  async scoreRecords(
    request: ScoreRecordsAsked,
    context: CallContext,
  ): Promise<{ list: readonly ScoreMovement[]; total: number }> {
    const { limit, offset } = pageOf(request);
    const asked = [memberIdOf(context), request.kind || null, limit, offset];
    const rows = await (request.month
      ? runNamed<ScoreMovementRow>(this.dataSource, scoreMovementsOfMonth, [...asked, request.month])
      : runNamed<ScoreMovementRow>(this.dataSource, scoreMovements, asked));
    return {
      list: rows.flatMap(({ id, kind, score, before, after, memo, create_time }) =>
        id === null
          ? []
          : [{ id: Number(id), create_time: Number(create_time), kind, score, before, after, memo }],
      ),
      total: Number(rows[0]?.total ?? 0),
    };
  }

  async monthly({ month }: StatementMonth, context: CallContext): Promise<Uint8Array> {
    return this.papers.print({ userId: memberIdOf(context), currency: null, month }, context);
  }

  async ofWallet({ id, month }: WalletStatement, context: CallContext): Promise<Uint8Array> {
    adminIdOf(context);
    const wallet = await this.dataSource.getRepository(WalletEntity).findOneBy({ id: Number(id) });
    if (!wallet) throw new DomainError('crud.not_found');
    const { userId, currency } = wallet;
    return this.papers.print({ userId, currency, month }, context);
  }
}

/** The default currency's first, also for a member who has no wallet yet. */
function standingsOf(rows: readonly StandingRow[]): WalletStanding[] {
  const used = rows.some(({ currency }) => currency === DEFAULT_CURRENCY)
    ? rows
    : [{ currency: DEFAULT_CURRENCY, balance: '0', is_frozen: false }, ...rows];
  return [...used]
    .sort(
      (one, other) => Number(other.currency === DEFAULT_CURRENCY) - Number(one.currency === DEFAULT_CURRENCY),
    )
    .map((row) => ({ ...row, balance: formatMoney(BigInt(row.balance), row.currency) }));
}
