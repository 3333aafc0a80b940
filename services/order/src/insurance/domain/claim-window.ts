import type { ClaimKind } from '@parcelway/contracts';

const DAY_MS = 86_400_000;

export interface ClaimTerms {
  readonly damageDays: number;
  readonly lossDays: number;
}

/**
 * The last date on which a claim is in time (D7): the days of its kind after the delivery, or after the day it happened while the box has
 * not been delivered. What came late is seen at once, as damage is. Dates are London's, `YYYY-MM-DD`.
 */
export function lastDayToClaim(
  kind: ClaimKind,
  { damageDays, lossDays }: ClaimTerms,
  from: { readonly deliveredOn: string | null; readonly happenedOn: string },
): string {
  const days = kind === 'loss' ? lossDays : damageDays;
  const last = Date.parse(from.deliveredOn ?? from.happenedOn) + days * DAY_MS;
  return new Date(last).toISOString().slice(0, 10);
}
