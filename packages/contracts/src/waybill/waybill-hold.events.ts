import { defineEvent } from '../define';
import type { WaybillDuty } from '../payment/tax.events';

/** Why a box waits. */
export type HoldKind = 'duty' | 'customs' | 'damage' | 'data' | 'staff';

/** A box waits, goes on, or its duty changed: each news is the whole of it. */
export interface WaybillHold {
  readonly waybill_no: string;
  readonly order_id: number;
  readonly package_no: number;
  readonly status: number;
  /** null = it does not wait. */
  readonly hold: { readonly kind: HoldKind; readonly reason: string } | null;
  /** null = there was never duty on it. */
  readonly duty: WaybillDuty | null;
  /** Rises with every change; a smaller one is old news. */
  readonly sequence: number;
}

export const waybillHoldChanged = defineEvent<WaybillHold>('waybill.hold-changed', 1);
