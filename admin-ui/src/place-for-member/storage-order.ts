import { priceOverride, type OverrideForm } from './price-override';

/** The form as it is while somebody types: anything may be empty. */
export interface StorageForm extends OverrideForm {
  readonly user_id?: number | '' | null | undefined;
  readonly member_coupon_id?: number | '' | null | undefined;
  readonly warehouse_id?: number | '' | null | undefined;
  readonly items?: readonly (Readonly<Record<string, unknown>> | null)[] | null;
  readonly planned_in?: string | null;
  readonly planned_out?: string | null;
  readonly insurance_type_id?: number | '' | null | undefined;
  readonly retrieval?: string | null;
  readonly remark?: string | null;
  readonly agree?: boolean;
}

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** What a quote asks about; null while something it depends on is missing. Without a member too: storage costs all the same. */
export function storageQuote(form: StorageForm) {
  const { user_id, member_coupon_id, warehouse_id, items, planned_in, planned_out, insurance_type_id } = form;
  const pieces = (items ?? []).map((item) => item ?? {});
  const isWhole =
    [warehouse_id, planned_in, planned_out].every(isFilled) &&
    pieces.length > 0 &&
    pieces.every(({ size_class, quantity }) => isFilled(size_class) && Number(quantity) > 0);
  if (!isWhole) return null;
  return {
    warehouse_id: Number(warehouse_id),
    planned_in,
    planned_out,
    ...(isFilled(insurance_type_id) && { insurance_type_id: Number(insurance_type_id) }),
    ...(isFilled(user_id) &&
      isFilled(member_coupon_id) && {
        user_id: Number(user_id),
        member_coupon_id: Number(member_coupon_id),
      }),
    items: pieces.map(({ size_class, quantity, name, declared_value }) => ({
      size_class,
      quantity: Number(quantity),
      ...(isFilled(name) && { name }),
      ...(isFilled(declared_value) && { declared_value }),
    })),
  };
}

/** The order itself; null while the quote or the member is missing. */
export function storageOrder(form: StorageForm) {
  const quote = storageQuote(form);
  if (!quote || !isFilled(form.user_id)) return null;
  return {
    ...quote,
    user_id: Number(form.user_id),
    retrieval: form.retrieval,
    agree: form.agree === true,
    ...(isFilled(form.remark) && { remark: form.remark }),
    ...priceOverride(form),
  };
}
