import { Injectable } from '@nestjs/common';
import type { CallContext, Client, PrintedCommissions } from '@parcelway/contracts';
import { commissionPaper, serviceContext } from '@parcelway/contracts';
import { CommissionStatus } from '@parcelway/contracts/statuses';
import { formatMoney } from '@parcelway/money';
import { InjectClient } from '@parcelway/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { DataSource } from 'typeorm';
import type { SalesmanEntity } from '../salesman/salesman.entity';
import type { CommissionBatchEntity } from './commission.entity';
import { CommissionEntity } from './commission.entity';
import { rateText } from './domain/rate-text';
import { commissionStatusWord } from './domain/status-words';

const MOST_ROWS = 2_000;
const STATES = [CommissionStatus.pending, CommissionStatus.confirmed, CommissionStatus.settled];

interface Sum {
  readonly status: number;
  readonly currency: string;
  readonly amount: string;
  readonly count: number;
}

/** Papers of commissions: what they say is known here, how it looks to the waybill service. */
@Injectable()
export class CommissionPapers {
  constructor(
    private readonly dataSource: DataSource,
    @InjectClient(commissionPaper) private readonly papers: Client<typeof commissionPaper>,
  ) {}

  /** PDF of a batch with its rows. Errors: service.unavailable. */
  async batch(
    batch: CommissionBatchEntity,
    salesman: SalesmanEntity,
    context: CallContext,
  ): Promise<Uint8Array> {
    const isSettled = batch.status === 'settled';
    return this.print(
      {
        kind: 'batch',
        number: batch.batchNo,
        month: batch.month,
        status: isSettled ? { zh: '已结算', en: 'Settled' } : { zh: '草稿', en: 'Draft' },
        settled_at: batch.settledAt && Math.floor(batch.settledAt.getTime() / 1_000),
      },
      salesman,
      (query) => query.where('row.commissionBatchId = :batch', { batch: batch.id }),
      context,
    );
  }

  /** PDF of all that a London month brought a salesman, in whatever state it is now. Errors: service.unavailable. */
  async statement(salesman: SalesmanEntity, month: string, context: CallContext): Promise<Uint8Array> {
    return this.print(
      { kind: 'statement', number: `${salesman.code} ${month}`, month, status: null, settled_at: null },
      salesman,
      (query) =>
        query
          .where('row.salesmanId = :salesman', { salesman: salesman.id })
          .andWhere(`to_char(row.createTime AT TIME ZONE 'Europe/London', 'YYYY-MM') = :month`, { month }),
      context,
    );
  }

  private async print(
    head: Pick<PrintedCommissions, 'kind' | 'number' | 'month' | 'status' | 'settled_at'>,
    { name, code, position }: SalesmanEntity,
    which: (query: SelectQueryBuilder<CommissionEntity>) => SelectQueryBuilder<CommissionEntity>,
    { requestId, deadline }: CallContext,
  ): Promise<Uint8Array> {
    const all = () => which(this.dataSource.manager.createQueryBuilder(CommissionEntity, 'row'));
    const [rows, sums] = await Promise.all([
      all().orderBy('row.id').take(MOST_ROWS).getMany(),
      all()
        .select('row.status', 'status')
        .addSelect('row.currency', 'currency')
        .addSelect('sum(row.amount)::bigint', 'amount')
        .addSelect('count(*)::int', 'count')
        .groupBy('row.status')
        .addGroupBy('row.currency')
        .orderBy('row.currency')
        .addOrderBy('row.status')
        .getRawMany<Sum>(),
    ]);
    const commissions: PrintedCommissions = {
      ...head,
      salesman: { name, code, position },
      count: sums.reduce((total, { count }) => total + count, 0),
      rows: rows.map(printed),
      sums: head.kind === 'batch' ? totals(sums) : [...byState(sums), ...totals(sums)],
    };
    const asService = serviceContext('order', requestId, deadline - Date.now());
    return this.papers.print({ commissions }, asService);
  }
}

function printed(row: CommissionEntity): PrintedCommissions['rows'][number] {
  const { currency, status } = row;
  return {
    order_no: row.orderNo,
    at: Math.floor(row.createTime.getTime() / 1_000),
    kind: row.kind,
    rate: rateText(row.rate, currency),
    base: formatMoney(row.baseAmount, currency),
    amount: formatMoney(row.amount, currency),
    currency,
    status: { zh: commissionStatusWord(status, 'zh-cn'), en: commissionStatusWord(status, 'en') },
  };
}

function byState(sums: readonly Sum[]): PrintedCommissions['sums'] {
  return sums.map(({ status, currency, amount }) => ({
    text_zh: commissionStatusWord(status, 'zh-cn'),
    text_en: commissionStatusWord(status, 'en'),
    amount: formatMoney(BigInt(amount), currency),
    currency,
  }));
}

/** Without what was cancelled, by currency. */
function totals(sums: readonly Sum[]): PrintedCommissions['sums'] {
  const counted = sums.filter(({ status }) => STATES.some((state) => state === Number(status)));
  return [...new Set(counted.map(({ currency }) => currency))].map((currency) => ({
    text_zh: '合计',
    text_en: 'Total',
    amount: formatMoney(
      counted.reduce((sum, one) => (one.currency === currency ? sum + BigInt(one.amount) : sum), 0n),
      currency,
    ),
    currency,
  }));
}
