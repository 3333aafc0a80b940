import { Injectable } from '@nestjs/common';
import { DomainError, sheetOrderBooked, sheetOrderFailed } from '@parcelway/contracts';
import { SheetStatus } from '@parcelway/contracts/statuses';
import { formatMoney, parseMoney } from '@parcelway/money';
import { Outbox } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import type { Booking, Carrier, CarrierAnswer, CarrierShipment } from '../carrier/carrier';
import { Carriers } from '../carrier/carriers';
import { ChannelEntity } from '../channel/channel.entity';
import { LogisticsRequestEntity } from '../logistics-request/logistics-request.entity';
import { addressLines } from './domain/sheet-checks';
import { nextTryMs } from './domain/booking-retry';
import { SheetOrderEntity } from './sheet-order.entity';
import { finish, say } from './sheet-moves';

/** Longer than two requests at a carrier may take. */
const LEASE_SECONDS = 90;

type Kind = LogisticsRequestEntity['kind'];

/**
 * Takes orders in turn to their carrier. What an earlier attempt may have done is looked up by our reference before anything is booked, and a
 * booking whose reply is lost is looked up at once: a reference never has two labels.
 */
@Injectable()
export class Bookings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly carriers: Carriers,
  ) {}

  /** Books an order that is due; one that is not, or that another holds, is left alone. */
  async run(id: number): Promise<void> {
    const order = await this.take(id);
    if (!order) return;
    const answer = await this.outcomeOf(order);
    if (answer.outcome === 'done') await this.succeed(order, answer.value, answer.exchange.response);
    else await this.fail(order, answer.reason, answer.outcome === 'away', answer.exchange.response);
    this.outbox.committed();
  }

  private async take(id: number): Promise<SheetOrderEntity | null> {
    const taken = await this.dataSource.query<unknown[]>(
      `WITH due AS (
         SELECT id, status FROM sheet_order
         WHERE id = $1 AND NOT is_void AND delete_time IS NULL
           AND ((status IN (0, 2) AND book_at <= now()) OR (status = 3 AND lease_until < now()))
         FOR UPDATE SKIP LOCKED
       ), taken AS (
         UPDATE sheet_order AS o SET status = 3, lease_until = now() + make_interval(secs => $2), attempts = attempts + 1,
           book_at = NULL, version = version + 1, update_time = now()
         FROM due WHERE o.id = due.id RETURNING o.id
       )
       INSERT INTO sheet_order_history (subject_id, from_status, to_status, by_type, reason)
       SELECT id, status, 3, 'system', '' FROM due RETURNING 1`,
      [id, LEASE_SECONDS],
    );
    return taken.length === 1 ? this.dataSource.manager.findOneByOrFail(SheetOrderEntity, { id }) : null;
  }

  private async outcomeOf(order: SheetOrderEntity): Promise<CarrierAnswer<Booking>> {
    try {
      const channel = await this.dataSource.manager.findOneOrFail(ChannelEntity, {
        where: { id: order.channelId },
        withDeleted: true,
      });
      const carrier = await this.carriers.of(channel);
      return await this.bookOnce(carrier, order, shipmentOf(order, channel));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const reason = [error.code, ...Object.values(error.params)].join(' ');
      return { outcome: 'refused', reason, exchange: { request: null, response: null, httpStatus: null } };
    }
  }

  private async bookOnce(
    carrier: Carrier,
    order: SheetOrderEntity,
    shipment: CarrierShipment,
  ): Promise<CarrierAnswer<Booking>> {
    const lookUp = () => this.logged(order, carrier, 'find', () => carrier.find(order.sheetNo));
    if (order.attempts > 1) {
      const known = await lookUp();
      if (known.outcome !== 'done') return known;
      if (known.value) return { ...known, value: known.value };
    }
    const booked = await this.logged(order, carrier, 'book', () => carrier.book(shipment));
    if (booked.outcome !== 'away') return booked;
    const known = await lookUp();
    return known.outcome === 'done' && known.value ? { ...known, value: known.value } : booked;
  }

  /** Asks the carrier, and keeps what was asked and answered. */
  async logged<Value extends Booking | null>(
    order: SheetOrderEntity,
    carrier: Carrier,
    kind: Kind,
    ask: () => Promise<CarrierAnswer<Value>>,
  ): Promise<CarrierAnswer<Value>> {
    const [request] = await this.dataSource.query<{ id: string }[]>(
      `INSERT INTO logistics_request (sheet_order_id, app_id, out_order_id, kind, attempt, carrier_code, receiver_name, receiver_country_code, parcel)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
      [
        order.id,
        order.appId,
        order.outOrderId,
        kind,
        order.attempts,
        carrier.code,
        order.receiverName,
        order.receiverCountryCode,
        JSON.stringify(order.requestContent),
      ],
    );
    const start = performance.now();
    const answer = await ask();
    const booking = answer.outcome === 'done' ? answer.value : null;
    await this.dataSource.query(
      `UPDATE logistics_request SET request_content = $2, response_content = $3, status = $4, order_code = $5, tracking_number = $6,
         http_status = $7, duration_ms = $8, error = $9, version = version + 1, update_time = now() WHERE id = $1`,
      [
        request?.id,
        JSON.stringify(answer.exchange.request),
        JSON.stringify(answer.exchange.response),
        answer.outcome === 'done' ? 1 : 2,
        booking?.orderCode ?? null,
        booking?.trackingNumber ?? null,
        answer.exchange.httpStatus,
        Math.round(performance.now() - start),
        answer.outcome === 'done' ? '' : answer.reason.slice(0, 300),
      ],
    );
    return answer;
  }

  /** Takes over what a carrier has booked; nothing changes where somebody else was faster. */
  async succeed(order: SheetOrderEntity, booking: Booking, response: unknown): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const set = {
        order_code: booking.orderCode,
        tracking_number: booking.trackingNumber,
        label_pdf: booking.labelPdf,
        response_content: JSON.stringify(response),
        last_error: '',
      };
      if (!(await finish(manager, order, SheetStatus.succeeded, set, booking.trackingNumber))) return;
      Object.assign(order, {
        status: SheetStatus.succeeded,
        orderCode: booking.orderCode,
        trackingNumber: booking.trackingNumber,
        lastError: '',
      });
      await say(manager, this.outbox, sheetOrderBooked, order, null);
    });
  }

  private async fail(
    order: SheetOrderEntity,
    reason: string,
    isAway: boolean,
    response: unknown,
  ): Promise<void> {
    const waitMs = isAway ? nextTryMs(order.attempts) : null;
    await this.dataSource.transaction(async (manager) => {
      const set = {
        last_error: reason.slice(0, 300),
        response_content: JSON.stringify(response),
        book_at: waitMs === null ? null : new Date(Date.now() + waitMs),
      };
      if (!(await finish(manager, order, SheetStatus.failed, set, set.last_error))) return;
      Object.assign(order, { status: SheetStatus.failed, lastError: set.last_error });
      // One that is tried again by itself has not failed for whoever waits for it.
      if (waitMs === null) await say(manager, this.outbox, sheetOrderFailed, order, null);
    });
  }
}

function shipmentOf(order: SheetOrderEntity, channel: ChannelEntity): CarrierShipment {
  const body = order.requestContent;
  const currency = body.items[0]?.itemUnitPriceCurrency ?? order.currency;
  const declared = body.items
    .filter((item) => item.itemUnitPriceCurrency === currency)
    .reduce(
      (sum, item) => sum + BigInt(item.itemQuantity) * parseMoney(String(item.itemUnitPrice), currency),
      0n,
    );
  return {
    reference: order.sheetNo,
    userId: order.userId,
    body,
    addressLines: addressLines(body.receiverDetailAddress),
    declaredValue: formatMoney(declared, currency),
    currency,
    channel: {
      id: channel.id,
      code: channel.code,
      nameZh: channel.nameZh,
      carrierCode: channel.carrierCode,
      transport: channel.transport,
      customsForm: channel.customsForm,
      waybillNoId: channel.waybillNoId,
      warehouseId: channel.originWarehouseId,
    },
  };
}
