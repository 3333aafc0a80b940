import type { CallContext, RefundDestination } from '@parcelway/contracts';
import { DomainError, luggageOrderCancelled } from '@parcelway/contracts';
import { OrderStatus } from '@parcelway/contracts/statuses';
import type { Outbox, Transition } from '@parcelway/platform';
import { transition } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { freeCoupon } from '../coupon/held-coupon';
import { voidInsuranceOf } from '../insurance/insurance-moves';
import { canMove } from './domain/order-status';
import { orderStatusWord } from './domain/status-words';
import { LuggageOrderEntity } from './luggage-order.entity';
import { billingOf } from './order-views';

export type By = Transition['by'];

/** Who calls, as a history row names them. */
export function callerOf({ identity }: CallContext): By {
  return identity.kind === 'admin' || identity.kind === 'member'
    ? { type: identity.kind, id: identity.id }
    : { type: 'system', id: null };
}

/** The order under its row lock. Errors: order.not_found. */
export async function lockOrder(
  manager: EntityManager,
  which: { readonly id: number } | { readonly orderNo: string; readonly userId?: number },
): Promise<LuggageOrderEntity> {
  const order = await manager.findOne(LuggageOrderEntity, {
    where: which,
    lock: { mode: 'pessimistic_write' },
  });
  if (!order) throw new DomainError('order.not_found');
  return order;
}

/** Errors: order.wrong_state. */
export function assertCanMove(
  order: LuggageOrderEntity,
  to: OrderStatus,
  locale: CallContext['locale'],
): void {
  const heldFrom = order.holdFromStatus as OrderStatus | null;
  if (!canMove(order.orderStatus as OrderStatus, to, heldFrom))
    throw new DomainError('order.wrong_state', { state: orderStatusWord(order.orderStatus, locale) });
}

/** Moves a locked order, with its history row. Whether it may is asked before. */
export async function moveOrder(
  manager: EntityManager,
  order: LuggageOrderEntity,
  to: OrderStatus,
  move: { readonly by: By; readonly reason: string; readonly set?: Readonly<Record<string, unknown>> },
): Promise<void> {
  const from = order.orderStatus;
  const moved = await transition(manager, {
    table: 'luggage_order',
    id: order.id,
    column: 'order_status',
    from,
    to,
    ...move,
  });
  if (!moved) throw new Error(`order ${order.orderNo} moved from ${from} under its own lock`);
  order.orderStatus = to;
}

/**
 * Cancels a locked order that is in state 0, 1 or 2 with nothing received: bills, labels and collections follow by the event. An order that is
 * cancelled already stays so. Errors: order.not_cancellable.
 */
export async function cancelOrder(
  manager: EntityManager,
  outbox: Outbox,
  order: LuggageOrderEntity,
  cancel: {
    readonly by: By;
    readonly reason: string;
    /** Absent = to the balance. */
    readonly refundTo?: RefundDestination | undefined;
    readonly locale: CallContext['locale'];
    readonly requestId: string | null;
  },
): Promise<void> {
  const from = order.orderStatus as OrderStatus;
  if (from === OrderStatus.cancelled) return;
  if (!canMove(from, OrderStatus.cancelled))
    throw new DomainError('order.not_cancellable', { state: orderStatusWord(from, cancel.locale) });
  const { by, reason } = cancel;
  await moveOrder(manager, order, OrderStatus.cancelled, {
    by,
    reason,
    set: { cancel_reason: reason, pending_edit: null },
  });
  if (from === OrderStatus.draft) return;
  await freeCoupon(manager, order.orderNo);
  await voidInsuranceOf(manager, order.orderNo, { by, reason, locale: cancel.locale });
  await outbox.add(
    manager,
    luggageOrderCancelled,
    {
      ...billingOf(order),
      from,
      pick_up_date: order.pickUpDate,
      reason,
      refund_to: cancel.refundTo,
    },
    cancel.requestId,
  );
}
