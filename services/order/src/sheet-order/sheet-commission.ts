import type { EntityManager } from 'typeorm';
import type { EarningOrder } from '../commission/order-commission';

interface Row {
  readonly id: string;
  readonly sheet_no: string;
  readonly user_id: string;
  readonly salesman_id: string;
  readonly channel_id: string;
  readonly currency: string;
  readonly paid_amount: string;
  readonly actual_pay_amount: string;
  readonly charged_g: number;
}

/** Of some sheet orders those whose member was a salesman's customer when they were entered, as their commissions see them; the others earn nobody anything. */
export async function sheetEarningsOf(
  manager: EntityManager,
  ids: readonly number[],
): Promise<ReadonlyMap<number, EarningOrder>> {
  const rows = (await manager.query(
    `SELECT o.id, o.sheet_no, o.user_id, b.salesman_id, o.channel_id, o.currency, o.paid_amount, o.actual_pay_amount, o.charged_g
     FROM sheet_order o
     JOIN salesman_binding b ON b.user_id = o.user_id AND b.started_at <= o.create_time AND (b.ended_at IS NULL OR b.ended_at > o.create_time)
     JOIN salesman s ON s.id = b.salesman_id AND s.status = 1 AND s.delete_time IS NULL
     WHERE o.id = ANY ($1)`,
    [ids],
  )) as Row[];
  return new Map(
    rows.map((row) => [
      Number(row.id),
      {
        orderKind: 'sheet',
        orderNo: row.sheet_no,
        userId: Number(row.user_id),
        salesmanId: Number(row.salesman_id),
        channelId: Number(row.channel_id),
        currency: row.currency,
        paid: BigInt(row.paid_amount),
        insurance: 0n,
        refunded: BigInt(row.paid_amount) - BigInt(row.actual_pay_amount),
        chargedG: row.charged_g,
      },
    ]),
  );
}
