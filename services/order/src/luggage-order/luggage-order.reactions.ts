import { Injectable } from '@nestjs/common';
import type { BillPaid, DomainEvent, WaybillMoved, WaybillsIssued } from '@parcelway/contracts';
import {
  billPaid,
  luggageOrderPaid,
  waybillMoved,
  waybillScannedIn,
  waybillsIssued,
} from '@parcelway/contracts';
import { OrderStatus, PayStatus, WaybillStatus } from '@parcelway/contracts/statuses';
import { parseMoney } from '@parcelway/money';
import { Outbox, ReactsTo, transition } from '@parcelway/platform';
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

  /** A payment succeeded: the order is paid and goes to fulfilment with all that is needed there. */
  @ReactsTo(billPaid)
  async markPaid(event: DomainEvent<BillPaid>, manager: EntityManager): Promise<void> {
    const bill = event.data;
    if (bill.bill_type !== 'order') return;
    const order = await lockOrder(manager, bill.ref_id);
    if (!order || order.payStatus === PayStatus.paid) return;
    const paidAt = new Date(bill.paid_at);
    const paid = {
      pay_status: PayStatus.paid,
      paid_amount: parseMoney(bill.amount, bill.currency).toString(),
      pay_time: paidAt,
    };
    const from = order.orderStatus as OrderStatus;
    if (!canMove(from, OrderStatus.awaitingCollection)) {
      // A cancelled order keeps its state; its money is then for staff to give back.
      await manager.update(
        LuggageOrderEntity,
        { id: order.id },
        { payStatus: paid.pay_status, paidAmount: parseMoney(bill.amount, bill.currency), payTime: paidAt },
      );
      return;
    }
    await transition(manager, {
      table: 'luggage_order',
      id: order.id,
      column: 'order_status',
      from,
      to: OrderStatus.awaitingCollection,
      by: SYSTEM,
      reason: bill.payment_no,
      set: paid,
    });
    await this.outbox.add(manager, luggageOrderPaid, paidOrder(order, paidAt), event.requestId);
  }

  @ReactsTo(waybillsIssued)
  async noteWaybills(event: DomainEvent<WaybillsIssued>, manager: EntityManager): Promise<void> {
    const order = await lockBoxes(manager, event.data.order_id);
    if (!order) return;
    const known = new Set(order.waybills.map(({ waybill_no }) => waybill_no));
    await saveWaybills(manager, order, [
      ...order.waybills,
      ...event.data.waybills.filter(({ waybill_no }) => !known.has(waybill_no)),
    ]);
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

async function lockOrder(manager: EntityManager, id: number): Promise<LuggageOrderEntity | null> {
  return manager
    .getRepository(LuggageOrderEntity)
    .findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
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
