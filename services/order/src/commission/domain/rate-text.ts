import { formatMoney } from '@parcelway/money';
import type { CommissionRate } from './commission-rate';

/** A rate on paper, the same in every language: `5 %`, `0.25 %`, `GBP 1.20/kg`. */
export function rateText({ rate_bp, per_kg_amount }: CommissionRate, currency: string): string {
  if (rate_bp !== null) return `${rate_bp / 100} %`;
  return `${currency} ${formatMoney(BigInt(per_kg_amount ?? 0), currency)}/kg`;
}
