import { randomBytes } from 'node:crypto';
import type { CallContext, SaveLuggageDraft } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { OrderStatus } from '@parcelway/contracts/statuses';
import { invalidFields } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { memberIdOf } from '../quote/shipment';
import { orderNo, parseOrderNo } from './domain/order-no';
import { orderStatusWord } from './domain/status-words';
import { draftColumns } from './draft-columns';
import { LuggageOrderEntity } from './luggage-order.entity';
import { lockOrder } from './order-moves';

const ORDER_NO_BYTES = 5;
/** Of what a draft says, in characters of JSON. */
const MAX_DRAFT = 100_000;

export interface SavedDraft {
  readonly order_id: number;
  readonly order_no: string;
}

/** Writes the calling member's draft, a new one or over the one named. Errors: order.not_found, order.wrong_state, request.invalid. */
export async function saveDraft(
  manager: EntityManager,
  request: SaveLuggageDraft,
  context: CallContext,
): Promise<SavedDraft> {
  const userId = memberIdOf(context);
  if (JSON.stringify(request.packages ?? []).length > MAX_DRAFT)
    throw invalidFields([{ field: 'packages', rule: 'max_length', params: { max: MAX_DRAFT } }]);
  const number = request.order_no
    ? (parseOrderNo(request.order_no) ?? request.order_no)
    : orderNo(randomBytes(ORDER_NO_BYTES));
  const columns = draftColumns(number, userId, request);
  if (!request.order_no) {
    const draft = await manager.save(LuggageOrderEntity, columns);
    return { order_id: draft.id, order_no: number };
  }
  const draft = await lockOrder(manager, { orderNo: number, userId });
  if (draft.orderStatus !== OrderStatus.draft)
    throw new DomainError('order.wrong_state', { state: orderStatusWord(draft.orderStatus, context.locale) });
  await manager.save(LuggageOrderEntity, { ...columns, id: draft.id });
  return { order_id: draft.id, order_no: number };
}
