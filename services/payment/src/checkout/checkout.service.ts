import type {
  CallContext,
  CardPayment,
  Handlers,
  ListBills,
  LocalProvider,
  OtherBalance,
  PayableBill,
  PaymentByNo,
  PaymentState,
  PaymentWay,
  PaymentWays,
  ProviderNotice,
  WhatToPay,
} from '@parcelway/contracts';
import { checkout, DomainError } from '@parcelway/contracts';
import { PayStatus } from '@parcelway/contracts/statuses';
import { convert, currencyDecimals, DecimalError, formatMoney, parseMoney } from '@parcelway/money';
import { invalidFields, runNamed, Serves } from '@parcelway/platform';
import { DataSource, In, Not } from 'typeorm';
import { BillEntity } from '../bill/bill.entity';
import { memberIdOf } from '../member-caller';
import { canPayerCancel, isTerminal } from '../payment/domain/payment-status';
import { PaymentRecordEntity } from '../payment/payment-record.entity';
import { PaymentWays as Ways } from '../payment-way/payment-ways';
import { Providers } from '../provider/providers';
import { DEFAULT_CURRENCY } from '../wallet/domain/default-currency';
import { otherWalletsOf, walletOf } from '../wallet/wallet.queries';
import type { OtherWalletRow, WalletRow } from '../wallet/wallet.queries';
import { PaymentFollower } from './payment-follower';
import { cardView } from './payer-views';
import { PaymentStarter } from './payment-starter';
import { ProviderNotices } from './provider-notices';

@Serves(checkout)
export class CheckoutService implements Handlers<typeof checkout> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly providers: Providers,
    private readonly offered: Ways,
    private readonly follower: PaymentFollower,
    private readonly notices: ProviderNotices,
    private readonly starter: PaymentStarter,
  ) {}

  async ways(
    { bill_type, currency, amount }: PaymentWays,
    context: CallContext,
  ): Promise<{ list: PaymentWay[]; balance: string; others?: OtherBalance[] }> {
    const userId = memberIdOf(context);
    const wanted = currency || DEFAULT_CURRENCY;
    const [list, [wallet], others] = await Promise.all([
      this.offered.list({ currency: wanted, billType: bill_type ?? '', locale: context.locale }),
      runNamed<WalletRow>(this.dataSource, walletOf, [userId, wanted]),
      amount ? runNamed<OtherWalletRow>(this.dataSource, otherWalletsOf, [userId, wanted]) : null,
    ]);
    return {
      list,
      balance: formatMoney(BigInt(wallet?.balance ?? 0), wanted),
      ...(others && { others: sufficing(others, parseDue(String(amount), wanted), wanted) }),
    };
  }

  async bills(
    { page, limit, pay_status, ref_no, bill_no }: ListBills,
    context: CallContext,
  ): Promise<{ list: PayableBill[]; total: number }> {
    const size = Number(limit ?? 10);
    const [rows, total] = await this.dataSource.manager.findAndCount(BillEntity, {
      where: {
        userId: memberIdOf(context),
        ...(pay_status ? { payStatus: Number(pay_status) as PayStatus, isVoid: false } : {}),
        ...(ref_no ? { refNo: ref_no } : {}),
        // Nobody owes a recharge: its bill is there for who asks for it.
        ...(bill_no ? { billNo: bill_no } : { billType: Not('recharge') }),
      },
      order: { id: 'DESC' },
      take: size,
      skip: (Number(page ?? 1) - 1) * size,
    });
    return { list: rows.map(payable), total };
  }

  async card(request: WhatToPay, context: CallContext): Promise<CardPayment> {
    const { provider, offer } = await this.offered.demand('card');
    const payment = await this.starter.begin(request, offer, context);
    const handle = await this.starter.handleOf(payment, provider);
    return cardView(payment, provider, handle);
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

  async localProvider({ kind }: LocalProvider): Promise<{ port: number | null }> {
    const local = kind === 'card' ? this.providers.local : this.providers.localWallet;
    return { port: local?.port ?? null };
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
      failure_text: payment.way === 'offline' ? payment.failureText : '',
      to_balance: money(payment.balanceAmount),
      bill_nos: payment.allocations.map(({ bill_no }) => bill_no),
      void_bill_nos: bills.filter(({ isVoid }) => isVoid).map(({ billNo }) => billNo),
      ref_nos: [...new Set(bills.map(({ refNo }) => refNo))],
      expires_at: payment.expiresAt ? Math.floor(payment.expiresAt.getTime() / 1_000) : 0,
      server_time: Math.floor(Date.now() / 1_000),
    };
  }
}

/** What of other balances pays an amount, each at its rate. */
function sufficing(rows: readonly OtherWalletRow[], due: bigint, from: string): OtherBalance[] {
  return rows.flatMap(({ currency, balance, rate }) => {
    const amount = convert(due, from, currency, rate);
    if (amount === 0n || amount > BigInt(balance)) return [];
    return {
      ...{ currency, rate },
      balance: formatMoney(BigInt(balance), currency),
      amount: formatMoney(amount, currency),
    };
  });
}

/** Errors: request.invalid for more decimals than the currency has. */
function parseDue(amount: string, currency: string): bigint {
  try {
    return parseMoney(amount, currency);
  } catch (error) {
    if (!(error instanceof DecimalError)) throw error;
    throw invalidFields([
      { field: 'amount', rule: 'decimal', params: { scale: currencyDecimals(currency) } },
    ]);
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
