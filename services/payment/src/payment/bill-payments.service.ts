import type { BillOf, BillPaid, BillPayments, CallContext, Handlers } from '@parcelway/contracts';
import { billPayments, DomainError } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import { Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { BillEntity } from '../bill/bill.entity';

/** $1 ids of bills → what the books have of payments for them, by way */
const PAID = `SELECT p.way, e.currency, (-sum(e.amount))::text AS amount
  FROM ledger_entry e
  JOIN journal j ON j.id = e.journal_id AND j.ref_type = 'payment'
  JOIN payment_record p ON p.payment_no = j.ref_no
  WHERE e.bill_id = ANY ($1::bigint[]) AND e.amount < 0
  GROUP BY p.way, e.currency ORDER BY p.way, e.currency`;

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
    const rows = await this.dataSource.query<{ way: BillPaid['way']; currency: string; amount: string }[]>(
      PAID,
      [bills.map(({ id }) => id)],
    );
    const refunded = bills.reduce((sum, bill) => sum + bill.refundedAmount, 0n);
    return {
      pay_status: bills[0]?.payStatus ?? null,
      paid: rows.map((row) => ({ ...row, amount: formatMoney(BigInt(row.amount), row.currency) })),
      refunded_amount: formatMoney(refunded, bills[0]?.currency),
    };
  }
}
