import { ClaimStatus, InsuranceStatus } from '@parcelway/contracts/statuses';

const S = InsuranceStatus;

/** Allowed moves of an insurance (D7, docs/domain). */
export const INSURANCE_MOVES: Readonly<Record<InsuranceStatus, readonly InsuranceStatus[]>> = {
  [S.quoted]: [S.active, S.void],
  [S.active]: [S.claimed, S.void],
  [S.claimed]: [S.active, S.paid, S.refused],
  [S.paid]: [S.claimed],
  [S.refused]: [S.claimed],
  [S.void]: [],
};

/** True when the move is allowed; a state to itself is no move. */
export function canMoveInsurance(from: InsuranceStatus, to: InsuranceStatus): boolean {
  return INSURANCE_MOVES[from].includes(to);
}

/** True while its boxes are covered: paid for and not given up. */
export function isInForce({ status }: { readonly status: InsuranceStatus }): boolean {
  return status !== S.quoted && status !== S.void;
}

/** What the claims on its boxes make of an insurance in force: an undecided one counts most, then money that was paid. */
export function statusByClaims(claims: readonly ClaimStatus[]): InsuranceStatus {
  if (claims.some((one) => one === ClaimStatus.open || one === ClaimStatus.asked)) return S.claimed;
  if (claims.includes(ClaimStatus.accepted)) return S.paid;
  return claims.includes(ClaimStatus.refused) ? S.refused : S.active;
}
