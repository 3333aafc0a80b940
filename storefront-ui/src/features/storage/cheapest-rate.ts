import type { StoreRateRow } from '../../api/types';

/** The rate that costs least a day; rates of other currencies than the first are not compared. */
export function cheapestOf(rates: readonly StoreRateRow[]): StoreRateRow | undefined {
  const [first, ...others] = rates;
  return others.reduce(
    (least, rate) =>
      rate.currency === least?.currency && Number(rate.rate_per_day) < Number(least.rate_per_day)
        ? rate
        : least,
    first,
  );
}
