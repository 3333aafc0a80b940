import { randomBytes } from 'node:crypto';
import type { WhatToPay } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { PaymentRecordStatus, PayStatus } from '@parcelway/contracts/statuses';
import { formatMoney } from '@parcelway/money';
import { invalidFields } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { In, Not } from 'typeorm';
import { BillEntity } from '../bill/bill.entity';
import { randomNo } from '../bill/domain/random-no';
import { isTerminal } from '../payment/domain/payment-status';
import { PaymentRecordHistoryEntity } from '../payment/payment-record-history.entity';
import { PaymentRecordEntity } from '../payment/payment-record.entity';

const PAYMENT_NO_BYTES = 10;
const MOST_BILLS = 50;
const LIVE = Object.values(PaymentRecordStatus).filter((status) => !isTerminal(status));
/** A provider is asked for the first time this long after the payment began. */
export const LOOK_AFTER_S = 30;

export interface Attempt {
  readonly userId: number;
  readonly what: WhatToPay;
  readonly way: 'card' | 'third_party';
  readonly provider: string;
  readonly expiresMinutes: number;
  readonly key: string | null;
}

export type Begun =
  | { readonly payment: PaymentRecordEntity; readonly inTheWay?: never }
  /** A payment of some of these bills that is not this one. */
  | { readonly inTheWay: PaymentRecordEntity };

/** Which bills are meant, as a condition. Errors: request.invalid. */
export function billsMeant({
  order_no,
  bill_nos,
}: WhatToPay): { refNo: string } | { billNo: ReturnType<typeof In> } {
  if (order_no) return { refNo: order_no };
  const isGood =
    Array.isArray(bill_nos) &&
    bill_nos.length > 0 &&
    bill_nos.length <= MOST_BILLS &&
    bill_nos.every((no: unknown) => typeof no === 'string' && no.length <= 20);
  if (!isGood)
    throw invalidFields([{ field: 'bill_nos', rule: 'list', params: { min: 1, max: MOST_BILLS } }]);
  return { billNo: In([...(bill_nos ?? [])]) };
}

/**
 * Begins a payment of all that is due, or answers the one that is under way for the same bills: one attempt is alive per bill. In the caller's
 * transaction, under the bills' locks; the provider is asked after it. Errors: bill.not_found, pay.already_paid, pay.bill_void,
 * request.idempotency_conflict.
 */
export async function beginPayment(manager: EntityManager, attempt: Attempt): Promise<Begun> {
  const { userId, key, way, provider } = attempt;
  const bills = await manager.find(BillEntity, {
    where: { ...billsMeant(attempt.what), userId },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  if (bills.length === 0) throw new DomainError('bill.not_found');
  const first = key && (await manager.findOneBy(PaymentRecordEntity, { userId, idempotencyKey: key }));
  if (first) {
    const ids = new Set(bills.map(({ id }) => id));
    if (first.way !== way || first.allocations.some(({ bill_id }) => !ids.has(bill_id)))
      throw new DomainError('request.idempotency_conflict');
    return { payment: first };
  }
  const shares = sharesOf(bills, attempt.what);
  const live = await manager.findBy(PaymentRecordEntity, {
    userId,
    status: In(LIVE),
    way: Not('balance'),
  });
  const wanted = new Map(shares.map(({ bill, amount }) => [bill.id, amount]));
  const other = live.find(({ allocations }) => allocations.some(({ bill_id }) => wanted.has(bill_id)));
  if (!other) return { payment: await enter(manager, attempt, shares) };
  const isSame =
    other.provider === provider &&
    other.allocations.length === shares.length &&
    other.allocations.every(({ bill_id, amount }) => wanted.get(bill_id) === amount);
  return isSame ? { payment: other } : { inTheWay: other };
}

interface Share {
  readonly bill: BillEntity;
  readonly owed: bigint;
  /** `owed` as text. */
  readonly amount: string;
}

function sharesOf(bills: readonly BillEntity[], { bill_nos, order_no }: WhatToPay): Share[] {
  const due = bills.filter(({ payStatus, isVoid }) => payStatus === PayStatus.unpaid && !isVoid);
  const isAll = order_no ? due.length > 0 : due.length === new Set(bill_nos).size;
  if (!isAll) {
    const known = order_no ? bills.length : new Set(bill_nos).size;
    if (known > bills.length) throw new DomainError('bill.not_found');
    const isSettled = bills.some(({ payStatus }) => payStatus !== PayStatus.unpaid);
    throw new DomainError(isSettled ? 'pay.already_paid' : 'pay.bill_void');
  }
  if (new Set(due.map(({ currency }) => currency)).size > 1)
    throw invalidFields([{ field: 'bill_nos', rule: 'refused' }]);
  return due.map((bill) => {
    const owed = bill.amount - bill.paidAmount;
    return { bill, owed, amount: formatMoney(owed, bill.currency) };
  });
}

async function enter(
  manager: EntityManager,
  { userId, way, provider, key, expiresMinutes }: Attempt,
  shares: readonly Share[],
): Promise<PaymentRecordEntity> {
  const [one] = shares;
  if (!one) throw new DomainError('bill.not_found');
  const payment = await manager.save(
    manager.create(PaymentRecordEntity, {
      paymentNo: randomNo('P', randomBytes(PAYMENT_NO_BYTES)),
      billType: one.bill.billType,
      billId: shares.length === 1 ? one.bill.id : null,
      userId,
      way,
      currency: one.bill.currency,
      amount: shares.reduce((sum, { owed }) => sum + owed, 0n),
      status: PaymentRecordStatus.created,
      provider,
      providerRef: null,
      idempotencyKey: key,
      allocations: shares.map(({ bill, amount }) => ({ bill_id: bill.id, bill_no: bill.billNo, amount })),
      paidAt: null,
      confirmedBy: null,
      expiresAt: new Date(Date.now() + expiresMinutes * 60_000),
      nextLookAt: new Date(Date.now() + LOOK_AFTER_S * 1_000),
      toldAt: null,
      balanceAmount: 0n,
      refundedAmount: 0n,
    }),
  );
  await manager.insert(PaymentRecordHistoryEntity, {
    subjectId: payment.id,
    toStatus: PaymentRecordStatus.created,
    byType: 'member',
    byId: userId,
  });
  return payment;
}
