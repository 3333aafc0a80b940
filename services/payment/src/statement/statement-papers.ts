import { Injectable } from '@nestjs/common';
import type { CallContext, Client, PrintedAccount } from '@parcelway/contracts';
import { member, serviceContext, statementPaper } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import { InjectClient, invalidFields, runNamed } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { DEFAULT_CURRENCY } from '../wallet/domain/default-currency';
import type { KindRow, MonthRecord, MonthRow } from './statement.queries';
import { hasBegun, monthKinds, monthRows, monthsOf } from './statement.queries';

/** Some 200 pages. */
const MOST_ROWS = 10_000;

interface Asked {
  readonly userId: number;
  /** Null = every currency. */
  readonly currency: string | null;
  /** YYYY-MM */
  readonly month: string;
}

/** Statements of balances: what they say is known here, how it looks to the waybill service. */
@Injectable()
export class StatementPapers {
  constructor(
    private readonly dataSource: DataSource,
    @InjectClient(member) private readonly members: Client<typeof member>,
    @InjectClient(statementPaper) private readonly papers: Client<typeof statementPaper>,
  ) {}

  /** PDF in the caller's language. Errors: request.invalid for a month that has yet to begin, service.unavailable. */
  async print({ userId, currency, month }: Asked, context: CallContext): Promise<Uint8Array> {
    const [is] = await runNamed<{ begun: boolean }>(this.dataSource, hasBegun, [month]);
    if (!is?.begun) throw invalidFields([{ field: 'month', rule: 'pattern' }]);
    const asService = serviceContext('payment', context.requestId, context.deadline - Date.now());
    const [holder, months] = await Promise.all([
      this.members.terms({ user_id: userId }, asService),
      runNamed<MonthRow>(this.dataSource, monthsOf, [userId, currency, month]),
    ]);
    const accounts: PrintedAccount[] = [];
    for (const row of months.length > 0 ? months : [nothing(currency)])
      accounts.push(await this.account(row, { userId, month }));
    const statement = {
      number: `ST-${month.replace('-', '')}-${userId}`,
      locale: context.locale,
      holder: { name: holder.nickname, account: holder.username },
      month,
      accounts,
    };
    return this.papers.print({ statement }, asService);
  }

  private async account(
    { currency, count, ...sums }: MonthRow,
    { userId, month }: Omit<Asked, 'currency'>,
  ): Promise<PrintedAccount> {
    const of = [userId, currency, month];
    const [rows, kinds] = await Promise.all([
      runNamed<MonthRecord>(this.dataSource, monthRows, [...of, MOST_ROWS]),
      runNamed<KindRow>(this.dataSource, monthKinds, of),
    ]);
    const text = (minor: bigint): string => formatMoney(minor, currency);
    const [opening, income, expense] = [BigInt(sums.opening), BigInt(sums.income), BigInt(sums.expense)];
    let after = opening;
    return {
      currency,
      count,
      opening: text(opening),
      income: text(income),
      expense: text(expense),
      closing: text(opening + income - expense),
      rows: rows.map((row) => {
        after += BigInt(row.money);
        return {
          at: Number(row.create_time),
          kind: row.kind,
          memo: row.memo,
          bill_no: row.bill_no ?? '',
          money: text(BigInt(row.money)),
          after: text(after),
        };
      }),
      kinds: kinds.map(({ kind, count: moves, money }) => ({
        kind,
        count: moves,
        money: text(BigInt(money)),
      })),
    };
  }
}

const nothing = (currency: string | null): MonthRow => ({
  currency: currency ?? DEFAULT_CURRENCY,
  opening: '0',
  income: '0',
  expense: '0',
  count: 0,
});
