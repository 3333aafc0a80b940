import { luggageOrderCredited, luggageOrderSupplemented } from '@parcelway/contracts';
import { OrderStatus } from '@parcelway/contracts/statuses';
import { formatMoney } from '@parcelway/money';
import type { Outbox } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { canMove } from './domain/order-status';
import { remeasuredDifference } from './domain/remeasured';
import type { LuggageOrderEntity } from './luggage-order.entity';
import type { By } from './order-moves';
import { moveOrder } from './order-moves';

/** Days a customer has to pay a supplement before staff call. */
const SUPPLEMENT_DAYS = 7;

/** Bills a further amount for a locked order and moves it to state 5, where it waits for the money. `amount` in minor units, above zero. */
export async function chargeSupplement(
  manager: EntityManager,
  outbox: Outbox,
  order: LuggageOrderEntity,
  supplement: {
    readonly amount: bigint;
    readonly memo: string;
    readonly by: By;
    readonly requestId: string | null;
  },
): Promise<void> {
  const { amount, memo, by, requestId } = supplement;
  const supplementAmount = order.supplementAmount + amount;
  await moveOrder(manager, order, OrderStatus.awaitingSupplement, {
    by,
    reason: memo,
    set: { supplement_amount: supplementAmount.toString() },
  });
  Object.assign(order, { supplementAmount });
  const text = formatMoney(amount, order.currency);
  await outbox.add(
    manager,
    luggageOrderSupplemented,
    {
      order_id: order.id,
      order_no: order.orderNo,
      user_id: order.userId,
      currency: order.currency,
      amount: text,
      lines: [{ code: 'supplement', amount: text }],
      due_at: new Date(Date.now() + SUPPLEMENT_DAYS * 86_400_000).toISOString(),
      memo,
    },
    requestId,
  );
}

/**
 * All boxes of a locked order are in and measured: prices it again by the rules and prices it was sold at. Heavier is a supplement, lighter goes
 * back to the balance, the same changes nothing.
 */
export async function settleMeasured(
  manager: EntityManager,
  outbox: Outbox,
  order: LuggageOrderEntity,
  requestId: string | null,
): Promise<void> {
  const difference = remeasuredDifference(order.quoteSnapshot, order.packages);
  const by: By = { type: 'system', id: null };
  if (difference > 0n && canMove(order.orderStatus as OrderStatus, OrderStatus.awaitingSupplement))
    await chargeSupplement(manager, outbox, order, { amount: difference, memo: MEASURED, by, requestId });
  else if (difference < 0n)
    await outbox.add(
      manager,
      luggageOrderCredited,
      {
        order_id: order.id,
        order_no: order.orderNo,
        user_id: order.userId,
        currency: order.currency,
        amount: formatMoney(-difference, order.currency),
        memo: order.orderNo,
      },
      requestId,
    );
}

/** Reason of a move that measuring caused; people read it in both languages. */
const MEASURED = '入仓复称 Re-weighed at the warehouse';
