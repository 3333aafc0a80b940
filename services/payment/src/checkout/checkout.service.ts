import type {
  CallContext,
  CardPayment,
  Client,
  Handlers,
  ListBills,
  PayableBill,
  PaymentByNo,
  PaymentState,
  PaymentWay,
  PaymentWays,
  ProviderNotice,
  WhatToPay,
} from '@parcelway/contracts';
import { checkout, DomainError, luggageOrder } from '@parcelway/contracts';
import { PayStatus } from '@parcelway/contracts/statuses';
import { formatMoney } from '@parcelway/money';
import { InjectClient, Outbox, Serves } from '@parcelway/platform';
import { DataSource, In } from 'typeorm';
import { askBilling } from '../bill/ask-billing';
import { BillEntity } from '../bill/bill.entity';
import { hasBill, raiseBill } from '../bill/bill.queries';
import { memberIdOf } from '../member-caller';
import { canPayerCancel, isTerminal } from '../payment/domain/payment-status';
import { PaymentRecordEntity } from '../payment/payment-record.entity';
import { PaymentWays as Ways } from '../payment-way/payment-ways';
import type { PayerHandle, PaymentProvider } from '../provider/payment-provider';
import { Providers } from '../provider/providers';
import { DEFAULT_CURRENCY } from '../wallet/domain/default-currency';
import { runNamed } from '@parcelway/platform';
import { walletOf } from '../wallet/wallet.queries';
import type { WalletRow } from '../wallet/wallet.queries';
import { beginPayment } from './begin';
import type { Begun } from './begin';
import { PaymentFollower } from './payment-follower';
import { ProviderNotices } from './provider-notices';

const ATTEMPTS = 2;

@Serves(checkout)
export class CheckoutService implements Handlers<typeof checkout> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly providers: Providers,
    private readonly offered: Ways,
    private readonly follower: PaymentFollower,
    private readonly notices: ProviderNotices,
    @InjectClient(luggageOrder) private readonly orders: Client<typeof luggageOrder>,
  ) {}

  async ways(
    { bill_type, currency }: PaymentWays,
    context: CallContext,
  ): Promise<{ list: PaymentWay[]; balance: string }> {
    const userId = memberIdOf(context);
    const wanted = currency || DEFAULT_CURRENCY;
    const [list, [wallet]] = await Promise.all([
      this.offered.list({ currency: wanted, billType: bill_type ?? '', locale: context.locale }),
      runNamed<WalletRow>(this.dataSource, walletOf, [userId, wanted]),
    ]);
    return { list, balance: formatMoney(BigInt(wallet?.balance ?? 0), wanted) };
  }

  async bills(
    { page, limit, pay_status, ref_no }: ListBills,
    context: CallContext,
  ): Promise<{ list: PayableBill[]; total: number }> {
    const size = Number(limit ?? 10);
    const [rows, total] = await this.dataSource.manager.findAndCount(BillEntity, {
      where: {
        userId: memberIdOf(context),
        ...(pay_status ? { payStatus: Number(pay_status) as PayStatus, isVoid: false } : {}),
        ...(ref_no ? { refNo: ref_no } : {}),
      },
      order: { id: 'DESC' },
      take: size,
      skip: (Number(page ?? 1) - 1) * size,
    });
    return { list: rows.map(payable), total };
  }

  async card(request: WhatToPay, context: CallContext): Promise<CardPayment> {
    const { provider, expiresMinutes } = await this.offered.demand('card');
    const payment = await this.begin(request, context, { provider, expiresMinutes });
    const handle = isTerminal(payment.status) ? null : await this.handleOf(payment, provider);
    return {
      payment_no: payment.paymentNo,
      amount: formatMoney(payment.amount, payment.currency),
      currency: payment.currency,
      provider: provider.name as CardPayment['provider'],
      client_secret: handle?.clientSecret ?? '',
      publishable_key: provider.publishableKey,
      return_url: `/return?payment_no=${payment.paymentNo}`,
    };
  }

  /** What is not over is told as the provider sees it now; where it cannot be asked, the money may be under way. */
  async status({ payment_no }: PaymentByNo, context: CallContext): Promise<PaymentState> {
    const payment = await this.owned(payment_no, context);
    if (isTerminal(payment.status)) return this.stateOf(payment);
    const isKnown = await this.follower.look(payment, context.requestId).then(
      () => true,
      () => false,
    );
    const state = await this.stateOf(await this.owned(payment_no, context));
    const isOpen = state.status !== 'succeeded' && state.status !== 'cancelled' && state.status !== 'expired';
    return isKnown || !isOpen ? state : { ...state, status: 'processing', failure_code: '' };
  }

  async cancel({ payment_no }: PaymentByNo, context: CallContext): Promise<{ status: string }> {
    const payment = await this.owned(payment_no, context);
    if (isTerminal(payment.status) && payment.status !== 'succeeded') return { status: payment.status };
    const by = { type: 'member', id: payment.userId } as const;
    const isOff =
      (canPayerCancel(payment.status) || payment.status === 'failed') &&
      (await this.follower.callOff(payment, 'cancelled', by, context.requestId));
    if (!isOff) throw new DomainError('pay.cannot_cancel');
    return { status: 'cancelled' };
  }

  async notify(notice: ProviderNotice, context: CallContext): Promise<{ done: boolean }> {
    return this.notices.take(notice, context.requestId);
  }

  async localProvider(): Promise<{ port: number | null }> {
    return { port: this.providers.local?.port ?? null };
  }

  /** The payment of these bills; one of other bills or another way that stands in its way is called off first. */
  private async begin(
    what: WhatToPay,
    context: CallContext,
    { provider, expiresMinutes }: { readonly provider: PaymentProvider; readonly expiresMinutes: number },
  ): Promise<PaymentRecordEntity> {
    const userId = memberIdOf(context);
    const key = context.idempotencyKey || null;
    const attempt = { userId, what, way: provider.way, provider: provider.name, expiresMinutes, key };
    await this.raiseLateBill(what, userId, context);
    for (let tries = 0; tries < ATTEMPTS; tries += 1) {
      const begun: Begun = await this.dataSource.transaction((manager) => beginPayment(manager, attempt));
      if (!begun.inTheWay) return begun.payment;
      const by = { type: 'member', id: userId } as const;
      if (!(await this.follower.callOff(begun.inTheWay, 'cancelled', by, context.requestId))) break;
    }
    throw new DomainError('pay.in_progress');
  }

  /** The order may be so new that its event is still on its way. */
  private async raiseLateBill({ order_no }: WhatToPay, userId: number, context: CallContext): Promise<void> {
    const { manager } = this.dataSource;
    if (!order_no || (await hasBill(manager, userId, order_no))) return;
    await raiseBill(manager, await askBilling(this.orders, order_no, userId, context), context.requestId);
    this.outbox.committed();
  }

  private async handleOf(payment: PaymentRecordEntity, provider: PaymentProvider): Promise<PayerHandle> {
    if (payment.providerRef) return provider.read(payment.providerRef);
    const handle = await provider.create(payment);
    await this.dataSource.manager.update(
      PaymentRecordEntity,
      { id: payment.id },
      { providerRef: handle.ref },
    );
    return handle;
  }

  /** Another member's payment is the same as none. */
  private async owned(paymentNo: string, context: CallContext): Promise<PaymentRecordEntity> {
    const payment = await this.dataSource.manager.findOneBy(PaymentRecordEntity, {
      paymentNo,
      userId: memberIdOf(context),
    });
    if (!payment) throw new DomainError('payment.not_found');
    return payment;
  }

  private async stateOf(payment: PaymentRecordEntity): Promise<PaymentState> {
    const bills = await this.dataSource.manager.findBy(BillEntity, {
      id: In(payment.allocations.map(({ bill_id }) => bill_id)),
    });
    const money = (minor: bigint): string => formatMoney(minor, payment.currency);
    const isPaid = bills.every(({ payStatus }) => payStatus !== PayStatus.unpaid);
    return {
      payment_no: payment.paymentNo,
      way: payment.way as PaymentState['way'],
      status: payment.status,
      pay_status: isPaid ? PayStatus.paid : PayStatus.unpaid,
      amount: money(payment.amount),
      currency: payment.currency,
      failure_code: payment.failureCode,
      to_balance: money(payment.balanceAmount),
      ref_nos: [...new Set(bills.map(({ refNo }) => refNo))],
      expires_at: payment.expiresAt ? Math.floor(payment.expiresAt.getTime() / 1_000) : 0,
      server_time: Math.floor(Date.now() / 1_000),
    };
  }
}

function payable(bill: BillEntity): PayableBill {
  const money = (minor: bigint): string => formatMoney(minor, bill.currency);
  return {
    bill_no: bill.billNo,
    bill_type: bill.billType,
    ref_no: bill.refNo,
    currency: bill.currency,
    amount: money(bill.amount),
    paid_amount: money(bill.paidAmount),
    owed: money(bill.isVoid || bill.payStatus !== PayStatus.unpaid ? 0n : bill.amount - bill.paidAmount),
    pay_status: bill.payStatus,
    due_at: bill.dueAt ? Math.floor(bill.dueAt.getTime() / 1_000) : 0,
    is_void: bill.isVoid,
  };
}
