import type {
  AddRefund,
  ApproveRefund,
  BookRefund,
  CallContext,
  Handlers,
  MovedRefund,
  NoFields,
  OneRow,
  RefundLimit,
  RefundLimits,
  RejectRefund,
  WordMove,
} from '@parcelway/contracts';
import { DomainError, refundDesk } from '@parcelway/contracts';
import { RefundStatus } from '@parcelway/contracts/statuses';
import { formatMoney, parseMoney } from '@parcelway/money';
import { invalidFields, once, Outbox, Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { adminIdOf } from '../admin-caller';
import { BillEntity } from '../bill/bill.entity';
import { PaymentRecordEntity } from '../payment/payment-record.entity';
import { Providers } from '../provider/providers';
import { approve } from './approve';
import { bookRefund } from './book-refund';
import { leftOf } from './domain/parts';
import { enterRefund } from './enter-refund';
import { RefundCourier } from './refund-courier';
import { moveRefund, tellDecision } from './refund-moves';
import { RefundRequestEntity, RefundRequestHistoryEntity } from './refund-request.entity';
import { billsOf } from './refund.service';
import { lockShares, sharesOf } from './refundable';
import type { PaidShare } from './refundable';

const S = RefundStatus;
const SHOWN_MOVES = 200;

/** What staff do with refunds, one at a time under its payment's lock. */
@Serves(refundDesk)
export class RefundDeskService implements Handlers<typeof refundDesk> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly courier: RefundCourier,
    private readonly providers: Providers,
  ) {}

  async add(request: AddRefund, context: CallContext): Promise<MovedRefund & { refund_no: string }> {
    const adminId = adminIdOf(context);
    const payment = await this.payment(request.payment_record_id);
    return this.dataSource.transaction((manager) =>
      once(manager, 'payment.refund-desk.add', request, context, async () => {
        const { shares } = await lockShares(manager, billsOf(payment));
        const mine = shares.filter(({ paymentId }) => paymentId === payment.id);
        const share = shareMeant(mine, request.bill_id);
        const amount = parseMoney(request.amount, payment.currency);
        expectLeft(share?.left ?? 0n, amount, payment.currency);
        if (!share) throw new DomainError('payment.not_found');
        const { id, status, refundNo } = await enterRefund(manager, share, amount, {
          ...{ kind: request.kind, reason: request.reason, destination: request.destination ?? 'original' },
          by: { type: 'admin', id: adminId },
        });
        return { id, status, refund_no: refundNo };
      }),
    );
  }

  async approve(request: ApproveRefund, context: CallContext): Promise<MovedRefund> {
    const by = { type: 'admin', id: adminIdOf(context) } as const;
    const { destination, note = '', reference = '' } = request;
    const id = Number(request.id);
    await this.locked(id, (manager, row, share) =>
      approve(manager, this.outbox, row, share, {
        ...{ by, destination, note, reference, requestId: context.requestId },
      }),
    );
    return this.carried(id, context);
  }

  async book(request: BookRefund, context: CallContext): Promise<{ refund_nos: readonly string[] }> {
    const by = { type: 'admin', id: adminIdOf(context) } as const;
    const { payment_no: paymentNo, reference, kind, reason } = request;
    const billId = request.bill_id || undefined;
    const payment = await this.dataSource.manager.findOneBy(PaymentRecordEntity, { paymentNo });
    if (!payment) throw new DomainError('payment.not_found');
    const { providerRef, currency } = payment;
    const provider = this.providers.get(payment.provider);
    const told = provider && providerRef ? await provider.refundBy(providerRef, reference, currency) : null;
    if (told?.status !== 'settled' || told.currency !== currency)
      throw invalidFields([{ field: 'reference', rule: 'no_refund_there' }]);
    const { requestId } = context;
    const booked = await this.dataSource.transaction((manager) =>
      once(manager, 'payment.refund-desk.book', request, context, async () => ({
        refund_nos: await bookRefund(manager, this.outbox, {
          ...{ payment, told, billId, kind, reason, by, requestId },
        }),
      })),
    );
    this.outbox.committed();
    return booked;
  }

  async reject({ id, note }: RejectRefund, context: CallContext): Promise<MovedRefund> {
    const by = { type: 'admin', id: adminIdOf(context) } as const;
    const { requestId } = context;
    return this.locked(Number(id), async (manager, row) => {
      await moveRefund(manager, row, S.rejected, {
        ...{ by, reason: note, set: { reviewed_by: by.id, review_note: note } },
      });
      await tellDecision(manager, this.outbox, row, { note, requestId });
    });
  }

  async retry(request: OneRow, context: CallContext): Promise<MovedRefund> {
    const by = { type: 'admin', id: adminIdOf(context) } as const;
    const id = Number(request.id);
    await this.locked(id, async (manager, row, share) => {
      if (row.status !== S.failed) throw new DomainError('refund.moved_on');
      expectLeft(share.left, row.amount, row.currency);
      await moveRefund(manager, row, S.processing, {
        by,
        set: { retries: row.retries + 1, failure: '', next_try_at: new Date() },
      });
    });
    return this.carried(id, context);
  }

  async limits(request: RefundLimits, context: CallContext): Promise<RefundLimit> {
    adminIdOf(context);
    const { manager } = this.dataSource;
    const payment = await this.payment(request.payment_record_id);
    const bills = await manager.findBy(BillEntity, billsOf(payment));
    const shares = (await sharesOf(manager, bills)).filter(({ paymentId }) => paymentId === payment.id);
    const money = (minor: bigint): string => formatMoney(minor, payment.currency);
    const sum = (of: 'paid' | 'refunded' | 'held'): string =>
      money(shares.reduce((total, share) => total + share[of], 0n));
    return {
      currency: payment.currency,
      ...{ paid: sum('paid'), refunded: sum('refunded'), held: sum('held'), left: money(leftOf(shares)) },
      way: payment.way,
      bills: shares.map(({ bill, left }) => ({
        ...{ bill_id: bill.id, bill_no: bill.billNo, ref_no: bill.refNo, left: money(left) },
      })),
    };
  }

  async history(request: OneRow, context: CallContext): Promise<{ list: readonly WordMove<RefundStatus>[] }> {
    adminIdOf(context);
    const moves = await this.dataSource.manager.find(RefundRequestHistoryEntity, {
      where: { subjectId: Number(request.id) },
      order: { id: 'ASC' },
      take: SHOWN_MOVES,
    });
    return {
      list: moves.map((move) => ({
        ...{ from: move.fromStatus, to: move.toStatus, reason: move.reason },
        ...{ by_type: move.byType, by_id: move.byId },
        time: Math.floor(move.createTime.getTime() / 1_000),
      })),
    };
  }

  async counts(_request: NoFields, context: CallContext): Promise<{ pending: number; failed: number }> {
    adminIdOf(context);
    const count = (status: RefundStatus): Promise<number> =>
      this.dataSource.manager.countBy(RefundRequestEntity, { status });
    const [pending, failed] = await Promise.all([count(S.pending), count(S.failed)]);
    return { pending, failed };
  }

  /** Does something with one request as its locks found it. */
  private async locked(
    id: number,
    work: (manager: EntityManager, row: RefundRequestEntity, share: PaidShare) => Promise<void>,
  ): Promise<MovedRefund> {
    const status = await this.dataSource.transaction(async (manager) => {
      const found = await manager.findOneBy(RefundRequestEntity, { id });
      if (!found) throw new DomainError('refund.not_found');
      const { shares } = await lockShares(manager, { id: found.billId });
      const share = shares.find(({ paymentId }) => paymentId === found.paymentRecordId);
      if (!share) throw new Error(`refund ${found.refundNo} is of a payment that its bill does not have`);
      const row = await manager.findOneByOrFail(RefundRequestEntity, { id });
      await work(manager, row, share);
      return row.status;
    });
    this.outbox.committed();
    return { id, status };
  }

  /** How it stands once the provider was asked; one that cannot be reached now is asked again by the sweep. */
  private async carried(id: number, { requestId }: CallContext): Promise<MovedRefund> {
    const carried = await this.courier.carry(id, requestId).catch((error: unknown) => {
      if (error instanceof DomainError) return null;
      throw error;
    });
    if (carried) return { id, status: carried };
    const { status } = await this.dataSource.manager.findOneByOrFail(RefundRequestEntity, { id });
    return { id, status };
  }

  private async payment(id: number | string): Promise<PaymentRecordEntity> {
    const payment = await this.dataSource.manager.findOneBy(PaymentRecordEntity, { id: Number(id) });
    if (!payment) throw new DomainError('payment.not_found');
    return payment;
  }
}

function shareMeant(
  shares: readonly PaidShare[],
  billId: number | string | undefined,
): PaidShare | undefined {
  if (billId !== undefined) {
    const share = shares.find(({ bill }) => bill.id === Number(billId));
    if (!share) throw invalidFields([{ field: 'bill_id', rule: 'unknown' }]);
    return share;
  }
  if (shares.length > 1) throw invalidFields([{ field: 'bill_id', rule: 'required' }]);
  return shares[0];
}

function expectLeft(left: bigint, amount: bigint, currency: string): void {
  if (amount <= left) return;
  const max = formatMoney(left, currency);
  throw new DomainError('refund.over_limit', { currency, max }, [
    { field: 'amount', rule: 'max', params: { max } },
  ]);
}
