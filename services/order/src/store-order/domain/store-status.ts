import { StoreStatus } from '@parcelway/contracts/statuses';

const S = StoreStatus;

/** Allowed moves of a storage order (D4, docs/domain). */
export const STORE_MOVES: Readonly<Record<StoreStatus, readonly StoreStatus[]>> = {
  [S.awaitingPayment]: [S.reserved, S.cancelled],
  [S.reserved]: [S.stored, S.cancelled],
  [S.stored]: [S.retrievalRequested, S.overdue],
  [S.retrievalRequested]: [S.retrievalDue, S.closed],
  [S.retrievalDue]: [S.closed],
  [S.closed]: [],
  [S.cancelled]: [],
  [S.overdue]: [S.retrievalRequested, S.abandoned],
  [S.abandoned]: [],
};

/** True when the move is allowed; a state to itself is no move. */
export function canMoveStore(from: StoreStatus, to: StoreStatus): boolean {
  return STORE_MOVES[from].includes(to);
}

/** States in which an order takes up room. */
export const TAKES_ROOM: readonly StoreStatus[] = [
  S.awaitingPayment,
  S.reserved,
  S.stored,
  S.retrievalRequested,
  S.retrievalDue,
  S.overdue,
];

/** States in which its pieces lie in a space. */
export const IN_A_SPACE: readonly StoreStatus[] = [S.stored, S.retrievalRequested, S.retrievalDue, S.overdue];

/** What its member may do now. */
export function storeActions(order: {
  readonly status: number;
  readonly payStatus: number;
}): readonly string[] {
  switch (order.status) {
    case S.awaitingPayment:
      return ['pay', 'cancel'];
    case S.reserved:
      return ['edit', 'cancel', 'print'];
    case S.stored:
      return ['edit', 'retrieve', 'print'];
    case S.overdue:
      return ['retrieve', 'print'];
    case S.retrievalDue:
      return order.payStatus === 1 ? ['pay', 'print'] : ['print'];
    case S.retrievalRequested:
    case S.closed:
      return ['print'];
    default:
      return [];
  }
}
