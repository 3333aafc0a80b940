import { answers, call, defineContract } from '../define';
import { Anything } from '../validation';

/** What a certificate of insurance says. Amounts are decimals of `currency`, times epoch seconds. */
export interface PrintedInsurance {
  readonly insurance_no: string;
  readonly order_no: string;
  /** Its state in words. */
  readonly status: { readonly zh: string; readonly en: string };
  readonly insured: { readonly name: string; readonly account: string };
  readonly starts_at: number;
  /** null while a box is on its way. */
  readonly ends_at: number | null;
  readonly currency: string;
  readonly declared_value: string;
  readonly cover: string;
  readonly premium: string;
  readonly damage_days: number;
  readonly loss_days: number;
  readonly boxes: readonly {
    readonly no: number;
    /** Empty until the waybill is issued. */
    readonly waybill_no: string;
    readonly contents: string;
    readonly declared_value: string;
    readonly cover: string;
    readonly premium: string;
  }[];
}

export class PrintInsurance {
  @Anything() insurance!: PrintedInsurance;
}

/** Papers of insurance, for services only. */
export const insurancePaper = defineContract('waybill.insurance-paper', {
  /** PDF of A4. */
  certificate: call(PrintInsurance, answers<Uint8Array>(), { deadlineMs: 15_000 }),
});
