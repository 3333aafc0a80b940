import type { InsuredOrderKind, InsuredOrders } from '@parcelway/contracts';

/** What the types that are offered with an order say they apply to. */
export const OFFERED_WITH: Readonly<Record<InsuredOrderKind, readonly InsuredOrders[]>> = {
  luggage: ['luggage', 'both'],
  store: ['storage', 'both'],
};
