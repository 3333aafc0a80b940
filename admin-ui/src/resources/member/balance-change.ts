import { isNegative, sumDecimals } from '@parcelway/look';
import { readMeasured } from '../../crud/measured-value';

/** A change of a balance ready to be confirmed, or what is wrong with it as a key of the words. Decimal strings. */
export type BalanceChange =
  | { readonly before: string; readonly change: string; readonly after: string }
  | { readonly fault: 'member.amountWrong' | 'member.amountZero' | 'member.belowZero' };

/** Reads a signed amount against the balance it would change. */
export function balanceChange(before: string, typed: string, currency = 'GBP'): BalanceChange {
  const change = readMeasured('money', typed.replace(/^\+/, ''), currency);
  if (typeof change !== 'string') return { fault: 'member.amountWrong' };
  if (!/[1-9]/.test(change)) return { fault: 'member.amountZero' };
  const after = sumDecimals([before, change]);
  return isNegative(after) ? { fault: 'member.belowZero' } : { before, change, after };
}
