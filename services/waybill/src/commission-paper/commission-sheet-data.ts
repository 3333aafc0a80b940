import type { PrintedCommissions } from '@parcelway/contracts';
import type { BilingualText, CommissionSheetData } from '../document';
import { SUPPORT } from '../shipped-order/customer-copy-data';
import { londonDay, londonMinute } from '../shipped-order/printed-time';

const TITLES: Readonly<Record<PrintedCommissions['kind'], BilingualText>> = {
  batch: { zh: '佣金结算单', en: 'Commission batch' },
  statement: { zh: '佣金月报', en: 'Commission statement' },
};
const KINDS = { earn: '佣金 Earned', reverse: '扣回 Taken back' } as const;

/** What a paper of commissions says. */
export function commissionSheetData(of: PrintedCommissions, now: Date): CommissionSheetData {
  const { salesman, status, settled_at: settledAt } = of;
  return {
    orderNo: of.number,
    title: TITLES[of.kind],
    service: { zh: of.month, en: salesman.name },
    facts: [
      ['业务员 Salesman', [salesman.name, salesman.code, salesman.position].filter(Boolean).join(' · ')],
      ['月份 Month', of.month],
      ['笔数 Rows', String(of.count)],
      ...(status
        ? [
            [
              '状态 Status',
              [status.zh, status.en, ...(settledAt === null ? [] : [day(settledAt)])].join(' '),
            ] as const,
          ]
        : []),
    ],
    rows: of.rows.map((row) => ({
      orderNo: row.order_no,
      date: day(row.at),
      kind: KINDS[row.kind],
      rate: row.rate,
      base: row.base,
      amount: row.amount,
      currency: row.currency,
      status: `${row.status.zh} ${row.status.en}`,
    })),
    left: of.count - of.rows.length,
    sums: of.sums,
    support: SUPPORT,
    printedAt: londonMinute(now),
  };
}

const day = (seconds: number): string => londonDay(new Date(seconds * 1_000));
