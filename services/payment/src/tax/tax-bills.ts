import { randomBytes } from 'node:crypto';
import type { WaybillFacts } from '@parcelway/contracts';
import { DomainError, taxBillRaised, waybillDutyChanged } from '@parcelway/contracts';
import { PayStatus } from '@parcelway/contracts/statuses';
import { formatMoney, parseMoney } from '@parcelway/money';
import type { Outbox } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { BillEntity } from '../bill/bill.entity';
import { randomNo } from '../bill/domain/random-no';
import { voidBills } from '../bill/void-bills';
import { lockShares } from '../refund/refundable';
import { dutyStanding } from './domain/duty-standing';

const BILL_NO_BYTES = 10;

export interface NewTaxBill {
  readonly waybill: WaybillFacts;
  /** Decimal in the currency of the waybill's order. */
  readonly amount: string;
  readonly customsRef: string;
  readonly document: string;
  readonly reason: string;
}

/** The box's bills change one after the other: whoever changes or sums them up holds this until the transaction ends. Taken before any row lock. */
async function lockDuty(manager: EntityManager, waybillNo: string): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('duty ' || $1, 0))`, [waybillNo]);
}

const billsOf = (manager: EntityManager, waybillNo: string): Promise<BillEntity[]> =>
  manager.find(BillEntity, { where: { billType: 'tax', waybillNo }, order: { id: 'ASC' } });

/**
 * Bills duty and lets the box wait, in the caller's transaction. A box has one living bill for a customs entry: where it has it, that one is
 * answered with `isNew` false. With `isFinal` a void one stands in the way too.
 */
export async function raiseTaxBill(
  manager: EntityManager,
  outbox: Outbox,
  { waybill, ...duty }: NewTaxBill,
  { requestId, isFinal }: { readonly requestId: string | null; readonly isFinal: boolean },
): Promise<{ readonly bill: BillEntity; readonly isNew: boolean }> {
  const { waybill_id: refId, waybill_no: refNo, currency, user_id: userId, order_no: orderNo } = waybill;
  await lockDuty(manager, refNo);
  const bills = await billsOf(manager, refNo);
  const known = bills.find(
    ({ customsRef, isVoid }) =>
      duty.customsRef !== '' && customsRef === duty.customsRef && (isFinal || !isVoid),
  );
  if (known) return { bill: known, isNew: false };
  const amount = parseMoney(duty.amount, currency);
  const bill = await manager.save(
    manager.create(BillEntity, {
      ...{ billNo: randomNo('B', randomBytes(BILL_NO_BYTES)), billType: 'tax', refId, refNo, userId },
      ...{ currency, amount, payStatus: PayStatus.unpaid, waybillId: refId, waybillNo: refNo, orderNo },
      ...{ customsRef: duty.customsRef, document: duty.document, reason: duty.reason },
      ...{ lines: [{ code: 'duty', amount: formatMoney(amount, currency), text: duty.reason }] },
      ...{ dueAt: null, paidAt: null, paidWay: null },
    }),
  );
  await tellDuty(manager, outbox, refNo, requestId);
  await outbox.add(
    manager,
    taxBillRaised,
    {
      ...{ bill_no: bill.billNo, order_no: orderNo, waybill_no: refNo, user_id: userId, currency },
      ...{ amount: formatMoney(amount, currency), reason: duty.reason },
    },
    requestId,
  );
  return { bill, isNew: true };
}

/** Makes an unpaid tax bill void, in the caller's transaction; one that is void stays so. Errors: bill.not_found, pay.already_paid. */
export async function voidTaxBill(
  manager: EntityManager,
  outbox: Outbox,
  { id, reason, requestId }: { readonly id: number; readonly reason: string; readonly requestId: string },
): Promise<void> {
  const found = await manager.findOneBy(BillEntity, { id, billType: 'tax' });
  if (!found) throw new DomainError('bill.not_found');
  await lockDuty(manager, found.refNo);
  const locked = await lockShares(manager, { id });
  const [bill] = locked.bills;
  if (!bill) throw new DomainError('bill.not_found');
  if (bill.payStatus !== PayStatus.unpaid || bill.paidAmount > 0n) throw new DomainError('pay.already_paid');
  if (bill.isVoid) return;
  await voidBills(manager, outbox, locked, { reason, requestId });
  await tellDuty(manager, outbox, bill.refNo, requestId);
}

/** Says how all duty on a box stands now. */
export async function tellDuty(
  manager: EntityManager,
  outbox: Outbox,
  waybillNo: string,
  requestId: string | null,
): Promise<void> {
  await lockDuty(manager, waybillNo);
  const bills = await billsOf(manager, waybillNo);
  const currency = bills[0]?.currency;
  if (!currency) return;
  const { payStatus, paidAt, reason, sequence, ...sums } = dutyStanding(bills);
  const money = (minor: bigint): string => formatMoney(minor, currency);
  await outbox.add(
    manager,
    waybillDutyChanged,
    {
      ...{ waybill_no: waybillNo, currency, amount: money(sums.amount), paid_amount: money(sums.paid) },
      ...{ owed: money(sums.owed), pay_status: payStatus, reason, sequence },
      paid_at: paidAt?.toISOString() ?? null,
    },
    requestId,
  );
}
