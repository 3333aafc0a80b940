import { DomainError } from '@parcelway/contracts';
import type { StoredBody } from '../sheet-order/sheet-order.entity';

/** What a carrier is asked to carry. Weights grams, amounts decimals. */
export interface CarrierShipment {
  /** Ours; a carrier knows a parcel by it, however often it is asked. */
  readonly reference: string;
  readonly userId: number;
  readonly body: StoredBody;
  /** 1 to 3 lines of at most 35 characters. */
  readonly addressLines: readonly string[];
  readonly declaredValue: string;
  readonly currency: string;
  readonly channel: CarrierChannel;
}

export interface CarrierChannel {
  readonly id: number;
  readonly code: string;
  readonly nameZh: string;
  readonly carrierCode: string;
  readonly transport: string;
  readonly customsForm: string;
  readonly waybillNoId: number;
  readonly warehouseId: number;
}

export interface Booking {
  readonly orderCode: string;
  readonly trackingNumber: string;
  /** PDF in base64; null = printed by us, or not ready. */
  readonly labelPdf: string | null;
}

/** What went over the wire, secrets masked; for the log of requests. */
export interface CarrierExchange {
  readonly request: unknown;
  readonly response: unknown;
  readonly httpStatus: number | null;
}

/**
 * `refused`: the carrier has decided and will say the same again. `away`: nobody knows what it did, so it is asked by reference before anything is
 * booked again.
 */
export type CarrierAnswer<Value> =
  | { readonly outcome: 'done'; readonly value: Value; readonly exchange: CarrierExchange }
  | { readonly outcome: 'refused' | 'away'; readonly reason: string; readonly exchange: CarrierExchange };

/** Whoever carries the last mile. Nothing here throws for what a carrier does. */
export interface Carrier {
  readonly code: string;
  book(shipment: CarrierShipment): Promise<CarrierAnswer<Booking>>;
  /** By our reference; null = it knows none. */
  find(reference: string): Promise<CarrierAnswer<Booking | null>>;
  /** A parcel that it does not know counts as cancelled. */
  cancel(reference: string): Promise<CarrierAnswer<null>>;
}

/** A booking that an answer may hold. */
export function bookingFrom(value: unknown): Booking | null {
  if (typeof value !== 'object' || value === null) return null;
  const { order_code, tracking_number, label_pdf } = value as Record<string, unknown>;
  if (typeof order_code !== 'string' || typeof tracking_number !== 'string' || !tracking_number) return null;
  return {
    orderCode: order_code,
    trackingNumber: tracking_number,
    labelPdf: typeof label_pdf === 'string' && label_pdf ? label_pdf : null,
  };
}

/** What is told to somebody who waits for an answer that did not come. */
export function noAnswer({
  outcome,
  reason,
}: Exclude<CarrierAnswer<unknown>, { readonly outcome: 'done' }>): DomainError {
  return outcome === 'away'
    ? new DomainError('sheet.carrier_away')
    : new DomainError('sheet.carrier_refused', { reason });
}
