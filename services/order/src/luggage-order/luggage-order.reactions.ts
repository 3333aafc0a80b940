import { Injectable } from '@nestjs/common';
import type { BillPaid, DomainEvent, PaidOrder, WaybillMoved, WaybillsIssued } from '@parcelway/contracts';
import {
  billPaid,
  luggageOrderPaid,
  waybillMoved,
  waybillScannedIn,
  waybillsIssued,
} from '@parcelway/contracts';
import { OrderStatus, PayStatus, WaybillStatus } from '@parcelway/contracts/statuses';
import { parseMoney } from '@parcelway/money';
import { Outbox, ReactsTo, ReactsToMany, transition } from '@parcelway/platform';
import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { inboundProgress, statusAfterScan } from './domain/inbound-progress';
import { canMove } from './domain/order-status';
import { LuggageOrderEntity } from './luggage-order.entity';
import { paidOrder } from './paid-order';
import type { WaybillCopy } from './stored-quote';

const SYSTEM = { type: 'system', id: null } as const;

/** What a luggage order does when money or boxes move. */
@Injectable()
export class LuggageOrderReactions {
  constructor(private readonly outbox: Outbox) {}

  /** Payments succeeded: the orders are paid and go to fulfilment with all that is needed there. */
  @ReactsToMany(billPaid, ({ bill_type }) => bill_type === 'order')
  async markPaid(events: readonly DomainEvent<BillPaid>[], manager: EntityManager): Promise<void> {
    const orders = await lockOrders(
      manager,
      events.map(({ data }) => data.ref_id),
    );
    const paid: PaidOrder[] = [];
    for (const { data: bill } of events) {
      const order = orders.get(bill.ref_id);
      if (!order || order.payStatus === PayStatus.paid) continue;
      order.payStatus = PayStatus.paid;
      const paidAt = new Date(bill.paid_at);
      if (await this.movePaid(manager, order, bill, paidAt)) paid.push(paidOrder(order, paidAt));
    }
    if (paid.length > 0)
      await this.outbox.addMany(
        manager,
        luggageOrderPaid,
        paid,
        events.length === 1 ? (events[0]?.requestId ?? null) : null,
      );
  }

  /** False for a cancelled order: it keeps its state, and its money is for staff to give back. */
  private async movePaid(
    manager: EntityManager,
    order: LuggageOrderEntity,
    bill: BillPaid,
    paidAt: Date,
  ): Promise<boolean> {
    const from = order.orderStatus as OrderStatus;
    const paidAmount = parseMoney(bill.amount, bill.currency);
    if (!canMove(from, OrderStatus.awaitingCollection)) {
      await manager.update(
        LuggageOrderEntity,
        { id: order.id },
        { payStatus: PayStatus.paid, paidAmount, payTime: paidAt },
      );
      return false;
    }
    return transition(manager, {
      table: 'luggage_order',
      id: order.id,
      column: 'order_status',
      from,
      to: OrderStatus.awaitingCollection,
      by: SYSTEM,
      reason: bill.payment_no,
      set: { pay_status: PayStatus.paid, paid_amount: paidAmount.toString(), pay_time: paidAt },
    });
  }

  /** Adds the waybills to the orders' copies; what a faster event has said of one of them stays. */
  @ReactsToMany(waybillsIssued)
  async noteWaybills(events: readonly DomainEvent<WaybillsIssued>[], manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE luggage_order AS o SET waybills = (
         SELECT jsonb_agg(w ORDER BY (w ->> 'package_no')::int) FROM (
           SELECT w FROM jsonb_array_elements(o.waybills) AS w
           UNION ALL
           SELECT w FROM jsonb_array_elements(issued.waybills) AS w
           WHERE NOT EXISTS (SELECT 1 FROM jsonb_array_elements(o.waybills) AS k WHERE k ->> 'waybill_no' = w ->> 'waybill_no')
         ) AS every(w))
       FROM jsonb_to_recordset($1::jsonb) AS issued(order_id bigint, waybills jsonb)
       WHERE o.id = issued.order_id`,
      [JSON.stringify(events.map(({ data }) => ({ order_id: data.order_id, waybills: data.waybills })))],
    );
  }

  @ReactsTo(waybillMoved)
  async noteMove(event: DomainEvent<WaybillMoved>, manager: EntityManager): Promise<void> {
    await noteStatus(manager, event.data);
  }

  /** Counts the box as received; the first makes the order partly inbound, the last inbound. */
  @ReactsTo(waybillScannedIn)
  async noteScan(event: DomainEvent<WaybillMoved>, manager: EntityManager): Promise<void> {
    const order = await noteStatus(manager, event.data);
    if (!order) return;
    const scanned = order.waybills.filter(({ status }) => status >= WaybillStatus.inbound).length;
    const count = { scanned, total: order.package_count };
    await manager.query(`UPDATE luggage_order SET inbound_progress = $2 WHERE id = $1`, [
      order.id,
      inboundProgress(count),
    ]);
    const from = order.order_status;
    const to = statusAfterScan(from, count);
    if (to !== from)
      await transition(manager, {
        table: 'luggage_order',
        id: order.id,
        column: 'order_status',
        from,
        to,
        by: SYSTEM,
        reason: event.data.waybill_no,
      });
  }
}

/** The part of an order that its waybills concern. */
interface OrderBoxes {
  readonly id: number;
  readonly package_count: number;
  readonly order_status: OrderStatus;
  waybills: WaybillCopy[];
}

/** The orders by id, locked in the order of their ids so that two batches never wait for each other. */
async function lockOrders(
  manager: EntityManager,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LuggageOrderEntity>> {
  const orders = await manager.getRepository(LuggageOrderEntity).find({
    where: { id: In([...new Set(ids)]) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  return new Map(orders.map((order) => [order.id, order]));
}

async function lockBoxes(manager: EntityManager, id: number): Promise<OrderBoxes | null> {
  const [row] = (await manager.query(
    `SELECT package_count, order_status, waybills FROM luggage_order WHERE id = $1 FOR UPDATE`,
    [id],
  )) as Omit<OrderBoxes, 'id'>[];
  return row ? { ...row, id } : null;
}

async function saveWaybills(
  manager: EntityManager,
  order: OrderBoxes,
  waybills: WaybillCopy[],
): Promise<void> {
  order.waybills = [...waybills].sort((left, right) => left.package_no - right.package_no);
  await manager.query(`UPDATE luggage_order SET waybills = $2 WHERE id = $1`, [
    order.id,
    JSON.stringify(order.waybills),
  ]);
}

/** Puts a waybill's status into the order's copy; the move may arrive before the list of waybills does. */
async function noteStatus(manager: EntityManager, move: WaybillMoved): Promise<OrderBoxes | null> {
  const order = await lockBoxes(manager, move.order_id);
  if (!order) return null;
  const others = order.waybills.filter(({ waybill_no }) => waybill_no !== move.waybill_no);
  await saveWaybills(manager, order, [
    ...others,
    { waybill_no: move.waybill_no, status: move.status, package_no: move.package_no },
  ]);
  return order;
}
