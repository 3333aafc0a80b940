import { CommissionStatus } from '@parcelway/contracts/statuses';

const S = CommissionStatus;

/** Allowed moves of a commission (D6, docs/domain). A refund after settlement is a row of its own. */
export const COMMISSION_MOVES: Readonly<Record<CommissionStatus, readonly CommissionStatus[]>> = {
  [S.pending]: [S.confirmed, S.cancelled],
  [S.confirmed]: [S.settled, S.cancelled],
  [S.settled]: [],
  [S.cancelled]: [],
};

export function canMoveCommission(from: CommissionStatus, to: CommissionStatus): boolean {
  return COMMISSION_MOVES[from].includes(to);
}
