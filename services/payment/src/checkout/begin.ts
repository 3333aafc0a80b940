import { randomBytes } from 'node:crypto';
import type { WhatToPay } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { PaymentRecordStatus, PayStatus } from '@parcelway/contracts/statuses';
import { formatMoney } from '@parcelway/money';
import type { EntityManager } from 'typeorm';
import { In, Not } from 'typeorm';
import { BillEntity } from '../bill/bill.entity';
import { billsMeant } from '../bill/bills-meant';
import type { BillsMeant } from '../bill/bills-meant';
import { randomNo } from '../bill/domain/random-no';
import { LIVE } from '../payment/domain/payment-status';
import { PaymentRecordHistoryEntity } from '../payment/payment-record-history.entity';
import { PaymentRecordEntity } from '../payment/payment-record.entity';
import { refusalOfWay } from '../payment-way/domain/offer';
import type { Offer } from '../payment-way/domain/offer';

const PAYMENT_NO_BYTES = 10;
/** A provider is asked for the first time this long after the payment began. */
export const LOOK_AFTER_S = 30;

export interface Attempt {
  readonly userId: number;
  readonly what: WhatToPay;
  readonly offer: Offer;
  readonly key: string | null;
  /** Of money that comes in outside. */
  readonly evidence?: Evidence;
}

/** What a payer shows of money that they sent. */
export interface Evidence {
  /** Address of the paper. */
  readonly proofFile: string;
  readonly payerNote: string;
}

export type Begun =
  | { readonly payment: PaymentRecordEntity; readonly inTheWay?: never }
  /** A payment of some of these bills that is not this one. */
  | { readonly inTheWay: PaymentRecordEntity };

/**
 * Begins a payment of all that is due, or answers the one that is under way for the same bills: one attempt is alive per bill. In the caller's
 * transaction, under the bills' locks; the provider is asked after it. Errors: bill.not_found, pay.already_paid, pay.bill_void,
 * request.idempotency_conflict, pay.way_closed, pay.way_min, pay.way_max.
 */
export async function beginPayment(manager: EntityManager, attempt: Attempt): Promise<Begun> {
  const { userId, key, offer } = attempt;
  const meant = billsMeant(attempt.what);
  const bills = await manager.find(BillEntity, {
    where: { ...(meant.billNos ? { billNo: In([...meant.billNos]) } : { refNo: meant.refNo }), userId },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  if (bills.length === 0) throw new DomainError('bill.not_found');
  const first = key && (await manager.findOneBy(PaymentRecordEntity, { userId, idempotencyKey: key }));
  if (first) {
    const ids = new Set(bills.map(({ id }) => id));
    if (first.way !== offer.way || first.allocations.some(({ bill_id }) => !ids.has(bill_id)))
      throw new DomainError('request.idempotency_conflict');
    return { payment: first };
  }
  const shares = sharesOf(bills, meant);
  const live = await manager.findBy(PaymentRecordEntity, {
    userId,
    status: In(LIVE),
    way: Not('balance'),
  });
  const wanted = new Map(shares.map(({ bill, amount }) => [bill.id, amount]));
  const other = live.find(({ allocations }) => allocations.some(({ bill_id }) => wanted.has(bill_id)));
  if (!other) {
    expectOffered(offer, shares);
    return { payment: await enter(manager, attempt, shares) };
  }
  const isSame =
    other.way === offer.way &&
    other.provider === offer.provider &&
    (!other.expiresAt || other.expiresAt > new Date()) &&
    other.allocations.length === shares.length &&
    other.allocations.every(({ bill_id, amount }) => wanted.get(bill_id) === amount);
  return isSame ? { payment: other } : { inTheWay: other };
}

/** What of a payment goes to a bill. */
export interface Share {
  readonly bill: BillEntity;
  readonly owed: bigint;
  /** `owed` as text. */
  readonly amount: string;
}

function sharesOf(bills: readonly BillEntity[], { billNos }: BillsMeant): Share[] {
  const due = bills.filter(({ payStatus, isVoid }) => payStatus === PayStatus.unpaid && !isVoid);
  const isAll = billNos ? due.length === billNos.length : due.length > 0;
  if (!isAll) {
    if (billNos && billNos.length > bills.length) throw new DomainError('bill.not_found');
    const isSettled = bills.some(({ payStatus }) => payStatus !== PayStatus.unpaid);
    throw new DomainError(isSettled ? 'pay.already_paid' : 'pay.bill_void');
  }
  if (new Set(due.map(({ currency }) => currency)).size > 1) throw new DomainError('pay.several_currencies');
  return due.map((bill) => {
    const owed = bill.amount - bill.paidAmount;
    return { bill, owed, amount: formatMoney(owed, bill.currency) };
  });
}

function expectOffered(offer: Offer, shares: readonly Share[]): void {
  const [one] = shares;
  const refusal =
    one &&
    refusalOfWay(offer, {
      currency: one.bill.currency,
      billTypes: shares.map(({ bill }) => bill.billType),
      amount: shares.reduce((sum, { owed }) => sum + owed, 0n),
    });
  if (refusal) throw new DomainError(refusal.code, refusal.params);
}

interface Entry extends Omit<Attempt, 'what' | 'offer'> {
  readonly offer: Pick<Offer, 'way' | 'provider' | 'expiresMinutes'>;
  /** Absent = its payer. */
  readonly by?: { readonly type: 'admin'; readonly id: number };
}

/** Enters a payment. One from outside waits for staff; all others wait for their payer and are given up in time. */
export async function enter(
  manager: EntityManager,
  { userId, key, offer: { way, provider, expiresMinutes }, evidence, by }: Entry,
  shares: readonly Share[],
): Promise<PaymentRecordEntity> {
  const [one] = shares;
  if (!one) throw new DomainError('bill.not_found');
  const waits = way === 'offline';
  const status = waits ? PaymentRecordStatus.processing : PaymentRecordStatus.created;
  const payment = await manager.save(
    manager.create(PaymentRecordEntity, {
      paymentNo: randomNo('P', randomBytes(PAYMENT_NO_BYTES)),
      billType: one.bill.billType,
      billId: shares.length === 1 ? one.bill.id : null,
      userId,
      way,
      currency: one.bill.currency,
      amount: shares.reduce((sum, { owed }) => sum + owed, 0n),
      status,
      ...evidence,
      provider,
      providerRef: null,
      idempotencyKey: key,
      allocations: shares.map(({ bill, amount }) => ({ bill_id: bill.id, bill_no: bill.billNo, amount })),
      paidAt: null,
      confirmedBy: null,
      expiresAt: waits ? null : new Date(Date.now() + expiresMinutes * 60_000),
      nextLookAt: waits ? null : new Date(Date.now() + LOOK_AFTER_S * 1_000),
      toldAt: null,
      balanceAmount: 0n,
      refundedAmount: 0n,
    }),
  );
  await manager.insert(PaymentRecordHistoryEntity, {
    subjectId: payment.id,
    toStatus: status,
    byType: by?.type ?? 'member',
    byId: by?.id ?? userId,
  });
  return payment;
}
