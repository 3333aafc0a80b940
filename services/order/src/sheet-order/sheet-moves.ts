import type { CallContext, EventDefinition, SheetOrderFact } from '@parcelway/contracts';
import { DomainError, sheetOrderVoided } from '@parcelway/contracts';
import { SheetStatus } from '@parcelway/contracts/statuses';
import type { Outbox, Transition } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { freeCoupon } from '../coupon/held-coupon';
import { sheetStatusWord } from './domain/status-words';
import type { SheetOrderEntity } from './sheet-order.entity';
import { factOf } from './sheet-views';

export type By = Transition['by'];

export function wrongState(order: SheetOrderEntity, { locale }: Pick<CallContext, 'locale'>): DomainError {
  return new DomainError('sheet.wrong_state', { state: sheetStatusWord(order, locale) });
}

/** Says what has become of an order, in the transaction that made it so. */
export async function say(
  manager: EntityManager,
  outbox: Outbox,
  event: EventDefinition<SheetOrderFact>,
  order: SheetOrderEntity,
  requestId: string | null,
): Promise<void> {
  await outbox.add(manager, event, factOf(order), requestId);
}

/** Marks a locked order void: its coupon is free again, bills follow by the event. A void one stays so. Errors: sheet.wrong_state while it is being booked. */
export async function voidLocked(
  manager: EntityManager,
  outbox: Outbox,
  order: SheetOrderEntity,
  { by, reason, context }: { readonly by: By; readonly reason: string; readonly context: CallContext },
): Promise<void> {
  if (order.isVoid) return;
  if (order.status === SheetStatus.inProgress) throw wrongState(order, context);
  const isVoid = true;
  await manager.query(
    `UPDATE sheet_order SET is_void = true, void_time = now(), book_at = NULL, pending_edit = NULL, version = version + 1, update_time = now() WHERE id = $1`,
    [order.id],
  );
  await manager.query(
    `INSERT INTO sheet_order_history (subject_id, from_status, to_status, by_type, by_id, reason) VALUES ($1, $2, $2, $3, $4, $5)`,
    [order.id, order.status, by.type, by.id, reason],
  );
  Object.assign(order, { isVoid, voidTime: new Date(), pendingEdit: null });
  await freeCoupon(manager, order.sheetNo);
  await outbox.add(manager, sheetOrderVoided, { ...factOf(order), reason }, context.requestId);
}
