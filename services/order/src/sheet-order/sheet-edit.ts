import type { BillPaid } from '@parcelway/contracts';
import { In, IsNull, Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { RepricedKind } from '../bill-change/bill-changes';
import { freeCoupon, takeCoupon, takenCoupon } from '../coupon/held-coupon';
import type { SheetPrice } from './domain/sheet-price';
import type { PendingSheetEdit } from './pending-sheet-edit';
import { billingOf } from './sheet-billing';
import { SheetOrderEntity } from './sheet-order.entity';
import { lockSheetOrder } from './sheet-order.queries';

/** Reason of a history row; people read it in both languages. */
const REFUSED = '修改未生效，原账单已支付或作废 Not changed: its bill was paid or void before';

type Columns = PendingSheetEdit['columns'];
type By = PendingSheetEdit['by'];

/** Keeps a change of a locked order until it is billed, with the coupon it is to have; answers its revision. Errors: coupon.not_usable. */
export async function keepSheetEdit(
  manager: EntityManager,
  order: SheetOrderEntity,
  change: {
    readonly columns: Columns;
    readonly price: SheetPrice & Pick<SheetOrderEntity, 'currency'>;
    readonly couponId: number | null;
    readonly by: By;
  },
): Promise<number> {
  const { amount, snapshot: quoteSnapshot, currency } = change.price;
  const before = await takenCoupon(manager, order.sheetNo);
  const after = change.couponId;
  if (after && after !== before) await takeCoupon(manager, after, order.userId, order.sheetNo);
  const edit: PendingSheetEdit = {
    revision: order.billRevision + 1,
    billing: billingOf({ ...order, amount, currency, quoteSnapshot }),
    columns: change.columns,
    coupon_before: before,
    coupon_after: after,
    by: change.by,
  };
  await manager.query(
    `UPDATE sheet_order SET pending_edit = $2, version = version + 1, update_time = now() WHERE id = $1`,
    [order.id, JSON.stringify(edit)],
  );
  return edit.revision;
}

/** Puts the columns of a new body into a locked order. The first body's hash stays, for repeats of it. */
export async function replaceSheetOrder(
  manager: EntityManager,
  order: SheetOrderEntity,
  columns: Columns,
): Promise<void> {
  const names = Object.keys(columns);
  await manager.query(
    `UPDATE sheet_order SET (${names.join(', ')}, version, update_time) =
       (SELECT ${names.map((name) => `o.${name}`).join(', ')}, sheet_order.version + 1, now()
        FROM jsonb_populate_record(NULL::sheet_order, $2::jsonb) AS o)
     WHERE id = $1`,
    [order.id, JSON.stringify(columns)],
  );
}

export const sheetEdits: RepricedKind<SheetOrderEntity> = {
  table: 'sheet_order',
  lock: lockSheetOrder,
  async end(manager, order, isBilled) {
    const edit = order.pendingEdit;
    if (!edit) return;
    await freeCoupon(manager, order.sheetNo, isBilled ? edit.coupon_after : edit.coupon_before);
    if (isBilled) await replaceSheetOrder(manager, order, edit.columns);
    const by: By = isBilled ? edit.by : { type: 'system', id: null };
    await manager.query(
      `WITH ended AS (
         UPDATE sheet_order SET pending_edit = NULL, bill_revision = $2, version = version + 1, update_time = now()
         WHERE id = $1 RETURNING id, status
       )
       INSERT INTO sheet_order_history (subject_id, from_status, to_status, by_type, by_id, reason)
       SELECT id, status, status, $3, $4, $5 FROM ended`,
      [
        order.id,
        isBilled ? edit.revision : order.billRevision,
        by.type,
        by.id,
        isBilled ? 'edited' : REFUSED,
      ],
    );
    Object.assign(order, await manager.findOneByOrFail(SheetOrderEntity, { id: order.id }));
  },
};

/** Of orders that were being changed, the bill that was paid says what they are. */
export async function endPaidEdits(
  manager: EntityManager,
  bills: readonly Pick<BillPaid, 'ref_id' | 'revision'>[],
): Promise<void> {
  const orders = await manager.find(SheetOrderEntity, {
    where: { id: In(bills.map(({ ref_id }) => ref_id)), pendingEdit: Not(IsNull()) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  for (const order of orders) {
    const paid = bills.find(({ ref_id }) => ref_id === order.id);
    await sheetEdits.end(manager, order, (paid?.revision ?? 0) > order.billRevision);
  }
}
