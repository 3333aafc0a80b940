import { randomBytes } from 'node:crypto';
import type { OrderBilling } from '@parcelway/contracts';
import { parseMoney } from '@parcelway/money';
import type { EntityManager } from 'typeorm';
import { randomNo } from './domain/random-no';

const BILL_NO_BYTES = 10;

/** What raise_bill takes: a number for the bill and the bill as JSON. */
export interface NewBill {
  readonly billNo: string;
  readonly bill: string;
}

/** An order's billing as a bill to be raised; amounts become minor units. */
export function billOf(billing: OrderBilling): NewBill {
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
    }),
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
): Promise<void> {
  const bills = orders.map(({ billing, requestId }) => ({ ...billOf(billing), requestId }));
  await manager.query(
    `SELECT raise_bill(bill_no, bill, request_id) FROM unnest($1::text[], $2::jsonb[], $3::text[]) AS b(bill_no, bill, request_id)`,
    [
      bills.map(({ billNo }) => billNo),
      bills.map(({ bill }) => bill),
      bills.map(({ requestId }) => requestId),
    ],
  );
}
