import { defineEvent } from '../define';
import type { SheetOrderReply } from './sheet-order.contract';

/** An order as it was when something became true of it; for webhooks and copies. */
export interface SheetOrderFact extends SheetOrderReply {
  readonly user_id: number;
  /** Empty = made by hand. */
  readonly app_id: string;
  /** ISO instant */
  readonly at: string;
}

/** What the payment service gives back of a void order. */
export interface VoidedSheetOrder extends SheetOrderFact {
  readonly reason: string;
}

export const sheetOrderCreated = defineEvent<SheetOrderFact>('order.sheet-order-created', 1);
export const sheetOrderBooked = defineEvent<SheetOrderFact>('order.sheet-order-booked', 1);
export const sheetOrderFailed = defineEvent<SheetOrderFact>('order.sheet-order-failed', 1);
export const sheetOrderVoided = defineEvent<VoidedSheetOrder>('order.sheet-order-voided', 1);
export const sheetOrderScanned = defineEvent<SheetOrderFact>('order.sheet-order-scanned', 1);
export const sheetOrderHandedOver = defineEvent<SheetOrderFact>('order.sheet-order-handed-over', 1);
