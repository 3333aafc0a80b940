import type {
  CallContext,
  ConfirmedOffline,
  ConfirmOffline,
  DeskCounts,
  Handlers,
  NoFields,
  OneRow,
  RejectOffline,
} from '@parcelway/contracts';
import type { WordMove } from '@parcelway/contracts';
import { DomainError, offlineDesk } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import { Serves, wordMove } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { adminIdOf } from '../admin-caller';
import { PaymentRecordHistoryEntity } from '../payment/payment-record-history.entity';
import { PaymentRecordEntity } from '../payment/payment-record.entity';
import { voidBillsOf } from '../payment/payment-record.hooks';
import { OfflinePayments } from './offline-payments';

const MOVES_SHOWN = 200;

@Serves(offlineDesk)
export class OfflineDeskService implements Handlers<typeof offlineDesk> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: OfflinePayments,
  ) {}

  async confirm({ id, ...money }: ConfirmOffline, context: CallContext): Promise<ConfirmedOffline> {
    const { payment, left } = await this.payments.confirm(Number(id), money, staffOf(context));
    if (left === 0n) return { status: 'succeeded' };
    const [voided = []] = await voidBillsOf(this.dataSource.manager, [payment.id]);
    return {
      status: 'succeeded',
      to_balance: formatMoney(left, payment.currency),
      ...(voided.length > 0 && { void_bill_nos: voided }),
    };
  }

  async confirmRecharge({ id, ...money }: ConfirmOffline, context: CallContext): Promise<ConfirmedOffline> {
    const payment = await this.dataSource.manager.findOne(PaymentRecordEntity, {
      where: { billId: Number(id), billType: 'recharge', way: 'offline' },
      order: { id: 'DESC' },
    });
    if (!payment) throw new DomainError('pay.not_waiting');
    return this.confirm({ ...money, id: payment.id }, context);
  }

  async reject({ id, reason }: RejectOffline, context: CallContext): Promise<{ status: string }> {
    await this.payments.reject(Number(id), { reason }, staffOf(context));
    return { status: 'failed' };
  }

  async counts(_request: NoFields, context: CallContext): Promise<DeskCounts> {
    adminIdOf(context);
    const [counts] = await this.dataSource.query<DeskCounts[]>(
      `SELECT count(*)::int AS payments, (count(*) FILTER (WHERE bill_type = 'recharge'))::int AS recharges,
         (SELECT count(*)::int FROM provider_event WHERE status IN ('parked', 'failed')) AS events,
         coalesce((SELECT difference_count FROM reconciliation_run WHERE scope = 'all' AND status IN ('clean', 'differences')
           ORDER BY id DESC LIMIT 1), 0) AS differences
       FROM payment_record WHERE way = 'offline' AND status = 'processing'`,
    );
    return counts ?? { payments: 0, recharges: 0, events: 0, differences: 0 };
  }

  async history({ id }: OneRow, context: CallContext): Promise<{ list: readonly WordMove<string>[] }> {
    adminIdOf(context);
    const moves = await this.dataSource.manager.find(PaymentRecordHistoryEntity, {
      where: { subjectId: Number(id) },
      order: { id: 'ASC' },
      take: MOVES_SHOWN,
    });
    return { list: moves.map(wordMove) };
  }
}

const staffOf = (context: CallContext): { readonly adminId: number; readonly requestId: string } => ({
  adminId: adminIdOf(context),
  requestId: context.requestId,
});
