import type { Minor } from '@parcelway/money';
import { currencyDecimals } from '@parcelway/money';

/** Largest change of a score. */
const MOST = 1_000_000_000n;

/** Bills of sale: duty is owed to customs, a recharge to the member. */
export const SCORED: readonly string[] = ['order', 'supplement', 'storage', 'sheet'];

/** What a paid bill gives: points for each whole unit of its currency, for bills of sale in the default one. */
export function scoreOf(
  bill: { readonly billType: string; readonly currency: string; readonly paid: Minor },
  { perPound, defaultCurrency }: { readonly perPound: number; readonly defaultCurrency: string },
): number {
  if (!SCORED.includes(bill.billType) || bill.currency !== defaultCurrency) return 0;
  const whole = bill.paid / 10n ** BigInt(currencyDecimals(bill.currency));
  const points = whole * BigInt(Math.floor(perPound));
  return Number(points < MOST ? points : MOST);
}

/**
 * What refunds of a bill take back now: of what it gave as much as of its money went back, less what was taken already, and never more than
 * the member has. A fraction of a point stays taken.
 */
export function scoreToTakeBack({
  given,
  taken,
  paid,
  refunded,
  score,
}: {
  readonly given: number;
  readonly taken: number;
  readonly paid: Minor;
  readonly refunded: Minor;
  readonly score: number;
}): number {
  if (given === 0 || paid === 0n || refunded === 0n) return 0;
  const kept = Number((BigInt(given) * (paid - refunded)) / paid);
  return Math.max(0, Math.min(given - kept - taken, score));
}
