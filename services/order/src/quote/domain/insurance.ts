import { type Minor, percentOf } from '@parcelway/money';
import type { Insurance } from './price-input';

/** How a channel's insurance counts (D7). */
export interface InsuranceTerms<Type extends InsuranceOffer> {
  readonly scope: 'order' | 'box';
  readonly capPerBox: Minor | null;
  readonly offers: readonly Type[];
}

/** A step of cover and its premium, or a share of the cover wanted. */
export interface InsuranceOffer {
  readonly mode: 'step' | 'rate';
  readonly cover: Minor;
  readonly premium: Minor;
  readonly rateBp: number | null;
  readonly minPremium: Minor | null;
  readonly maxCover: Minor | null;
  readonly isFree: boolean;
}

export type ChosenInsurance<Type> =
  | { readonly offer: Type; readonly insurance: Insurance }
  | { readonly refused: 'no_cover' | 'over_cap' | 'over_declared'; readonly most: Minor }
  | null;

/**
 * What a wanted cover costs. Without a wish it is the free cover, or none. A rule by box counts cover and premium once per box; the cap per
 * box holds for all boxes together, and bought cover is at most what the goods and their carriage are worth.
 */
export function insure<Type extends InsuranceOffer>(
  { scope, capPerBox, offers }: InsuranceTerms<Type>,
  wanted: Minor,
  {
    boxes,
    insurable,
    carriage,
  }: { readonly boxes: number; readonly insurable: Minor; readonly carriage: Minor },
): ChosenInsurance<Type> {
  const times = scope === 'box' ? BigInt(boxes) : 1n;
  if (wanted === 0n) {
    const free = offers.find(({ isFree }) => isFree);
    return free
      ? { offer: free, insurance: { cover: free.cover * times, premium: free.premium * times } }
      : null;
  }
  const offer =
    offers.find(({ mode, cover }) => mode === 'step' && cover === wanted) ??
    offers.find(({ mode, maxCover }) => mode === 'rate' && (maxCover === null || wanted <= maxCover));
  if (!offer) return { refused: 'no_cover', most: 0n };
  const insurance = { cover: wanted * times, premium: premiumOf(offer, wanted) * times };
  const cap = capPerBox === null ? null : capPerBox * BigInt(boxes);
  if (cap !== null && insurance.cover > cap) return { refused: 'over_cap', most: cap };
  const worth = insurable + carriage;
  if (!offer.isFree && insurance.cover > worth) return { refused: 'over_declared', most: worth };
  return { offer, insurance };
}

function premiumOf({ mode, premium, rateBp, minPremium }: InsuranceOffer, cover: Minor): Minor {
  if (mode === 'step') return premium;
  const share = percentOf(cover, rateBp ?? 0);
  return minPremium !== null && share < minPremium ? minPremium : share;
}
