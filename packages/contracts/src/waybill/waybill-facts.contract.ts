import { answers, call, defineContract } from '../define';
import { Anything } from '../validation';
import type { HoldKind } from './waybill-hold.events';
import { WaybillByNo } from './waybill.contract';

export const DUTIES_AT_ONCE = 1_000;

export class DutiesOf {
  /** Numbers of waybills as they are written, at most DUTIES_AT_ONCE. */
  @Anything() numbers!: readonly string[];
}

/** What a box knows of its duty. */
export interface BoxDuty {
  readonly waybill_no: string;
  /** Decimal string by the newest news of it; null = there was none. */
  readonly owed: string | null;
  /** Why it waits; null = it does not. */
  readonly hold: HoldKind | null;
  /** Its journey has come to an end, at which duty holds nothing. */
  readonly is_over: boolean;
}

export interface WaybillFacts {
  readonly waybill_id: number;
  readonly waybill_no: string;
  readonly order_no: string;
  readonly user_id: number;
  readonly carrier_code: string;
  /** Of its order. */
  readonly currency: string;
  readonly status: number;
}

/** What other services need to know of a box. Services only. Errors: auth.no_permission, waybill.not_found, request.invalid. */
export const waybillFacts = defineContract('waybill.waybill-facts', {
  byNo: call(WaybillByNo, answers<WaybillFacts>()),
  /** Numbers that belong to no box are missing. */
  duties: call(DutiesOf, answers<readonly BoxDuty[]>()),
});
