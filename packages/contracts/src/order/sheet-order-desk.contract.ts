import { answers, call, defineContract } from '../define';
import { Anything, Id, OneOf, Text } from '../validation';
import type { StatusMove } from './luggage-order-desk.contract';
import { OneRow } from './one-row';
import type { BatchResult } from './batch-result';
import { NoSheetFields, SheetOrderIds } from './sheet-order.contract';

export class ScanSheet {
  @Text({ max: 40, optional: true }) tracking_number?: string;
}

export class HandOverSheets {
  /** 1 to 500. */
  @Anything() ids!: readonly (number | string)[];
  /** 1 handed over, 2 not. */
  @OneOf([1, 2, '1', '2']) effective!: number | string;
  @Text({ max: 30, optional: true }) batch?: string;
}

export class SheetManifest {
  @Text({ max: 30 }) batch!: string;
}

/** What a carrier says of a parcel. Named by our reference or by its number. */
export class CarrierEvent {
  @Text({ max: 30 }) carrier_code!: string;
  @Text({ max: 40, optional: true }) reference?: string;
  @Text({ max: 40, optional: true }) tracking_number?: string;
  /** ISO instant. */
  @Text({ max: 40 }) event_time!: string;
  /** As the carrier calls it. */
  @Text({ max: 40 }) raw_code!: string;
  /** Waybill status (D2). */
  @Id() status!: number;
  @Text({ max: 300, optional: true }) description?: string;
  @Text({ max: 120, optional: true }) place?: string;
}

export interface ScannedSheet {
  readonly id: number;
  readonly tracking_number: string;
  readonly out_order_id: string;
  readonly is_warehouse_scan: 1;
  /** Epoch seconds of the first scan. */
  readonly warehouse_scan_time: number;
  /** True where it was scanned before: nothing changed. */
  readonly already_scanned: boolean;
}

export interface SheetAmounts {
  readonly id: number;
  readonly pay_status: number;
  readonly amount: string;
  readonly paid_amount: string;
}

/** What staff do with sheet orders. Errors: sheet.*, scan.number_required. */
export const sheetOrderDesk = defineContract('order.sheet-order-desk', {
  scan: call(ScanSheet, answers<ScannedSheet>()),
  /** By what was selected, each as if its number were scanned. */
  scanMany: call(SheetOrderIds, answers<BatchResult>(), { deadlineMs: 30_000 }),
  handover: call(HandOverSheets, answers<BatchResult>(), { deadlineMs: 30_000 }),
  /** xlsx of exactly the rows of a batch that were handed over. */
  manifest: call(SheetManifest, answers<Uint8Array>(), { deadlineMs: 30_000 }),
  /** Reads the amounts again from what was paid. */
  /** Reads again what was paid and given back, as the books of payments have it. */
  resolvePayment: call(OneRow, answers<SheetAmounts>(), { deadlineMs: 10_000 }),
  history: call(OneRow, answers<{ list: readonly StatusMove[] }>()),
  /** Services only: recorded once however often it comes; the newest one by its own time is shown. False = known or of no parcel here. */
  carrierEvent: call(CarrierEvent, answers<{ recorded: boolean }>()),
  /** A failed request's order is tried again. */
  resend: call(OneRow, answers<BatchResult>()),
  /** Requests by their status. */
  requestCounts: call(NoSheetFields, answers<Readonly<Record<string, number>>>()),
  /** Asks the carrier by our reference and takes over what it knows. */
  lookUp: call(OneRow, answers<{ found: boolean; tracking_number: string | null }>(), { deadlineMs: 20_000 }),
});
