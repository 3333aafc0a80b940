/** A price that was agreed with the member, as it is typed. */
export interface OverrideForm {
  readonly price_override?: string | null;
  readonly override_memo?: string | null;
}

/** What of an order says that its price was agreed; nothing where none is typed. */
export function priceOverride({ price_override, override_memo }: OverrideForm) {
  return price_override ? { price_override, override_memo: override_memo ?? '' } : {};
}
