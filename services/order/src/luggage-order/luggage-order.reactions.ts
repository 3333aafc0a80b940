import { Injectable } from '@nestjs/common';
import type {
  BillPaid,
  BillRefunded,
  DomainEvent,
  PaidOrder,
  WaybillHold,
  WaybillMoved,
  WaybillsIssued,
} from '@parcelway/contracts';
import {
  billPaid,
  billRefunded,
  luggageOrderPaid,
  waybillHoldChanged,
  waybillMoved,
  waybillScannedIn,
  waybillsIssued,
} from '@parcelway/contracts';
import { OrderStatus, PayStatus, WaybillStatus } from '@parcelway/contracts/statuses';
import { parseMoney } from '@parcelway/money';
import { Outbox, ReactsTo, ReactsToMany, requestIdOf, transition } from '@parcelway/platform';
import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { adjustCommission, earnCommission } from '../commission/order-commission';
import { noteInsuredBox, noteInsuredWaybills } from '../insurance/insured-boxes';
import { beginInsurance } from '../insurance/sold-insurance';
import { noteBoxHold } from './box-holds';
import { inboundProgress, statusAfterScan } from './domain/inbound-progress';
import { sheetEarningsOf } from '../sheet-order/sheet-commission';
import { endPaidEdits } from '../sheet-order/sheet-edit';
import { SheetPayments } from '../sheet-order/sheet-payment';
import { noteStorePaid, noteStoreRefund } from '../store-order/store-payments';
import { canMove } from './domain/order-status';
import { luggageEdits } from './luggage-edit';
import { LuggageOrderEntity } from './luggage-order.entity';
import { earningOf } from './order-commission-terms';
import { moveOrder } from './order-moves';
import { paidOrder } from './paid-order';
import type { StoredPackage, WaybillCopy } from './stored-quote';
import { settleMeasured } from './supplement';

/** Bills of what this service takes orders for. */
const OF_ORDERS: readonly BillPaid['bill_type'][] = ['order', 'supplement', 'sheet', 'storage'];
const SYSTEM = { type: 'system', id: null } as const;

/** What a luggage order does when money or boxes move. */
@Injectable()
export class LuggageOrderReactions {
  constructor(
    private readonly outbox: Outbox,
    private readonly sheets: SheetPayments,
  ) {}

  /**
   * Payments succeeded: paid orders go to fulfilment with all that is needed there, those that waited for a supplement go on. Sheet orders are
   * marked here too, since one place of a service reacts to an event.
   */
  @ReactsToMany(billPaid, ({ bill_type }) => OF_ORDERS.includes(bill_type))
  async markPaid(all: readonly DomainEvent<BillPaid>[], manager: EntityManager): Promise<void> {
    const ofSheets = all.map(({ data }) => data).filter(({ bill_type }) => bill_type === 'sheet');
    if (ofSheets.length > 0) await this.markSheetsPaid(manager, ofSheets);
    for (const { data } of all) if (data.bill_type === 'storage') await noteStorePaid(manager, data);
    const events = all.filter(({ data }) => data.bill_type === 'order' || data.bill_type === 'supplement');
    const orders = await lockOrders(
      manager,
      events.map(({ data }) => data.ref_id),
    );
    const paid: PaidOrder[] = [];
    for (const { data: bill } of events) {
      const order = orders.get(bill.ref_id);
      if (order && bill.bill_type === 'supplement') await noteSupplementPaid(manager, order, bill);
      if (!order || bill.bill_type !== 'order' || order.payStatus !== PayStatus.unpaid) continue;
      const paidAt = new Date(bill.paid_at);
      // Of an order that was being changed, the bill that was paid says what it is.
      if (order.pendingEdit)
        await luggageEdits.end(manager, order, (bill.revision ?? 0) >= order.pendingEdit.revision);
      if (!(await this.movePaid(manager, order, bill, paidAt))) continue;
      paid.push(paidOrder(order, paidAt));
      await earnCommission(manager, earningOf(order), paidAt);
    }
    await beginInsurance(manager, paid);
    if (paid.length > 0) await this.outbox.addMany(manager, luggageOrderPaid, paid, requestIdOf(events));
  }

  private async markSheetsPaid(manager: EntityManager, bills: readonly BillPaid[]): Promise<void> {
    await endPaidEdits(manager, bills);
    await this.sheets.markPaid(manager, bills);
    const earnings = await sheetEarningsOf(
      manager,
      bills.map(({ ref_id }) => ref_id),
    );
    for (const { ref_id, paid_at } of bills) {
      const order = earnings.get(ref_id);
      if (order) await earnCommission(manager, order, new Date(paid_at));
    }
  }

  private async noteSheetRefund(manager: EntityManager, refund: BillRefunded): Promise<void> {
    await this.sheets.noteRefund(manager, refund);
    const order = (await sheetEarningsOf(manager, [refund.ref_id])).get(refund.ref_id);
    if (order) await adjustCommission(manager, order);
  }

  /** False for a cancelled order: it keeps its state, and the payment service gives its money back. */
  private async movePaid(
    manager: EntityManager,
    order: LuggageOrderEntity,
    bill: BillPaid,
    paidAt: Date,
  ): Promise<boolean> {
    const from = order.orderStatus as OrderStatus;
    const paidAmount = order.paidAmount + parseMoney(bill.amount, bill.currency);
    order.paidAmount = paidAmount;
    order.payStatus = settledStatus(order);
    if (!canMove(from, OrderStatus.awaitingCollection)) {
      await manager.update(
        LuggageOrderEntity,
        { id: order.id },
        { payStatus: order.payStatus, paidAmount, payTime: paidAt },
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
      set: { pay_status: order.payStatus, paid_amount: paidAmount.toString(), pay_time: paidAt },
    });
  }

  /** Money of the order's bills went back; all of it makes the order refunded. */
  @ReactsTo(billRefunded, ({ bill_type }) => OF_ORDERS.includes(bill_type))
  async noteRefund(event: DomainEvent<BillRefunded>, manager: EntityManager): Promise<void> {
    if (event.data.bill_type === 'sheet') return this.noteSheetRefund(manager, event.data);
    if (event.data.bill_type === 'storage') return noteStoreRefund(manager, event.data);
    const { ref_id, amount, currency } = event.data;
    const [rows] = (await manager.query(
      `UPDATE luggage_order SET refunded_amount = refunded_amount + $2, version = version + 1, update_time = now(),
         pay_status = CASE WHEN paid_amount > 0 AND refunded_amount + $2 >= paid_amount THEN 3 ELSE pay_status END
       WHERE id = $1 RETURNING salesman_id`,
      [ref_id, parseMoney(amount, currency).toString()],
    )) as [{ salesman_id: string | null }[], number];
    if (!rows[0]?.salesman_id) return;
    const order = await manager.findOneBy(LuggageOrderEntity, { id: ref_id });
    if (order) await adjustCommission(manager, earningOf(order));
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
    await noteInsuredWaybills(
      manager,
      events.map(({ data }) => data),
    );
  }

  @ReactsTo(waybillMoved)
  async noteMove(event: DomainEvent<WaybillMoved>, manager: EntityManager): Promise<void> {
    await noteStatus(manager, event.data);
    await noteInsuredBox(manager, event.data);
  }

  @ReactsTo(waybillHoldChanged)
  async noteHold(event: DomainEvent<WaybillHold>, manager: EntityManager): Promise<void> {
    await noteBoxHold(manager, event.data);
  }

  /** Counts the box as received, with what it weighs; the first makes the order partly inbound, the last inbound and settled by weight. */
  @ReactsTo(waybillScannedIn)
  async noteScan(event: DomainEvent<WaybillMoved>, manager: EntityManager): Promise<void> {
    const boxes = await noteStatus(manager, event.data);
    await noteInsuredBox(manager, event.data);
    if (!boxes) return;
    const order = (await lockOrders(manager, [boxes.id])).get(boxes.id);
    if (!order) return;
    const scanned = boxes.waybills.filter(({ status }) => status >= WaybillStatus.inbound).length;
    const count = { scanned, total: order.packageCount };
    order.packages = withMeasures(order.packages, event.data);
    await manager.query(`UPDATE luggage_order SET inbound_progress = $2, packages = $3 WHERE id = $1`, [
      order.id,
      inboundProgress(count),
      JSON.stringify(order.packages),
    ]);
    const from = order.orderStatus as OrderStatus;
    const to = statusAfterScan(from, count);
    if (to === from) return;
    await moveOrder(manager, order, to, { by: SYSTEM, reason: event.data.waybill_no });
    if (to === OrderStatus.inbound) await settleMeasured(manager, this.outbox, order, event.requestId);
  }
}

/** Of an order whose bill is paid: refunded once all that came in went back. */
function settledStatus({ paidAmount, refundedAmount }: LuggageOrderEntity): PayStatus {
  return paidAmount > 0n && refundedAmount >= paidAmount ? PayStatus.refunded : PayStatus.paid;
}

/** A supplement is paid: the order goes on once nothing of them is open. */
async function noteSupplementPaid(
  manager: EntityManager,
  order: LuggageOrderEntity,
  bill: BillPaid,
): Promise<void> {
  order.paidAmount += parseMoney(bill.amount, bill.currency);
  const owed = order.orderTotalAmount + order.supplementAmount - order.paidAmount;
  const isHeld = order.holdFromStatus === OrderStatus.awaitingSupplement && owed <= 0n;
  await manager.update(
    LuggageOrderEntity,
    { id: order.id },
    {
      paidAmount: order.paidAmount,
      payStatus: order.payStatus === PayStatus.unpaid ? PayStatus.unpaid : settledStatus(order),
      ...(isHeld ? { holdFromStatus: OrderStatus.ready } : {}),
    },
  );
  await adjustCommission(manager, earningOf(order));
  if (order.orderStatus === OrderStatus.awaitingSupplement && owed <= 0n)
    await moveOrder(manager, order, OrderStatus.ready, { by: SYSTEM, reason: bill.payment_no });
}

/** The packages with what a scan measured of one of them. */
function withMeasures(packages: readonly StoredPackage[], move: WaybillMoved): StoredPackage[] {
  const { measured_weight_g: weight } = move;
  return packages.map((one) =>
    one.no === move.package_no && weight
      ? {
          ...one,
          measured: {
            weight_g: weight,
            length_mm: move.measured_length_mm,
            width_mm: move.measured_width_mm,
            height_mm: move.measured_height_mm,
          },
        }
      : one,
  );
}

/** The part of an order that its waybills concern. */
interface OrderBoxes {
  readonly id: number;
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
  const [row] = (await manager.query(`SELECT waybills FROM luggage_order WHERE id = $1 FOR UPDATE`, [
    id,
  ])) as Omit<OrderBoxes, 'id'>[];
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
  const known = order.waybills.find(({ waybill_no }) => waybill_no === move.waybill_no);
  await saveWaybills(manager, order, [
    ...order.waybills.filter((one) => one !== known),
    { ...known, waybill_no: move.waybill_no, status: move.status, package_no: move.package_no },
  ]);
  return order;
}
