import { OrderStatus } from '@parcelway/contracts/statuses';

const S = OrderStatus;

/** States an order may be held in, and go back to when the hold is released. */
const HOLDABLE: readonly OrderStatus[] = [
  S.partlyInbound,
  S.inbound,
  S.awaitingSupplement,
  S.ready,
  S.inTransit,
];

/** Allowed moves of a luggage order (D2, docs/domain). A hold also goes back to the state it came from: see `canMove`. */
export const ORDER_MOVES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  [S.draft]: [S.awaitingPayment, S.cancelled],
  [S.awaitingPayment]: [S.awaitingCollection, S.cancelled],
  [S.awaitingCollection]: [S.partlyInbound, S.inbound, S.cancelled],
  [S.partlyInbound]: [S.inbound, S.onHold],
  [S.inbound]: [S.awaitingSupplement, S.ready, S.onHold],
  [S.awaitingSupplement]: [S.ready, S.onHold, S.returned],
  [S.ready]: [S.inTransit, S.onHold],
  [S.inTransit]: [S.completed, S.onHold],
  [S.onHold]: [S.returned],
  [S.cancelled]: [],
  [S.returned]: [],
  [S.completed]: [],
};

/**
 * Where an order may go from a state.
 * @param heldFrom the state an order on hold came from (`hold_from_status`); it may only go back there or be returned
 */
export function nextStatuses(from: OrderStatus, heldFrom: OrderStatus | null = null): readonly OrderStatus[] {
  const moves = ORDER_MOVES[from];
  return from === S.onHold && heldFrom !== null && HOLDABLE.includes(heldFrom) ? [heldFrom, ...moves] : moves;
}

/** True when the move is allowed. A state to itself is no move: the caller answers a repeat with success and no change. */
export function canMove(from: OrderStatus, to: OrderStatus, heldFrom: OrderStatus | null = null): boolean {
  return nextStatuses(from, heldFrom).includes(to);
}
