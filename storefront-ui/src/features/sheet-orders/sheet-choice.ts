import { PayStatus, SheetStatus } from '@parcelway/contracts/statuses';
import { sumDecimals } from '@parcelway/look';
import type { SheetOrderRow } from '../../api/types';

/** Packages that are paid and booked together, by id. */
export type SheetChoice = ReadonlyMap<number, SheetOrderRow>;

/** Packages sent in one call: their answers come within a moment. */
export const AT_ONCE = 20;
/** Packages that are chosen at most. */
export const MOST_CHOSEN = 500;

/** True for a draft whose freight is still to be paid. */
export function isPayable(order: Pick<SheetOrderRow, 'status' | 'pay_status' | 'is_void'>): boolean {
  return order.status === SheetStatus.awaiting && order.pay_status === PayStatus.unpaid && !order.is_void;
}

/** The choice with these packages in it or out of it; what is not to be paid, or beyond the most, is never in. */
export function choose(choice: SheetChoice, orders: readonly SheetOrderRow[], isIn: boolean): SheetChoice {
  const next = new Map(choice);
  for (const order of orders)
    if (!isIn) next.delete(order.id);
    else if (isPayable(order) && next.size < MOST_CHOSEN) next.set(order.id, order);
  return next;
}

/** What the packages cost together, in each currency apart; decimal strings. */
export function totalsOf(
  orders: Iterable<Pick<SheetOrderRow, 'amount' | 'currency'>>,
): readonly { readonly currency: string; readonly amount: string }[] {
  const totals = new Map<string, string>();
  for (const { amount, currency } of orders)
    totals.set(currency, sumDecimals([totals.get(currency) ?? '0.00', amount]));
  return [...totals].map(([currency, amount]) => ({ currency, amount }));
}

/** Calls of a few each. */
export function portions<Item>(items: readonly Item[], size = AT_ONCE): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}
