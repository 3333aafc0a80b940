import { Injectable } from '@nestjs/common';
import type { CancelledOrder, DomainEvent, PaidOrder } from '@parcelway/contracts';
import { luggageOrderCancelled, luggageOrderPaid, waybillMoved, waybillsIssued } from '@parcelway/contracts';
import { OrderStatus, WaybillStatus } from '@parcelway/contracts/statuses';
import { Outbox, ReactsTo, transition } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { cityOf } from '../shipped-order/printed-party';
import { TrackingEventEntity } from '../tracking-event/tracking-event.entity';
import { drawWaybillNumbers } from '../waybill-no/waybill-no.queries';
import { WaybillHistoryEntity } from './waybill-history.entity';
import { movedOf } from './waybill-moved';
import { WaybillEntity } from './waybill.entity';

/** `carrier_code` of events that we report ourselves. */
export const OWN_EVENTS = 'parcelway';
const LABEL_READY = { rawCode: 'label-ready', zh: '已付款，面单已出', en: 'Paid, label ready' };

/** What the waybill service does on other services' events. */
@Injectable()
export class WaybillReactions {
  constructor(private readonly outbox: Outbox) {}

  /**
   * A paid order gets one waybill a box, once, however often the event comes. Throws waybill.pool_empty, upon which the event
   * comes again: nobody's boxes are forgotten because a pool ran dry.
   */
  @ReactsTo(luggageOrderPaid)
  async issueWaybills(event: DomainEvent<PaidOrder>, manager: EntityManager): Promise<void> {
    const order = event.data;
    if (!(await keepCopy(manager, order))) return;

    const numbers = await drawWaybillNumbers(manager, order.waybill_no_id, order.packages.length);
    const waybills = order.packages.map((_, index) => newWaybill(order, index, numbers[index] ?? ''));
    await manager.insert(WaybillEntity, waybills);
    await manager.insert(
      WaybillHistoryEntity,
      waybills.map(({ id }) => ({
        subjectId: id,
        fromStatus: null,
        toStatus: WaybillStatus.created,
        byType: 'system',
        byId: null,
        reason: event.name,
      })),
    );
    await manager.insert(
      TrackingEventEntity,
      waybills.map(({ id }) => ({
        waybillId: id,
        eventTime: new Date(order.paid_at),
        status: WaybillStatus.created,
        carrierCode: OWN_EVENTS,
        rawCode: LABEL_READY.rawCode,
        descriptionZh: LABEL_READY.zh,
        descriptionEn: LABEL_READY.en,
        source: 'script' as const,
      })),
    );
    await this.outbox.add(
      manager,
      waybillsIssued,
      {
        order_id: order.order_id,
        order_no: order.order_no,
        waybills: waybills.map(({ waybillNo, packageNo }) => ({
          waybill_no: waybillNo,
          status: WaybillStatus.created,
          package_no: packageNo,
        })),
      },
      event.requestId,
    );
  }

  /** A paid order that was cancelled: labels of boxes that nobody has received are void. Comes again while the waybills are on their way. */
  @ReactsTo(luggageOrderCancelled, ({ from }) => from === OrderStatus.awaitingCollection)
  async voidWaybills(event: DomainEvent<CancelledOrder>, manager: EntityManager): Promise<void> {
    const { order_id: orderId, order_no, reason } = event.data;
    const waybills = await manager.find(WaybillEntity, {
      where: { orderId },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    if (waybills.length === 0) throw new Error(`order ${order_no} is cancelled and has no waybills yet`);
    for (const waybill of waybills) {
      const from = waybill.status as WaybillStatus;
      if (from !== WaybillStatus.created && from !== WaybillStatus.collected) continue;
      await transition(manager, {
        table: 'waybill',
        id: waybill.id,
        from,
        to: WaybillStatus.cancelled,
        by: { type: 'system', id: null },
        reason,
      });
      await this.outbox.add(
        manager,
        waybillMoved,
        movedOf(waybill, WaybillStatus.cancelled, new Date(event.occurredAt)),
        event.requestId,
      );
    }
  }
}

/** False when the order is here already: its waybills were made together with its row. */
async function keepCopy(manager: EntityManager, order: PaidOrder): Promise<boolean> {
  const kept = (await manager.query(
    `INSERT INTO shipped_order (order_id, order_no, user_id, paid_order, paid_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (order_id) DO NOTHING RETURNING 1`,
    [order.order_id, order.order_no, order.user_id, JSON.stringify(order), order.paid_at],
  )) as unknown[];
  return kept.length === 1;
}

function newWaybill(order: PaidOrder, index: number, waybillNo: string): WaybillEntity {
  const box = order.packages[index];
  if (!box) throw new RangeError(`order ${order.order_no} has no box ${index}`);
  const { receiver } = order;
  return Object.assign(new WaybillEntity(), {
    waybillNo,
    orderId: order.order_id,
    orderNo: order.order_no,
    packageNo: box.no,
    packageCount: order.packages.length,
    userId: order.user_id,
    channelId: order.channel_id,
    carrierCode: order.carrier_code,
    warehouseId: order.warehouse_id,
    status: WaybillStatus.created,
    receiverName: receiver.user_name,
    receiverCity: cityOf(receiver),
    receiverZip: receiver.zip_code,
    receiverPhoneEnd: receiver.mobile.replace(/\D/g, '').slice(-4),
    weightG: box.weight_g,
    lengthMm: box.length_mm,
    widthMm: box.width_mm,
    heightMm: box.height_mm,
    chargedG: box.charged_g,
    lastEventAt: new Date(order.paid_at),
    snapshot: box,
  } satisfies Partial<WaybillEntity>);
}
