import type { ErrorCode, ErrorParams } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';

/** Where a way to pay may be used. */
export interface WayLimits {
  /** Of the bills; empty = all. */
  readonly currencies: readonly string[];
  /** Minor units of what is paid, as maxAmount; null = no limit. */
  readonly minAmount: bigint | null;
  readonly maxAmount: bigint | null;
  /** Empty = all. */
  readonly billTypes: readonly string[];
}

/** A way to pay that is open to a payer. */
export interface Offer extends WayLimits {
  readonly way: 'card' | 'third_party' | 'offline';
  /** Null where nobody but us moves the money. */
  readonly provider: string | null;
  readonly expiresMinutes: number;
}

/** What is to be paid. */
export interface Wanted {
  readonly currency: string;
  readonly billTypes: readonly string[];
  readonly amount: bigint;
}

export interface WayRefusal {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
}

/** Whether a way takes these bills, whatever they come to. The way `balance` is judged alike where it is paid by (pay-from-balance.function.ts). */
export function takes(limits: WayLimits, currency: string, billTypes: readonly string[]): boolean {
  return (
    (limits.currencies.length === 0 || limits.currencies.includes(currency)) &&
    (limits.billTypes.length === 0 || billTypes.every((type) => limits.billTypes.includes(type)))
  );
}

/** Why a way does not take a payment; null = it does. */
export function refusalOfWay(limits: WayLimits, { currency, billTypes, amount }: Wanted): WayRefusal | null {
  if (!takes(limits, currency, billTypes)) return { code: 'pay.way_closed', params: {} };
  const { minAmount, maxAmount } = limits;
  if (minAmount !== null && amount < minAmount)
    return { code: 'pay.way_min', params: { currency, min: formatMoney(minAmount, currency) } };
  if (maxAmount !== null && amount > maxAmount)
    return { code: 'pay.way_max', params: { currency, max: formatMoney(maxAmount, currency) } };
  return null;
}
