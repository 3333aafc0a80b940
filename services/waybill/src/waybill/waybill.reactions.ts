import { Injectable } from '@nestjs/common';
import type { CancelledOrder, DomainEvent, PaidOrder } from '@parcelway/contracts';
import { luggageOrderCancelled, luggageOrderPaid, waybillMoved, waybillsIssued } from '@parcelway/contracts';
import { OrderStatus, WaybillStatus } from '@parcelway/contracts/statuses';
import { Outbox, ReactsTo, ReactsToMany, requestIdOf, transition } from '@parcelway/platform';
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
   * Paid orders get one waybill a box, once, however often the event comes. Throws waybill.pool_empty, upon which the event
   * comes again: nobody's boxes are forgotten because a pool ran dry.
   */
  @ReactsToMany(luggageOrderPaid)
  async issueWaybills(events: readonly DomainEvent<PaidOrder>[], manager: EntityManager): Promise<void> {
    const orders = await keepCopies(
      manager,
      events.map(({ data }) => data),
    );
    if (orders.length === 0) return;
    const numbers = await drawNumbers(manager, orders);
    const issued = orders.map((order) => ({
      order,
      waybills: order.packages.map((_, index) => newWaybill(order, index, numbers.get(order)?.[index] ?? '')),
    }));
    const waybills = issued.flatMap((one) => one.waybills);
    await manager.insert(WaybillEntity, waybills);
    await manager.insert(
      WaybillHistoryEntity,
      waybills.map(({ id }) => ({
        subjectId: id,
        fromStatus: null,
        toStatus: WaybillStatus.created,
        byType: 'system',
        byId: null,
        reason: luggageOrderPaid.name,
      })),
    );
    await manager.insert(
      TrackingEventEntity,
      issued.flatMap(({ order, waybills: own }) =>
        own.map(({ id }) => ({
          waybillId: id,
          eventTime: new Date(order.paid_at),
          status: WaybillStatus.created,
          carrierCode: OWN_EVENTS,
          rawCode: LABEL_READY.rawCode,
          descriptionZh: LABEL_READY.zh,
          descriptionEn: LABEL_READY.en,
          source: 'script' as const,
        })),
      ),
    );
    const said = issued.map(({ order: { order_id, order_no }, waybills: own }) => ({
      ...{ order_id, order_no },
      waybills: own.map(({ waybillNo, packageNo }) => ({
        waybill_no: waybillNo,
        status: WaybillStatus.created,
        package_no: packageNo,
      })),
    }));
    await this.outbox.addMany(manager, waybillsIssued, said, requestIdOf(events));
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

/** The orders that were not here already: the waybills of the others were made together with their rows. */
async function keepCopies(manager: EntityManager, told: readonly PaidOrder[]): Promise<PaidOrder[]> {
  const orders = new Map(told.map((order) => [order.order_id, order]));
  const kept = (await manager.query(
    `INSERT INTO shipped_order (order_id, order_no, user_id, paid_order, paid_at)
     SELECT (o ->> 'order_id')::bigint, o ->> 'order_no', (o ->> 'user_id')::bigint, o, (o ->> 'paid_at')::timestamptz
     FROM jsonb_array_elements($1::jsonb) AS o ORDER BY 1
     ON CONFLICT (order_id) DO NOTHING RETURNING order_id`,
    [JSON.stringify([...orders.values()])],
  )) as { order_id: string }[];
  return kept.flatMap(({ order_id }) => orders.get(Number(order_id)) ?? []);
}

/** Numbers for all boxes of the orders, of each pool at once; pools in the order of their ids, so that two batches never wait for each other. */
async function drawNumbers(
  manager: EntityManager,
  orders: readonly PaidOrder[],
): Promise<Map<PaidOrder, readonly string[]>> {
  const pools = [...new Set(orders.map(({ waybill_no_id }) => waybill_no_id))].sort((a, b) => a - b);
  const drawn = new Map<PaidOrder, readonly string[]>();
  for (const pool of pools) {
    const ofPool = orders.filter(({ waybill_no_id }) => waybill_no_id === pool);
    const count = ofPool.reduce((sum, { packages }) => sum + packages.length, 0);
    const numbers = await drawWaybillNumbers(manager, pool, count);
    for (const order of ofPool) drawn.set(order, numbers.splice(0, order.packages.length));
  }
  return drawn;
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
