import { RefundStatus } from '@parcelway/contracts/statuses';

const S = RefundStatus;

/**
 * Allowed moves of a refund request (D3, docs/domain). What we give back ourselves, to the balance or by hand, needs no provider and settles
 * as soon as it is approved.
 */
export const REFUND_MOVES: Readonly<Record<RefundStatus, readonly RefundStatus[]>> = {
  [S.pending]: [S.approved, S.rejected],
  [S.approved]: [S.processing, S.settled],
  [S.processing]: [S.settled, S.failed],
  [S.settled]: [],
  [S.failed]: [S.processing],
  [S.rejected]: [],
};

/** True when the move is allowed; a status to itself is no move. */
export function canMoveRefund(from: RefundStatus, to: RefundStatus): boolean {
  return REFUND_MOVES[from].includes(to);
}

/** Requests whose money nobody else may ask for. */
export const HOLDING: readonly RefundStatus[] = [S.pending, S.approved, S.processing, S.settled];
