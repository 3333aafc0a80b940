import { Injectable } from '@nestjs/common';
import type {
  CancelledOrder,
  DomainEvent,
  OrderBilling,
  OrderCredit,
  SupplementBilling,
} from '@parcelway/contracts';
import {
  luggageOrderCancelled,
  luggageOrderCredited,
  luggageOrderPlaced,
  luggageOrderSupplemented,
} from '@parcelway/contracts';
import { parseMoney } from '@parcelway/money';
import { Outbox, ReactsTo, ReactsToMany } from '@parcelway/platform';
import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { PayStatus } from '@parcelway/contracts/statuses';
import { refundToBalance } from '../refund/refund-to-balance';
import { BillEntity } from './bill.entity';
import { raiseBill, raiseBills, raiseSupplement } from './bill.queries';

/** Bills that a luggage order may have of its own; duty has its own life. */
const OF_ORDER = ['order', 'supplement'];

@Injectable()
export class BillReactions {
  constructor(private readonly outbox: Outbox) {}

  /** Placed orders get their bills. */
  @ReactsToMany(luggageOrderPlaced)
  async bill(events: readonly DomainEvent<OrderBilling>[], manager: EntityManager): Promise<void> {
    await raiseBills(
      manager,
      events.map(({ data, requestId }) => ({ billing: data, requestId })),
    );
  }

  /** More to pay gets a bill of its own; the first one stays what it was. */
  @ReactsTo(luggageOrderSupplemented)
  async billSupplement(event: DomainEvent<SupplementBilling>, manager: EntityManager): Promise<void> {
    await raiseSupplement(manager, event.data);
  }

  /**
   * A cancelled order's bills: unpaid ones are void, what was paid goes back to the balance. A payment that wins the race for the bill's lock
   * is given back, one that loses it is refused. The order's first bill may not be here yet: it is raised to be void.
   */
  @ReactsTo(luggageOrderCancelled)
  async settleCancelled(event: DomainEvent<CancelledOrder>, manager: EntityManager): Promise<void> {
    const { order_no: orderNo, reason } = event.data;
    await raiseBill(manager, event.data, event.requestId);
    for (const bill of await lockBills(manager, event.data)) {
      const left = bill.paidAmount - bill.refundedAmount;
      if (left > 0n)
        await refundToBalance(manager, this.outbox, bill, {
          amount: left,
          memo: orderNo,
          adminId: null,
          requestId: event.requestId,
        });
      else if (bill.payStatus === PayStatus.unpaid && !bill.isVoid)
        await manager.query(
          `UPDATE bill SET is_void = true, void_reason = $2, version = version + 1, update_time = now() WHERE id = $1`,
          [bill.id, reason.slice(0, 200)],
        );
    }
  }

  /** Measured lighter than declared: the difference goes back, newest bill first. */
  @ReactsTo(luggageOrderCredited)
  async credit(event: DomainEvent<OrderCredit>, manager: EntityManager): Promise<void> {
    const { amount, currency, memo } = event.data;
    let open = parseMoney(amount, currency);
    for (const bill of (await lockBills(manager, event.data)).reverse()) {
      const left = bill.paidAmount - bill.refundedAmount;
      const share = left < open ? left : open;
      if (share === 0n) continue;
      open -= share;
      await refundToBalance(manager, this.outbox, bill, {
        amount: share,
        memo,
        adminId: null,
        requestId: event.requestId,
      });
    }
    if (open > 0n) throw new Error(`order ${event.data.order_no} has less paid than is to be given back`);
  }
}

/** The order's bills, locked in the order of their ids as payments lock them. */
function lockBills(
  manager: EntityManager,
  order: { readonly order_no: string; readonly user_id: number },
): Promise<BillEntity[]> {
  return manager.find(BillEntity, {
    where: { refNo: order.order_no, userId: order.user_id, billType: In(OF_ORDER) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
}
