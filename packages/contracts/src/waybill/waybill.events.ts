import { defineEvent } from '../define';

export interface WaybillsIssued {
  readonly order_id: number;
  readonly order_no: string;
  readonly waybills: readonly {
    readonly waybill_no: string;
    readonly status: number;
    readonly package_no: number;
  }[];
}

/** A waybill's shown status or its measured weight changed. */
export interface WaybillMoved {
  readonly waybill_no: string;
  readonly order_id: number;
  readonly order_no: string;
  readonly package_no: number;
  readonly status: number;
  readonly measured_weight_g: number | null;
  readonly measured_length_mm: number | null;
  readonly measured_width_mm: number | null;
  readonly measured_height_mm: number | null;
  /** ISO instant */
  readonly at: string;
}

export const waybillsIssued = defineEvent<WaybillsIssued>('waybill.issued', 1);
export const waybillMoved = defineEvent<WaybillMoved>('waybill.moved', 1);
/** The first inbound scan of a box. */
export const waybillScannedIn = defineEvent<WaybillMoved>('waybill.scanned-in', 1);
