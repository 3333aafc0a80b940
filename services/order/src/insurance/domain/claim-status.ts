import { ClaimStatus } from '@parcelway/contracts/statuses';

const S = ClaimStatus;

/** Allowed moves of a claim (D7, docs/domain). */
export const CLAIM_MOVES: Readonly<Record<ClaimStatus, readonly ClaimStatus[]>> = {
  [S.open]: [S.asked, S.accepted, S.refused, S.withdrawn],
  [S.asked]: [S.open, S.accepted, S.refused, S.withdrawn],
  [S.accepted]: [],
  [S.refused]: [],
  [S.withdrawn]: [],
};

/** True when the move is allowed; a state to itself is no move. */
export function canMoveClaim(from: ClaimStatus, to: ClaimStatus): boolean {
  return CLAIM_MOVES[from].includes(to);
}

/** True while nobody has decided it. */
export function isUndecided(status: ClaimStatus): boolean {
  return status === S.open || status === S.asked;
}

/** What its member may do now. */
export function claimActions(status: ClaimStatus): string[] {
  return [
    ...(status === S.asked ? ['answer'] : []),
    ...(canMoveClaim(status, S.withdrawn) ? ['withdraw'] : []),
  ];
}
