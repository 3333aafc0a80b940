import { answers, call, defineContract } from '../define';
import { Anything, Id, Text } from '../validation';

/** What a label of an e-commerce package says. Kept as given. */
export interface SheetParcel {
  readonly user_id: number;
  readonly warehouse_id: number;
  readonly sender_name: string;
  readonly receiver_name: string;
  readonly receiver_phone: string;
  readonly receiver_country: string;
  readonly receiver_city: string;
  readonly receiver_zip: string;
  readonly receiver_lines: readonly string[];
  readonly weight_g: number;
  readonly declared_value: string;
  readonly currency: string;
  readonly channel_name_zh: string;
  readonly transport: string;
  /** `cn22`, `cn23`, … or `none`. */
  readonly customs_form: string;
}

export class SheetReference {
  @Text({ max: 20 }) reference!: string;
}

export class IssueSheetWaybill extends SheetReference {
  @Id() waybill_no_id!: number;
  @Anything() parcel!: SheetParcel;
}

export class SheetReferences {
  /** 1 to 100. */
  @Anything() references!: readonly string[];
}

export interface SheetWaybillNo {
  readonly waybill_no: string;
}

/** Numbers and labels of e-commerce packages that we carry ourselves; for services only. */
export const sheetWaybill = defineContract('waybill.sheet-waybill', {
  /** One number per reference, however often it is asked for. Errors: waybill.pool_empty. */
  issue: call(IssueSheetWaybill, answers<SheetWaybillNo>()),
  find: call(SheetReference, answers<SheetWaybillNo | null>()),
  /** The number is void; a repeat changes nothing. */
  cancel: call(SheetReference, answers<null>()),
  /** PDF, one page a reference in their order. Errors: waybill.label_not_ready. */
  labels: call(SheetReferences, answers<Uint8Array>(), { deadlineMs: 15_000 }),
});
