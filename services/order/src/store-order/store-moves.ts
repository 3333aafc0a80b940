import type { CallContext } from '@parcelway/contracts';
import { DomainError, storeOrderCancelled, storeOrderCredited } from '@parcelway/contracts';
import { StoreStatus } from '@parcelway/contracts/statuses';
import { formatMoney } from '@parcelway/money';
import type { Outbox, Transition } from '@parcelway/platform';
import { transition } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { freeCoupon } from '../coupon/held-coupon';
import { voidInsuranceOf } from '../insurance/insurance-moves';
import { daysBetween, londonDate } from './domain/stored-days';
import { storeStatusWord } from './domain/status-words';
import { canMoveStore } from './domain/store-status';
import { costOf } from './store-amounts';
import { billingOf } from './store-views';
import { StoreOrderEntity } from './store-order.entity';

type By = Transition['by'];

/** The order under its row lock. Errors: store.not_found. */
export async function lockStoreOrder(
  manager: EntityManager,
  which: { readonly id: number } | { readonly orderNo: string; readonly userId: number },
): Promise<StoreOrderEntity> {
  const order = await manager.findOne(StoreOrderEntity, {
    where: which,
    lock: { mode: 'pessimistic_write' },
  });
  if (!order) throw new DomainError('store.not_found');
  return order;
}

/** Errors: store.wrong_state. */
export function assertStoreMove(
  order: StoreOrderEntity,
  to: StoreStatus,
  locale: CallContext['locale'],
): void {
  if (!canMoveStore(order.status as StoreStatus, to))
    throw new DomainError('store.wrong_state', { state: storeStatusWord(order.status, locale) });
}

/** Moves a locked order, with its history row. Whether it may is asked before. */
export async function moveStore(
  manager: EntityManager,
  order: StoreOrderEntity,
  to: StoreStatus,
  move: { readonly by: By; readonly reason?: string; readonly set?: Readonly<Record<string, unknown>> },
): Promise<void> {
  const { status: from, id } = order;
  if (!(await transition(manager, { table: 'store_order', id, from, to, ...move })))
    throw new Error(`storage order ${order.orderNo} moved from ${from} under its own lock`);
  order.status = to;
}

/**
 * Cancels a locked order in state 0 or 1. Before its first day all that was paid comes back; and the coupon with it; from then on the least charge is kept, of the premium never anything. One that
 * is cancelled already stays so. Errors: store.wrong_state.
 */
export async function cancelStore(
  manager: EntityManager,
  outbox: Outbox,
  order: StoreOrderEntity,
  {
    by,
    reason,
    context,
    keepDays,
    now = new Date(),
  }: {
    readonly by: By;
    readonly reason: string;
    readonly context: Pick<CallContext, 'locale' | 'requestId'>;
    /** From the drop-off day on, days in which nothing is kept. */
    readonly keepDays: number;
    readonly now?: Date;
  },
): Promise<void> {
  if (order.status === StoreStatus.cancelled) return;
  assertStoreMove(order, StoreStatus.cancelled, context.locale);
  await moveStore(manager, order, StoreStatus.cancelled, { by, reason, set: { cancel_reason: reason } });
  await voidInsuranceOf(manager, order.orderNo, { by, reason, locale: context.locale });
  const paid = order.paidAmount - order.refundedAmount;
  const least = costOf(order.minDays, order);
  const since = daysBetween(order.plannedIn, londonDate(now)) - 1;
  const isLate = paid > 0n && since >= keepDays && least > 0n;
  if (!isLate) {
    await freeCoupon(manager, order.orderNo);
    await outbox.add(manager, storeOrderCancelled, { ...billingOf(order), reason }, context.requestId);
    return;
  }
  if (paid > least) await creditStore(manager, outbox, order, paid - least, reason, context.requestId);
}

/** Has money of a locked order's bills given back to the balance. `amount` in minor units, above 0. */
export async function creditStore(
  manager: EntityManager,
  outbox: Outbox,
  order: StoreOrderEntity,
  amount: bigint,
  memo: string,
  requestId: string | null,
): Promise<void> {
  const credit = {
    order_id: order.id,
    order_no: order.orderNo,
    user_id: order.userId,
    currency: order.currency,
    amount: formatMoney(amount, order.currency),
    memo: memo || order.orderNo,
  };
  await outbox.add(manager, storeOrderCredited, credit, requestId);
}

/** The insurance of a locked order was given up before its pieces came: it costs that much less, and the premium goes back. */
export async function givePremiumBack(
  manager: EntityManager,
  outbox: Outbox,
  order: StoreOrderEntity,
  premium: bigint,
  memo: string,
  requestId: string | null,
): Promise<void> {
  await manager.query(
    `UPDATE store_order SET insurance_amount = 0, total = total - $2, version = version + 1, update_time = now() WHERE id = $1`,
    [order.id, premium.toString()],
  );
  await creditStore(manager, outbox, order, premium, memo, requestId);
}
