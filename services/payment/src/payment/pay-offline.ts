import { randomBytes } from 'node:crypto';
import type { BillPaid, PaidOffline } from '@parcelway/contracts';
import { billPaid, DomainError } from '@parcelway/contracts';
import { PaymentRecordStatus, PayStatus } from '@parcelway/contracts/statuses';
import { formatMoney, parseMoney } from '@parcelway/money';
import type { Outbox } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { BillEntity } from '../bill/bill.entity';
import { lockDueBills } from '../bill/bill.queries';
import type { BillsMeant } from '../bill/bills-meant';
import { randomNo } from '../bill/domain/random-no';
import { postPayment } from '../ledger/ledger.queries';
import { PaymentRecordHistoryEntity } from './payment-record-history.entity';
import { PaymentRecordEntity } from './payment-record.entity';

const PAYMENT_NO_BYTES = 10;

export interface OfflinePayment {
  readonly userId: number;
  readonly meant: BillsMeant;
  /** Decimal in the bills' currency. */
  readonly amount: string;
  readonly reference: string;
  readonly memo: string;
  readonly adminId: number;
  readonly requestId: string;
}

/**
 * Pays what is due on the bills that are meant, in full, by money that came in outside; no balance moves. In the caller's transaction, under the
 * bills' locks. Errors: pay.already_paid, pay.bill_void, pay.way_closed,
 * pay.other_amount.
 */
export async function payOffline(
  manager: EntityManager,
  outbox: Outbox,
  payment: OfflinePayment,
): Promise<PaidOffline> {
  const { due, isSettled } = await lockDueBills(manager, payment.userId, payment.meant);
  const [first] = due;
  if (!first) throw new DomainError(isSettled ? 'pay.already_paid' : 'pay.bill_void');
  const { currency, billType } = first;
  if (due.some((bill) => bill.currency !== currency)) throw new DomainError('pay.several_currencies');
  // A recharge is a move of the wallet and has a way of its own.
  if (due.some((bill) => bill.billType === 'recharge')) throw new DomainError('pay.way_closed');
  const shares = due.map((bill) => ({ bill, owed: bill.amount - bill.paidAmount }));
  const total = shares.reduce((sum, { owed }) => sum + owed, 0n);
  if (parseMoney(payment.amount, currency) !== total)
    throw new DomainError('pay.other_amount', { currency, due: formatMoney(total, currency) });

  const paidAt = new Date();
  const record = await manager.save(PaymentRecordEntity, {
    paymentNo: randomNo('P', randomBytes(PAYMENT_NO_BYTES)),
    billType,
    billId: due.length === 1 ? first.id : null,
    userId: payment.userId,
    way: 'offline',
    currency,
    amount: total,
    status: PaymentRecordStatus.succeeded,
    reference: payment.reference,
    confirmedBy: payment.adminId,
    memo: payment.memo,
    allocations: shares.map(({ bill, owed }) => ({
      bill_id: bill.id,
      bill_no: bill.billNo,
      amount: formatMoney(owed, currency),
    })),
    paidAt,
  });
  await manager.insert(PaymentRecordHistoryEntity, {
    subjectId: record.id,
    toStatus: PaymentRecordStatus.succeeded,
    byType: 'admin',
    byId: payment.adminId,
    reason: payment.memo,
  });
  await postPayment(manager, {
    paymentNo: record.paymentNo,
    way: 'offline',
    userId: payment.userId,
    adminId: payment.adminId,
    memo: payment.memo,
    currency,
    shares,
  });
  await manager
    .createQueryBuilder()
    .update(BillEntity)
    .set({
      paidAmount: () => 'amount',
      payStatus: PayStatus.paid,
      paidAt,
      paidWay: 'offline',
      version: () => 'version + 1',
      updateTime: () => 'now()',
    })
    .where({ id: In(due.map(({ id }) => id)) })
    .execute();
  await outbox.addMany(
    manager,
    billPaid,
    due.map((bill) => ({
      bill_no: bill.billNo,
      bill_type: bill.billType as BillPaid['bill_type'],
      ref_id: bill.refId,
      ref_no: bill.refNo,
      user_id: bill.userId,
      revision: bill.revision,
      payment_no: record.paymentNo,
      currency,
      amount: formatMoney(bill.amount, currency),
      way: 'offline' as const,
      paid_at: paidAt.toISOString(),
    })),
    payment.requestId,
  );
  return {
    payment_no: record.paymentNo,
    pay_status: PayStatus.paid,
    paid_amount: formatMoney(total, currency),
  };
}
