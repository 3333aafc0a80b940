import type { BillOf, BillPaid, BillPayments, CallContext, Handlers } from '@parcelway/contracts';
import { billPayments, DomainError } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import { Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { BillEntity } from '../bill/bill.entity';

/** $1 ids of bills → what the books have of payments for them, by way */
const PAID = `SELECT p.way, coalesce(p.wallet_currency, e.currency) AS currency, e.currency AS of, (-sum(e.amount))::text AS amount
  FROM ledger_entry e
  JOIN journal j ON j.id = e.journal_id AND j.ref_type = 'payment'
  JOIN payment_record p ON p.payment_no = j.ref_no
  WHERE e.bill_id = ANY ($1::bigint[]) AND e.amount < 0
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`;

interface PaidRow {
  readonly way: BillPaid['way'];
  /** Of the money that was paid with. */
  readonly currency: string;
  /** Of the bills, and so of the amount. */
  readonly of: string;
  readonly amount: string;
}

@Serves(billPayments)
export class BillPaymentsService implements Handlers<typeof billPayments> {
  constructor(private readonly dataSource: DataSource) {}

  async of(request: BillOf, { identity }: CallContext): Promise<BillPayments> {
    if (identity.kind !== 'service') throw new DomainError('auth.no_permission');
    const bills = await this.dataSource.manager.find(BillEntity, {
      where: {
        billType: request.bill_type,
        refId: Number(request.ref_id),
        userId: Number(request.user_id),
      },
      order: { isVoid: 'ASC', id: 'DESC' },
    });
    const rows = await this.dataSource.query<PaidRow[]>(PAID, [bills.map(({ id }) => id)]);
    const refunded = bills.reduce((sum, bill) => sum + bill.refundedAmount, 0n);
    return {
      pay_status: bills[0]?.payStatus ?? null,
      paid: rows.map(({ way, currency, of, amount }) => ({
        ...{ way, currency },
        amount: formatMoney(BigInt(amount), of),
      })),
      refunded_amount: formatMoney(refunded, bills[0]?.currency),
    };
  }
}
