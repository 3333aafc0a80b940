import { PickupStatus, PickUpType } from '@parcelway/contracts/statuses';

const S = PickupStatus;

/** Allowed moves of a pickup (D2, docs/domain). From awaiting pickup straight to inbound is for drop-offs: see `canMove`. */
export const PICKUP_MOVES: Readonly<Record<PickupStatus, readonly PickupStatus[]>> = {
  [S.preGenerated]: [S.awaitingPickup, S.cancelled],
  [S.awaitingPickup]: [S.collected, S.inbound, S.cancelled],
  [S.collected]: [S.awaitingInbound, S.inbound],
  [S.awaitingInbound]: [S.inbound],
  [S.inbound]: [],
  [S.cancelled]: [],
};

/**
 * True when the move is allowed for a pickup of this type: only the customer's own drop-off reaches the warehouse without
 * having been collected. A state to itself is no move.
 */
export function canMove(from: PickupStatus, to: PickupStatus, type: PickUpType): boolean {
  const isDropOffMove = from === S.awaitingPickup && to === S.inbound;
  return PICKUP_MOVES[from].includes(to) && (!isDropOffMove || type === PickUpType.dropOff);
}

/** True unless cancelled: a waybill has at most one live pickup. */
export function isLive(status: PickupStatus): boolean {
  return status !== S.cancelled;
}
