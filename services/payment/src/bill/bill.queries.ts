import { randomBytes } from 'node:crypto';
import type { OrderBilling, Rebilled, SupplementBilling } from '@parcelway/contracts';
import { PayStatus } from '@parcelway/contracts/statuses';
import { parseMoney } from '@parcelway/money';
import type { Outbox } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { lockShares } from '../refund/refundable';
import { BillEntity } from './bill.entity';
import type { BillsMeant } from './bills-meant';
import { randomNo } from './domain/random-no';
import { voidBills } from './void-bills';

const BILL_NO_BYTES = 10;

/** What raise_bill takes: a number for the bill and the bill as JSON. */
export interface NewBill {
  readonly billNo: string;
  readonly bill: string;
}

/** An order's billing as a bill to be raised; amounts become minor units. */
export function billOf(billing: OrderBilling, replaces = false): NewBill {
  return {
    billNo: randomNo('B', randomBytes(BILL_NO_BYTES)),
    bill: JSON.stringify({
      ref_id: billing.order_id,
      ref_no: billing.order_no,
      user_id: billing.user_id,
      currency: billing.currency,
      amount: parseMoney(billing.amount, billing.currency).toString(),
      lines: billing.lines,
      due_at: billing.due_at,
      bill_type: billing.bill_type ?? 'order',
      revision: billing.revision ?? 0,
      ...(replaces ? { replaces } : {}),
    }),
  };
}

/** Whether anything was ever billed of what has this number; bills of others do not exist here. */
export async function hasBill(manager: EntityManager, userId: number, refNo: string): Promise<boolean> {
  return manager.existsBy(BillEntity, { refNo, userId });
}

/** The unpaid ones of the bills that are meant, locked in the order of their ids as every payment locks them, and whether there were others. */
export async function lockDueBills(
  manager: EntityManager,
  userId: number,
  meant: BillsMeant,
): Promise<{ readonly due: readonly BillEntity[]; readonly isSettled: boolean }> {
  const all = await manager.find(BillEntity, {
    where: { ...(meant.billNos ? { billNo: In([...meant.billNos]) } : { refNo: meant.refNo }), userId },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  return {
    due: all.filter((bill) => bill.payStatus === PayStatus.unpaid && !bill.isVoid),
    isSettled: all.some((bill) => bill.payStatus !== PayStatus.unpaid),
  };
}

/** Enters the order's bill unless it has one. */
export async function raiseBill(
  manager: EntityManager,
  billing: OrderBilling,
  requestId: string | null,
): Promise<void> {
  await raiseBills(manager, [{ billing, requestId }]);
}

/** Enters the bills of several orders with one statement. */
export async function raiseBills(
  manager: EntityManager,
  orders: readonly { readonly billing: OrderBilling; readonly requestId: string | null }[],
  replaces = false,
): Promise<void> {
  const bills = orders.map(({ billing, requestId }) => ({ ...billOf(billing, replaces), requestId }));
  await manager.query(
    `SELECT raise_bill(bill_no, bill, request_id) FROM unnest($1::text[], $2::jsonb[], $3::text[]) AS b(bill_no, bill, request_id)`,
    [
      bills.map(({ billNo }) => billNo),
      bills.map(({ bill }) => bill),
      bills.map(({ requestId }) => requestId),
    ],
  );
}

/** Enters the bill of what is owed beside the first one, of type `supplement` where the order's bills have no type of their own; the inbox sees to it that each comes once. */
export async function raiseSupplement(manager: EntityManager, billing: SupplementBilling): Promise<void> {
  const { billNo, bill } = billOf(billing);
  await manager.query(
    `INSERT INTO bill (bill_no, bill_type, ref_id, ref_no, user_id, currency, amount, lines, due_at)
     SELECT $1, $3, b.ref_id, b.ref_no, b.user_id, b.currency, b.amount, b.lines, b.due_at
     FROM jsonb_to_record($2::jsonb) AS b(ref_id bigint, ref_no text, user_id bigint, currency text, amount bigint, lines jsonb, due_at timestamptz)`,
    [billNo, bill, billing.bill_type ?? 'supplement'],
  );
}

/**
 * The order's unpaid bill gives way to one over what the order costs now. A revision that stands, or is past, stays; answers why a bill could not give
 * way.
 */
export async function replaceBill(
  manager: EntityManager,
  outbox: Outbox,
  billing: OrderBilling & { readonly revision: number },
  requestId: string | null,
): Promise<Rebilled> {
  // The lock of raise_bill: a first bill that is on its way is seen below, and one that comes later finds this one.
  await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('bill', $1::bigint))`, [
    billing.order_id,
  ]);
  const { bills, live } = await lockShares(manager, {
    billType: billing.bill_type ?? 'order',
    refId: billing.order_id,
  });
  if (bills.some(({ revision }) => revision >= billing.revision)) return { refused: null };
  const living = bills.filter((bill) => !bill.isVoid);
  const hasMoney = living.some((bill) => bill.payStatus !== PayStatus.unpaid || bill.paidAmount > 0n);
  if (hasMoney) return { refused: 'pay.already_paid' };
  if (bills.length > 0 && living.length === 0) return { refused: 'pay.bill_void' };
  await voidBills(manager, outbox, { bills: living, live }, { reason: 'edited', requestId });
  await raiseBills(manager, [{ billing, requestId }], true);
  return { refused: null };
}
