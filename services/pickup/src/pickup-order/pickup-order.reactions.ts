import { Inject, Injectable } from '@nestjs/common';
import type { CancelledOrder, DomainEvent, PaidOrder, WaybillMoved } from '@parcelway/contracts';
import { luggageOrderCancelled, luggageOrderPaid, waybillScannedIn } from '@parcelway/contracts';
import { OrderStatus, PickupStatus, PickUpType } from '@parcelway/contracts/statuses';
import { LOGGER, ReactsTo, transition } from '@parcelway/platform';
import type { Logger } from '@parcelway/platform';
import { Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { serviceAreaAt } from '../service-area/service-area.queries';
import { canMove } from './domain/pickup-status';
import { insertPickup } from './made-pickup';
import { PickupOrderEntity } from './pickup-order.entity';

/** What the pickup service does on other services' events. */
@Injectable()
export class PickupOrderReactions {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  /**
   * A paid order with a collection date gets one pickup of all its boxes, however often the event comes: awaiting pickup where
   * an area collects, else pre-generated, for staff to find somebody who does (D2, docs/domain).
   */
  @ReactsTo(luggageOrderPaid, ({ pick_up_date }) => pick_up_date !== null)
  async makePickup(event: DomainEvent<PaidOrder>, manager: EntityManager): Promise<void> {
    const order = event.data;
    const area = await serviceAreaAt(manager, order.sender.zip_code);
    const status = area ? PickupStatus.awaitingPickup : PickupStatus.preGenerated;
    await insertPickup(manager, order, {
      type: PickUpType.own,
      date: order.pick_up_date ?? '',
      status,
      areaId: area?.id ?? null,
      by: { type: 'system', id: null },
      reason: event.name,
    });
  }

  /** A cancelled order is not collected. Comes again while the pickup is on its way. */
  @ReactsTo(
    luggageOrderCancelled,
    ({ from, pick_up_date }) => from === OrderStatus.awaitingCollection && pick_up_date !== null,
  )
  async cancelPickups(event: DomainEvent<CancelledOrder>, manager: EntityManager): Promise<void> {
    const { order_id: orderId, order_no, reason } = event.data;
    const pickups = await manager.find(PickupOrderEntity, {
      where: { orderKind: 'luggage', leg: 'pickup', orderId },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    if (pickups.length === 0) throw new Error(`order ${order_no} is cancelled and has no pickup yet`);
    for (const pickup of pickups) {
      const from = pickup.status as PickupStatus;
      if (!canMove(from, PickupStatus.cancelled, pickup.pickUpType as PickUpType)) continue;
      await transition(manager, {
        table: 'pickup_order',
        id: pickup.id,
        from,
        to: PickupStatus.cancelled,
        by: { type: 'system', id: null },
        reason,
      });
    }
  }

  /** The first box in the warehouse ends the order's pickup, unless it was never collected: that needs a person to look at it. */
  @ReactsTo(waybillScannedIn)
  async endPickup(event: DomainEvent<WaybillMoved>, manager: EntityManager): Promise<void> {
    const { order_id: orderId, order_no, waybill_no } = event.data;
    const pickup = await manager.findOne(PickupOrderEntity, {
      where: { orderKind: 'luggage', leg: 'pickup', orderId, status: Not(PickupStatus.cancelled) },
      lock: { mode: 'pessimistic_write' },
    });
    if (!pickup || pickup.status === PickupStatus.inbound) return;
    const from = pickup.status as PickupStatus;
    if (!canMove(from, PickupStatus.inbound, pickup.pickUpType as PickUpType)) {
      this.logger.warn(
        { order_no, waybill_no, pickupId: pickup.id, status: from },
        'box arrived before its pickup',
      );
      return;
    }
    await transition(manager, {
      table: 'pickup_order',
      id: pickup.id,
      from,
      to: PickupStatus.inbound,
      by: { type: 'system', id: null },
      reason: waybill_no,
    });
  }
}
