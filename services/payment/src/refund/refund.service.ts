import type {
  AskedRefund,
  AskRefund,
  CallContext,
  Handlers,
  ListRefunds,
  MemberRefund,
  Page,
  RefundableMoney,
} from '@parcelway/contracts';
import { DomainError, pageOf, refund } from '@parcelway/contracts';
import { RefundStatus } from '@parcelway/contracts/statuses';
import { formatMoney, parseMoney } from '@parcelway/money';
import { invalidFields, once, Outbox, Serves } from '@parcelway/platform';
import { DataSource, In } from 'typeorm';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { BillEntity } from '../bill/bill.entity';
import { memberIdOf } from '../member-caller';
import { PaymentRecordEntity } from '../payment/payment-record.entity';
import { PaymentSettings } from '../settings/payment-settings';
import { DEFAULT_CURRENCY } from '../wallet/domain/default-currency';
import { approve } from './approve';
import { leftOf, partsOf } from './domain/parts';
import { enterRefund, SYSTEM } from './enter-refund';
import { RefundCourier } from './refund-courier';
import { RefundRequestEntity } from './refund-request.entity';
import { lockShares, sharesOf } from './refundable';
import type { PaidShare } from './refundable';

/** Refunds as members see and ask for them. */
@Serves(refund)
export class RefundService implements Handlers<typeof refund> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly settings: PaymentSettings,
    private readonly courier: RefundCourier,
  ) {}

  async ask(request: AskRefund, context: CallContext): Promise<AskedRefund> {
    const userId = memberIdOf(context);
    const asked = await this.dataSource.transaction((manager) =>
      once(manager, 'payment.refund.ask', request, context, () => this.enter(manager, request, context)),
    );
    this.outbox.committed();
    const requests = await this.dataSource.manager.find(RefundRequestEntity, {
      where: { refundNo: In([...asked.refund_nos]), userId },
    });
    for (const { id, status } of requests)
      // A provider that cannot be reached now is asked again by the sweep.
      if (status === RefundStatus.approved) await this.courier.carry(id, context.requestId).catch(() => null);
    return asked;
  }

  async list(request: ListRefunds, context: CallContext): Promise<Page<MemberRefund>> {
    const userId = memberIdOf(context);
    const { limit, offset } = pageOf(request);
    const { manager } = this.dataSource;
    const [requests, total] = await manager.findAndCount(RefundRequestEntity, {
      where: { userId, ...(request.ref_no ? { refNo: request.ref_no } : {}) },
      order: { id: 'DESC' },
      take: limit,
      skip: offset,
    });
    const payments = await manager.findBy(PaymentRecordEntity, {
      id: In(requests.map(({ paymentRecordId }) => paymentRecordId)),
    });
    const byId = new Map(payments.map((payment) => [payment.id, payment]));
    const list = requests.map((row) => memberRefund(row, byId.get(row.paymentRecordId)));
    return { list, total, remark: '' };
  }

  async left({ ref_no: refNo = '' }: ListRefunds, context: CallContext): Promise<RefundableMoney> {
    const { manager } = this.dataSource;
    const bills = await manager.findBy(BillEntity, { refNo, userId: memberIdOf(context) });
    const shares = await sharesOf(manager, bills);
    const currency = bills[0]?.currency ?? DEFAULT_CURRENCY;
    return {
      currency,
      amount: formatMoney(leftOf(shares), currency),
      has_pending: shares.some((share) => share.hasPending),
      ways: [...new Set(shares.flatMap(({ way, left }) => (left > 0n ? [way] : [])))],
    };
  }

  private async enter(
    manager: EntityManager,
    request: AskRefund,
    context: CallContext,
  ): Promise<AskedRefund> {
    const userId = memberIdOf(context);
    const { bills, paymentNo } = await meantBy(manager, request, userId);
    const { shares: all } = await lockShares(manager, bills);
    const shares = paymentNo ? all.filter((share) => share.paymentNo === paymentNo) : all;
    if (shares.some((share) => share.hasPending)) throw new DomainError('refund.pending_exists');
    const currency = shares[0]?.bill.currency ?? DEFAULT_CURRENCY;
    const left = leftOf(shares);
    const wanted = request.amount === undefined ? left : parseMoney(request.amount, currency);
    const parts = partsOf(shares, wanted);
    if (!parts || wanted === 0n)
      throw new DomainError('refund.over_limit', { currency, max: formatMoney(left, currency) });
    const isSmall = wanted <= (await this.automaticLeft(manager, shares, currency));
    const entered: RefundRequestEntity[] = [];
    for (const { source, amount } of parts) {
      const entry = await enterRefund(manager, source, amount, {
        ...{ kind: 'other', reason: request.reason, destination: request.destination ?? 'original' },
        by: { type: 'member', id: userId },
      });
      // What staff have to pay out waits for them whatever its amount.
      if (isSmall && (entry.destination === 'balance' || source.provider))
        await approve(manager, this.outbox, entry, source, {
          ...{ by: SYSTEM, note: '', reference: '', requestId: context.requestId },
        });
      entered.push(entry);
    }
    const [first] = entered;
    if (!first) throw new DomainError('refund.over_limit', { currency, max: formatMoney(left, currency) });
    return {
      refund_no: first.refundNo,
      status: first.status,
      refund_nos: entered.map(({ refundNo }) => refundNo),
    };
  }

  /** How much of these bills may still go back without approval: small requests do not add up to a big one. */
  private async automaticLeft(
    manager: EntityManager,
    shares: readonly PaidShare[],
    currency: string,
  ): Promise<bigint> {
    if (currency !== DEFAULT_CURRENCY) return 0n;
    const limit = parseMoney(String(this.settings.now.refund_auto_limit), currency);
    if (limit === 0n) return 0n;
    const before = await manager.findBy(RefundRequestEntity, {
      billId: In(shares.map(({ bill }) => bill.id)),
      askedBy: 'member',
    });
    return limit - before.reduce((sum, { amount }) => sum + amount, 0n);
  }
}

/** The bills that are meant, of the caller's. Errors: bill.not_found, payment.not_found. */
async function meantBy(
  manager: EntityManager,
  { ref_no: refNo, payment_no: paymentNo }: AskRefund,
  userId: number,
): Promise<{ bills: FindOptionsWhere<BillEntity>; paymentNo?: string }> {
  if (!refNo && !paymentNo) throw invalidFields([{ field: 'ref_no', rule: 'required' }]);
  if (!paymentNo) {
    const bills = { refNo: refNo ?? '', userId };
    if (!(await manager.existsBy(BillEntity, bills))) throw new DomainError('bill.not_found');
    return { bills };
  }
  const payment = await manager.findOneBy(PaymentRecordEntity, { paymentNo, userId });
  if (!payment) throw new DomainError('payment.not_found');
  return { bills: billsOf(payment), paymentNo };
}

export function billsOf({ allocations }: PaymentRecordEntity): FindOptionsWhere<BillEntity> {
  return { id: In(allocations.map(({ bill_id }) => bill_id)) };
}

function memberRefund(row: RefundRequestEntity, payment: PaymentRecordEntity | undefined): MemberRefund {
  return {
    refund_no: row.refundNo,
    ref_no: row.refNo,
    payment_no: payment?.paymentNo ?? '',
    way: payment?.way ?? '',
    kind: row.kind,
    currency: row.currency,
    amount: formatMoney(row.amount, row.currency),
    destination: row.destination,
    status: row.status,
    reason: row.reason,
    answer: row.status === RefundStatus.rejected ? row.reviewNote : '',
    create_time: Math.floor(row.createTime.getTime() / 1_000),
    settled_at: row.settledAt ? Math.floor(row.settledAt.getTime() / 1_000) : 0,
  };
}
