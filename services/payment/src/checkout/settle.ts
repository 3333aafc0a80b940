import type { BillPaid } from '@parcelway/contracts';
import { billPaid } from '@parcelway/contracts';
import { PaymentRecordStatus, PayStatus } from '@parcelway/contracts/statuses';
import { formatMoney, parseMoney } from '@parcelway/money';
import type { Outbox } from '@parcelway/platform';
import { transition } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { BillEntity } from '../bill/bill.entity';
import { ACCOUNT_OF_WAY } from '../ledger/domain/chart';
import { postPayment } from '../ledger/ledger.queries';
import type { OutsidePayment } from '../ledger/ledger.queries';
import { payStatusOf } from '../payment/domain/pay-status';
import { PaymentRecordEntity } from '../payment/payment-record.entity';
import { eventReasons } from '../provider/event-reasons';
import type { ProviderPayment } from '../provider/payment-provider';
import { moveWallet } from '../wallet/wallet.queries';
import type { WalletMove } from '../wallet/wallet.queries';
import { takeIn } from './domain/take-in';
import { judge } from './domain/told';
import type { Verdict } from './domain/told';

export interface News {
  readonly provider: string;
  readonly told: ProviderPayment;
  /** When it was true at the provider. */
  readonly at: Date;
  readonly requestId: string | null;
}

export type Outcome = Verdict & { readonly paymentNo: string };

/**
 * Makes of news from a provider what it means, in the caller's transaction. Locks the payment, then its bills in the order of their ids,
 * then the wallet, so that notices of one payment queue up and each sees what the one before it did.
 */
export async function takeNews(manager: EntityManager, outbox: Outbox, news: News): Promise<Outcome> {
  const { provider, told, at } = news;
  const payment = await manager.findOne(PaymentRecordEntity, {
    where: [
      { provider, providerRef: told.ref },
      ...(told.paymentNo === '' ? [] : [{ provider, paymentNo: told.paymentNo }]),
    ],
    lock: { mode: 'pessimistic_write' },
  });
  if (!payment) return { act: 'ignore', reason: eventReasons.noPayment, paymentNo: '' };
  const { paymentNo } = payment;
  const verdict = judge(payment, told, at);
  if (verdict.act === 'settle')
    await settle(manager, outbox, payment, {
      ...{ by: { type: 'system', id: null }, reason: told.ref, requestId: news.requestId },
      set: { provider_ref: told.ref, told_at: at },
    });
  else if (verdict.act === 'move')
    await transition(manager, {
      table: 'payment_record',
      id: payment.id,
      from: payment.status,
      to: told.status,
      by: { type: 'system', id: null },
      reason: told.failureCode,
      set: {
        told_at: at,
        failure_code: told.failureCode,
        failure_text: told.failureText,
        ...(told.status === PaymentRecordStatus.cancelled ? { next_look_at: null } : {}),
      },
    });
  return { ...verdict, paymentNo };
}

/** Who says that the money of a payment is here, and what is written down of it. */
export interface Arrival {
  readonly by:
    { readonly type: 'system'; readonly id: null } | { readonly type: 'admin'; readonly id: number };
  /** For the history. */
  readonly reason: string;
  readonly requestId: string | null;
  /** Further columns of the payment. */
  readonly set: Readonly<Record<string, unknown>>;
}

/** Why money that came in for bills lies on the payer's balance. The member reads it. */
const LEFT = {
  twice: { kind: 'recharge', words: '重复付款 Paid twice' },
  withdrawn: {
    kind: 'withdrawn',
    words: '账单已作废，款项已转入余额 The bill was withdrawn; the money is in your balance',
  },
} as const;

/**
 * The money is here: bills are paid, and what they no longer need goes to the payer's balance, with the reason. The caller has locked the
 * payment, which may succeed. Answers what went to the balance so, in minor units.
 */
export async function settle(
  manager: EntityManager,
  outbox: Outbox,
  payment: PaymentRecordEntity,
  { by, reason, requestId, set }: Arrival,
): Promise<bigint> {
  const adminId = by.id;
  const { currency, userId, paymentNo } = payment;
  const way = payment.way as BillPaid['way'];
  const paidAt = new Date();
  const bills = await manager.find(BillEntity, {
    where: { id: In(payment.allocations.map(({ bill_id }) => bill_id)) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const shares = bills.map((bill) => {
    const share = payment.allocations.find(({ bill_id }) => bill_id === bill.id)?.amount ?? '0';
    return { bill, ...takeIn(parseMoney(share, currency), bill) };
  });
  const taken = shares.filter((share) => share.taken > 0n);
  for (const share of taken) await credit(manager, share.bill, share.taken, { paidAt, way });

  const sold = taken.filter(({ bill }) => bill.billType !== 'recharge');
  if (sold.length > 0)
    await postPayment(manager, {
      ...{ paymentNo, userId, currency, way: payment.way as OutsidePayment['way'], adminId, memo: '' },
      shares: sold.map(({ bill, taken: owed }) => ({ bill, owed })),
    });
  const toWallet = (move: Pick<WalletMove, 'money' | 'kind' | 'memo' | 'bill'>): Promise<unknown> =>
    moveWallet(manager, outbox, {
      ...{ userId, currency, requestId, adminId, ...move },
      against: ACCOUNT_OF_WAY[payment.way as OutsidePayment['way']],
      ref: { type: 'payment', no: paymentNo },
    });
  for (const { bill, taken: money } of taken.filter((share) => !sold.includes(share)))
    await toWallet({ money, kind: 'recharge', memo: paymentNo, bill });
  const left = payment.amount - taken.reduce((sum, share) => sum + share.taken, 0n);
  const kept = shares.filter((share) => share.left > 0n);
  for (const why of ['twice', 'withdrawn'] as const) {
    const of = kept.filter(({ bill }) => bill.isVoid === (why === 'withdrawn'));
    const [first] = of;
    if (!first) continue;
    const { kind, words } = LEFT[why];
    const { billType, billNo } = first.bill;
    // A recharge that was given up asked for nothing else.
    const isLate = of.every(({ bill }) => bill.billType === 'recharge') && why === 'withdrawn';
    await toWallet({
      money: of.reduce((sum, share) => sum + share.left, 0n),
      kind: isLate ? 'recharge' : kind,
      memo: isLate ? paymentNo : `${paymentNo} ${words}`,
      bill: { billType, billNo },
    });
  }
  await outbox.addMany(
    manager,
    billPaid,
    taken
      .filter(({ bill }) => bill.payStatus === PayStatus.paid)
      .map(({ bill }) => ({
        bill_no: bill.billNo,
        bill_type: bill.billType as BillPaid['bill_type'],
        ref_id: bill.refId,
        ref_no: bill.refNo,
        user_id: bill.userId,
        revision: bill.revision,
        payment_no: paymentNo,
        currency,
        amount: formatMoney(bill.amount, currency),
        way,
        paid_at: paidAt.toISOString(),
      })),
    requestId,
  );
  await transition(manager, {
    table: 'payment_record',
    id: payment.id,
    from: payment.status,
    to: PaymentRecordStatus.succeeded,
    by,
    reason,
    set: {
      ...set,
      paid_at: paidAt,
      next_look_at: null,
      failure_code: '',
      failure_text: '',
      balance_amount: left.toString(),
    },
  });
  return left;
}

async function credit(
  manager: EntityManager,
  bill: BillEntity,
  money: bigint,
  { paidAt, way }: { readonly paidAt: Date; readonly way: BillPaid['way'] },
): Promise<void> {
  const paidAmount = bill.paidAmount + money;
  const payStatus = payStatusOf({ due: bill.amount, paid: paidAmount, refunded: bill.refundedAmount });
  const isPaid = payStatus === PayStatus.paid;
  await manager.query(
    `UPDATE bill SET paid_amount = $2, pay_status = $3, paid_at = $4, paid_way = $5, version = version + 1, update_time = now()
     WHERE id = $1`,
    [bill.id, paidAmount.toString(), payStatus, isPaid ? paidAt : null, isPaid ? way : bill.paidWay],
  );
  Object.assign(bill, { paidAmount, payStatus });
}
