import type { Minor } from '@parcelway/money';

interface Part {
  readonly amount: Minor;
}

/**
 * What came in, over the parts of a payment in their order: each is filled before the next, and parts that get nothing are left out. Never
 * more than the parts come to.
 */
export function spread<P extends Part>(parts: readonly P[], received: Minor): P[] {
  let left = received;
  return parts.flatMap((part) => {
    const amount = left < part.amount ? left : part.amount;
    left -= amount;
    return amount > 0n ? [{ ...part, amount }] : [];
  });
}
