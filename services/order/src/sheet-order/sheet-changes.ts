import { Injectable } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { PayStatus, SheetStatus } from '@parcelway/contracts/statuses';
import { formatMoney } from '@parcelway/money';
import { Outbox } from '@parcelway/platform';
import { DataSource, In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { BillChanges } from '../bill-change/bill-changes';
import { noAnswer } from '../carrier/carrier';
import { Carriers } from '../carrier/carriers';
import { ChannelEntity } from '../channel/channel.entity';
import { freeCoupon } from '../coupon/held-coupon';
import { CarrierLog } from '../logistics-request/carrier-log';
import { callerOf } from '../luggage-order/order-moves';
import { BookingQueue } from './booking-queue';
import { reducedBy } from './domain/sheet-price';
import { sheetActions } from './domain/sheet-status';
import { bodyColumns } from './sheet-columns';
import { keepSheetEdit, replaceSheetOrder, sheetEdits } from './sheet-edit';
import { readBody, SheetEntry } from './sheet-entry';
import { voidLocked, wrongState } from './sheet-moves';
import { SheetCoupons } from './sheet-coupons';
import { SheetOffers } from './sheet-offer';
import { SheetOrderEntity } from './sheet-order.entity';
import { lockSheetOrder, ownerWhere } from './sheet-order.queries';
import type { Owner } from './sheet-order.queries';

/** What is done with orders that are there. */
@Injectable()
export class SheetChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly offers: SheetOffers,
    private readonly entry: SheetEntry,
    private readonly bills: BillChanges,
    private readonly queue: BookingQueue,
    private readonly log: CarrierLog,
    private readonly carriers: Carriers,
    private readonly coupons: SheetCoupons,
  ) {}

  /**
   * A repeat changes nothing. `couponId`: the member's coupon to pay with; one that was not paid with is free again. Errors: sheet.not_found,
   * sheet.wrong_state, coupon.*, pay.*.
   */
  async submit(id: number, owner: Owner, couponId: number | null, context: CallContext): Promise<void> {
    const order = await this.find(id, owner);
    const isBooked = order.status === SheetStatus.inProgress || order.status === SheetStatus.succeeded;
    if (isBooked && !order.isVoid) return;
    if (!sheetActions(order).includes('submit')) throw wrongState(order, context);
    if (couponId === null || order.payStatus !== PayStatus.unpaid) return this.entry.settle(order, context);
    const reduced = await this.coupons.use(order, couponId, context);
    await this.entry.settle(reduced, context).catch(async (error: unknown) => {
      if (error instanceof DomainError && isRefusal(error)) await this.coupons.giveBack(order, context);
      throw error;
    });
  }

  /** Errors: sheet.not_found, sheet.wrong_state. */
  async retry(id: number, owner: Owner, context: CallContext): Promise<void> {
    const order = await this.find(id, owner);
    if (order.status === SheetStatus.inProgress) return;
    if (!sheetActions(order).includes('retry')) throw wrongState(order, context);
    await this.dataSource.query(
      `UPDATE sheet_order SET book_at = now() WHERE id = $1 AND status = 2 AND NOT is_void`,
      [id],
    );
    this.queue.wake();
  }

  /**
   * States 0 and 2. While nothing is paid a new price, without a coupon, gets a new bill in place of the old one; what was paid stays the price.
   * Errors: sheet.wrong_state, sheet.price_changed, order.edit_pending, pay.already_paid, sheet.duplicate_reference, those of create.
   */
  async edit(id: number, owner: Owner, value: unknown, context: CallContext): Promise<SheetOrderEntity> {
    const before = await this.find(id, owner);
    if (before.pendingEdit) await this.bills.settle(sheetEdits, id, before.pendingEdit.revision, context);
    const { submit: _, ...body } = readBody(value);
    if (body.out_order_id && body.out_order_id !== before.outOrderId)
      throw new DomainError('sheet.duplicate_reference', { out_order_id: body.out_order_id });
    const offer = await this.offers.of(before.userId, body, context);
    const revision = await this.dataSource.transaction(async (manager) => {
      const order = await lockSheetOrder(manager, id, owner);
      if (!sheetActions(order).includes('edit')) throw wrongState(order, context);
      if (order.pendingEdit) throw new DomainError('order.edit_pending');
      const isPaid = order.payStatus !== PayStatus.unpaid;
      const { currency } = offer.channel;
      const sold = isPaid ? { ...offer, ...reducedBy(offer, order.discountAmount, currency) } : offer;
      const isRepriced = sold.amount !== order.amount || currency !== order.currency;
      if (isRepriced && isPaid)
        throw new DomainError('sheet.price_changed', { amount: formatMoney(sold.amount, currency) });
      const columns = bodyColumns({ ...body, out_order_id: order.outOrderId }, sold);
      if (isRepriced)
        return keepSheetEdit(manager, order, {
          columns,
          price: { ...sold, currency },
          couponId: null,
          by: callerOf(context),
        });
      if (!isPaid) await freeCoupon(manager, order.sheetNo);
      await replaceSheetOrder(manager, order, columns);
      return order.billRevision;
    });
    const isDone = await this.bills.settle(sheetEdits, id, revision, context);
    const order = await this.find(id, owner);
    if (isDone) return order;
    throw order.isVoid ? wrongState(order, context) : new DomainError('pay.already_paid');
  }

  /**
   * Cancels at the carrier what an attempt may have booked there, then marks the order void; its money goes back by the event.
   * Errors: sheet.not_found, sheet.wrong_state, sheet.carrier_away, sheet.carrier_refused.
   */
  async void(id: number, owner: Owner, reason: string, context: CallContext): Promise<SheetOrderEntity> {
    const found = await this.find(id, owner);
    if (!found.isVoid && found.status === SheetStatus.inProgress) throw wrongState(found, context);
    if (!found.isVoid && found.attempts > 0) await this.cancelAtCarrier(found);
    const order = await this.dataSource.transaction(async (manager) => {
      const locked = await lockSheetOrder(manager, id, owner);
      await voidLocked(manager, this.outbox, locked, { by: callerOf(context), reason, context });
      return locked;
    });
    this.outbox.committed();
    return order;
  }

  private async cancelAtCarrier(order: SheetOrderEntity): Promise<void> {
    await this.dataSource.query(`UPDATE sheet_order SET book_at = NULL WHERE id = $1 AND status = 2`, [
      order.id,
    ]);
    const channel = await this.dataSource.manager.findOneOrFail(ChannelEntity, {
      where: { id: order.channelId },
      withDeleted: true,
    });
    const carrier = await this.carriers.of(channel);
    const answer = await this.log.ask(order, carrier, 'cancel', () => carrier.cancel(order.sheetNo));
    if (answer.outcome !== 'done') throw noAnswer(answer);
  }

  /** What is not void is made so, bill and carrier's label with it. Errors: sheet.not_found, sheet.wrong_state; all or none. */
  async remove(ids: readonly number[], owner: Owner, context: CallContext): Promise<void> {
    const where = { id: In([...ids]), ...ownerWhere(owner) };
    const found = await this.dataSource.manager.findBy(SheetOrderEntity, where);
    if (found.length !== ids.length) throw new DomainError('sheet.not_found');
    for (const order of found) assertDeletable(order, context);
    for (const order of found) if (!order.isVoid && order.attempts > 0) await this.cancelAtCarrier(order);
    await this.dataSource.transaction(async (manager) => {
      const orders = await manager.find(SheetOrderEntity, {
        where,
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      if (orders.length !== ids.length) throw new DomainError('sheet.not_found');
      for (const order of orders) await this.giveUp(manager, order, context);
      await manager.query(
        `UPDATE sheet_order SET delete_time = now(), version = version + 1, update_time = now() WHERE id = ANY ($1)`,
        [ids],
      );
    });
    this.outbox.committed();
  }

  /** Makes an order that is to be deleted void, under its lock. Errors: sheet.wrong_state. */
  async giveUp(manager: EntityManager, order: SheetOrderEntity, context: CallContext): Promise<void> {
    assertDeletable(order, context);
    await voidLocked(manager, this.outbox, order, { by: callerOf(context), reason: 'deleted', context });
  }

  private async find(id: number, owner: Owner): Promise<SheetOrderEntity> {
    const order = await this.dataSource.manager.findOneBy(SheetOrderEntity, { id, ...ownerWhere(owner) });
    if (!order) throw new DomainError('sheet.not_found');
    return order;
  }
}

/** Errors: sheet.wrong_state. */
function assertDeletable(order: SheetOrderEntity, context: Pick<CallContext, 'locale'>): void {
  if (!sheetActions(order).includes('delete')) throw wrongState(order, context);
}

/** True where nothing was charged for certain; after any other error it may have been. */
function isRefusal({ code }: DomainError): boolean {
  return code === 'pay.insufficient' || code === 'pay.frozen';
}
