import type { Minor } from '@parcelway/money';
import { roundHalfUp } from '@parcelway/money';

/** What a payment brought to a bill out of a balance in another currency. */
export interface ForeignShare {
  /** Minor units of the bill's currency: what it brought, and what of it is back. */
  readonly paid: Minor;
  readonly refunded: Minor;
  /** Minor units of the wallet's currency: what was taken for it. */
  readonly taken: Minor;
}

/**
 * What a refund of `amount` (the bill's currency) gives back to the wallet, in the wallet's minor units: the same part of what was taken as of what was
 * paid, counted over all refunds so far. So refunds of the whole give back the whole, and no order of refunds makes a difference of more than
 * one unit. May be 0.
 */
export function backToWallet({ paid, refunded, taken }: ForeignShare, amount: Minor): Minor {
  const due = (back: Minor): Minor => roundHalfUp(taken * back, paid);
  return due(refunded + amount) - due(refunded);
}
