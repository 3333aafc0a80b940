import type { StoreLine } from '@parcelway/contracts';
import type { Minor } from '@parcelway/money';
import { formatMoney } from '@parcelway/money';

/** What storing costs, amounts in minor units. */
export interface StorePrice {
  /** Days that cost something. */
  readonly days: bigint;
  /** Of all pieces a day, and what it would be without an agreed price. */
  readonly rate: Minor;
  readonly listedRate: Minor;
  readonly discount: Minor;
  readonly premium: Minor;
  readonly deposit: Minor;
  readonly currency: string;
}

/** The storage as listed, what an agreed price and a coupon make of it, the premium and the deposit; a line of 0 is never printed but the first. */
export function priceLines({
  days,
  rate,
  listedRate,
  discount,
  premium,
  deposit,
  currency,
}: StorePrice): Omit<StoreLine, 'text'>[] {
  const more = [
    { code: 'agreed' as const, amount: days * (rate - listedRate) },
    { code: 'coupon' as const, amount: -discount },
    { code: 'insurance' as const, amount: premium },
    { code: 'deposit' as const, amount: deposit },
  ].filter(({ amount }) => amount !== 0n);
  return [{ code: 'storage' as const, amount: days * listedRate }, ...more].map(({ code, amount }) => ({
    code,
    amount: formatMoney(amount, currency),
  }));
}
