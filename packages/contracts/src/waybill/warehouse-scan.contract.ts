import { answers, call, defineContract } from '../define';
import { Decimal, Text } from '../validation';

export class ScanInbound {
  @Text({ max: 40, optional: true }) waybill_no?: string;
  /** kg from the scale */
  @Decimal({ scale: 3, min: '0.01', max: '200', optional: true }) weight?: string;
  @Decimal({ scale: 1, min: '1', max: '400', optional: true }) length?: string;
  @Decimal({ scale: 1, min: '1', max: '400', optional: true }) width?: string;
  @Decimal({ scale: 1, min: '1', max: '400', optional: true }) height?: string;
  @Text({ max: 20, optional: true }) station?: string;
}

/** Weights kg, sizes `60×40×40` cm. `already_scanned` is a repeat: nothing changed, `first_scanned_at` says when. */
export interface ScannedIn {
  readonly waybill_no: string;
  readonly status: number;
  readonly already_scanned: boolean;
  /** Epoch seconds */
  readonly first_scanned_at: number | null;
  readonly order_no: string;
  readonly box: number;
  readonly boxes: number;
  readonly channel: string;
  readonly receiver_name: string;
  readonly receiver_city: string;
  readonly remote: boolean;
  readonly declared: { readonly weight: string; readonly size: string };
  readonly measured: { readonly weight: string | null; readonly size: string | null };
  readonly charged: string;
  /** measured − declared in kg, null when not weighed */
  readonly diff: string | null;
  readonly siblings: readonly {
    readonly waybill_no: string;
    readonly package_no: number;
    readonly status: number;
    readonly declared_weight: string;
    readonly measured_weight: string | null;
    readonly box_name: string;
  }[];
}

export interface ShiftCounts {
  readonly today: number;
  readonly last_hour: number;
  readonly refused: number;
}

export class NoScanFields {}

/** The scan station; admins only. Errors: scan.*. */
export const warehouseScan = defineContract('waybill.warehouse-scan', {
  inbound: call(ScanInbound, answers<ScannedIn>()),
  counts: call(NoScanFields, answers<ShiftCounts>()),
});
