import { answers, call, defineContract } from '../define';
import { WaybillByNo } from './waybill.contract';

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

/** What other services need to know of a box. Services only. Errors: waybill.not_found. */
export const waybillFacts = defineContract('waybill.waybill-facts', {
  byNo: call(WaybillByNo, answers<WaybillFacts>()),
});
