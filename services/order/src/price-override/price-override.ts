import { invalidFields } from '@parcelway/platform';

/** What staff may ask for where they place an order for a member. */
export interface OverrideRequest {
  /** Decimal in the order's currency. */
  readonly price_override?: string | undefined;
  readonly override_memo?: string | undefined;
}

/** What an order keeps of a price that was agreed instead of the listed one. */
export interface PriceOverride {
  /** Decimal: what it would have been. */
  readonly before: string;
  readonly memo: string;
  /** The admin who agreed to it. */
  readonly by: number;
}

/** An agreed price that is asked for, with the reason it needs. */
export interface WantedOverride {
  readonly price: string;
  readonly memo: string;
}

/** Null where none is asked for. Errors: request.invalid without a memo. */
export function wantedOverride({ price_override, override_memo }: OverrideRequest): WantedOverride | null {
  if (!price_override) return null;
  const memo = (override_memo ?? '').trim();
  if (!memo) throw invalidFields([{ field: 'override_memo', rule: 'required' }]);
  return { price: String(price_override), memo };
}
