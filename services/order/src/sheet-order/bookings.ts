import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError, sheetOrderBooked, sheetOrderFailed } from '@parcelway/contracts';
import { SheetStatus } from '@parcelway/contracts/statuses';
import { formatMoney, parseMoney } from '@parcelway/money';
import type { Logger } from '@parcelway/platform';
import { batched, LOGGER, Outbox } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import type { Booking, Carrier, CarrierAnswer, CarrierShipment } from '../carrier/carrier';
import { Carriers } from '../carrier/carriers';
import { ChannelEntity } from '../channel/channel.entity';
import { CarrierLog } from '../logistics-request/carrier-log';
import { addressLines } from './domain/sheet-checks';
import { nextTryMs } from './domain/booking-retry';
import { endAttempts, takeDue } from './booking.queries';
import type { EndedAttempt } from './booking.queries';
import type { SheetOrderEntity } from './sheet-order.entity';
import { factOf } from './sheet-views';

/** Orders that are taken and booked together. */
export const BOOKED_TOGETHER = 16;
/** Longer than two requests at a carrier may take. */
const LEASE_SECONDS = 90;
const ENDED_AT_ONCE = 64;
/** Orders of one channel that a process has at their carrier when it takes no more of them. */
const SHARE_OF_A_CHANNEL = 64;
/** How long a lane waits for the last of what it took before it takes more. */
const PATIENCE_MS = 1_000;
const MOST_REASON = 300;

/** A channel with the network that carries its parcels. */
interface Route {
  readonly channel: ChannelEntity;
  readonly carrier: Carrier;
}

/**
 * Takes orders in turn to their carrier. What an earlier attempt may have done is looked up by our reference before anything is booked, and a
 * booking whose reply is lost is looked up at once: a reference never has two labels.
 */
@Injectable()
export class Bookings {
  private readonly end = batched(
    (attempts: readonly EndedAttempt[]) => endAttempts(this.dataSource, attempts),
    ENDED_AT_ONCE,
  );
  /** Orders of each channel that are at their carrier. */
  private readonly atCarrier = new Map<number, number>();
  private readonly leftByLanes = new Set<Promise<unknown>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly carriers: Carriers,
    private readonly log: CarrierLog,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Books what is due, up to BOOKED_TOGETHER orders; answers how many it took. What others hold is left to them. It waits a second for slow
   * carriers; what is still with one then goes on by itself, and once a channel has its share there, its other orders wait and nobody else's.
   */
  async run(): Promise<number> {
    const full = [...this.atCarrier].filter(([, count]) => count >= SHARE_OF_A_CHANNEL).map(([id]) => id);
    const orders = await takeDue(this.dataSource, BOOKED_TOGETHER, LEASE_SECONDS, full);
    const routes = new Map<number, Promise<Route>>();
    const routeOf = (channelId: number): Promise<Route> => {
      const route = routes.get(channelId) ?? this.routeOf(channelId);
      routes.set(channelId, route);
      return route;
    };
    const booked = Promise.all(orders.map((order) => this.bookCounted(order, routeOf)));
    const patience = new AbortController();
    const isTooLong = await Promise.race([
      booked.then(() => false),
      delay(PATIENCE_MS, true, { signal: patience.signal }),
    ]).finally(() => patience.abort());
    if (isTooLong) this.leave(booked);
    return orders.length;
  }

  /** Resolves when nothing is left at a carrier by the lanes. */
  async settled(): Promise<void> {
    await Promise.all(this.leftByLanes);
  }

  /** One that is cut off keeps its lease, and is looked up after it. */
  private leave(booked: Promise<unknown>): void {
    const left = booked
      .catch((error: unknown) => this.logger.error({ err: error }, 'booking failed'))
      .finally(() => this.leftByLanes.delete(left));
    this.leftByLanes.add(left);
  }

  private async bookCounted(
    order: SheetOrderEntity,
    routeOf: (channelId: number) => Promise<Route>,
  ): Promise<void> {
    const { channelId } = order;
    this.atCarrier.set(channelId, (this.atCarrier.get(channelId) ?? 0) + 1);
    try {
      await this.book(order, routeOf);
    } finally {
      this.atCarrier.set(channelId, (this.atCarrier.get(channelId) ?? 0) - 1);
    }
  }

  private async book(order: SheetOrderEntity, routeOf: (channelId: number) => Promise<Route>): Promise<void> {
    const answer = await this.outcomeOf(order, routeOf);
    await this.end(answer.outcome === 'done' ? booked(order, answer) : notBooked(order, answer));
    this.outbox.committed();
  }

  /** Errors: sheet.carrier_not_set_up. */
  private async routeOf(channelId: number): Promise<Route> {
    const channel = await this.dataSource.manager.findOneOrFail(ChannelEntity, {
      where: { id: channelId },
      withDeleted: true,
    });
    return { channel, carrier: await this.carriers.of(channel) };
  }

  private async outcomeOf(
    order: SheetOrderEntity,
    routeOf: (channelId: number) => Promise<Route>,
  ): Promise<CarrierAnswer<Booking>> {
    try {
      const { carrier, channel } = await routeOf(order.channelId);
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
    const lookUp = () => this.log.ask(order, carrier, 'find', () => carrier.find(order.sheetNo));
    if (order.attempts > 1) {
      const known = await lookUp();
      if (known.outcome !== 'done') return known;
      if (known.value) return { ...known, value: known.value };
    }
    const booked = await this.log.ask(order, carrier, 'book', () => carrier.book(shipment));
    if (booked.outcome !== 'away') return booked;
    const known = await lookUp();
    return known.outcome === 'done' && known.value ? { ...known, value: known.value } : booked;
  }
}

type Done = Extract<CarrierAnswer<Booking>, { readonly outcome: 'done' }>;

/** Takes over what a carrier has booked. */
function booked(order: SheetOrderEntity, { value, exchange }: Done): EndedAttempt {
  const { orderCode, trackingNumber, labelPdf } = value;
  const status = SheetStatus.succeeded;
  const after = { ...order, status, orderCode, trackingNumber, lastError: '' };
  return {
    id: order.id,
    status,
    reason: trackingNumber,
    set: {
      order_code: orderCode,
      tracking_number: trackingNumber,
      label_pdf: labelPdf,
      last_error: '',
      response_content: exchange.response,
    },
    say: { event: sheetOrderBooked, fact: factOf(after) },
  };
}

/** One that is tried again by itself has not failed for whoever waits for it. */
function notBooked(
  order: SheetOrderEntity,
  { outcome, reason, exchange }: Exclude<CarrierAnswer<Booking>, Done>,
): EndedAttempt {
  const waitMs = outcome === 'away' ? nextTryMs(order.attempts) : null;
  const status = SheetStatus.failed;
  const lastError = reason.slice(0, MOST_REASON);
  return {
    id: order.id,
    status,
    reason: lastError,
    set: {
      last_error: lastError,
      response_content: exchange.response,
      book_at: waitMs === null ? null : new Date(Date.now() + waitMs),
    },
    say: waitMs === null ? { event: sheetOrderFailed, fact: factOf({ ...order, status, lastError }) } : null,
  };
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
