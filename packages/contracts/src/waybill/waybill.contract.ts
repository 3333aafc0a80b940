import { answers, call, defineContract } from '../define';
import { LuggageOrderByNo } from '../order/luggage-order.contract';
import { OneOf, Text } from '../validation';

export class WaybillByNo {
  @Text({ max: 30 }) waybill_no!: string;
}

export class TrackNumber {
  @OneOf(['waybill', 'order', 'sheet', 'store'], { optional: true }) order_type?: string;
  /** A waybill number or an order number. */
  @Text({ max: 40 }) order_no!: string;
  /** Last four digits of the receiver's phone, or the receiver's postcode. */
  @Text({ max: 12, optional: true }) verify?: string;
}

export interface TrackView {
  readonly status: number;
  readonly events: readonly {
    /** Epoch seconds */
    readonly time: number;
    readonly status: number;
    readonly description: string;
    readonly place: string;
  }[];
  readonly receiver_city?: string;
  /** From here on only for the owner, staff, or with the right `verify`. */
  readonly order_no?: string;
  readonly waybills?: readonly {
    readonly waybill_no: string;
    readonly status: number;
    readonly package_no: number;
  }[];
}

/**
 * Waybills of the caller. `label` and `customerCopy` answer PDF bytes. Errors: waybill.not_found (also for another member's),
 * waybill.label_not_ready, track.not_found.
 */
export const waybill = defineContract('waybill.waybill', {
  label: call(WaybillByNo, answers<Uint8Array>(), { deadlineMs: 15_000 }),
  customerCopy: call(LuggageOrderByNo, answers<Uint8Array>(), { deadlineMs: 15_000 }),
  track: call(TrackNumber, answers<TrackView>()),
});
