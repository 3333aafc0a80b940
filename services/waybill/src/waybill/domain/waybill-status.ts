import { WaybillStatus } from '@parcelway/contracts/statuses';

const S = WaybillStatus;

/** What any event of a parcel under way may say next: everything but "label ready" and "label void". */
const UNDER_WAY: readonly WaybillStatus[] = [
  S.collected,
  S.inbound,
  S.onPallet,
  S.outbound,
  S.customs,
  S.outForDelivery,
  S.readyForCollection,
  S.delivered,
  S.deliveryFailed,
  S.returned,
  S.unknown,
];
const othersThan = (status: WaybillStatus): WaybillStatus[] => UNDER_WAY.filter((next) => next !== status);

/**
 * Allowed moves of a waybill (D2, docs/domain): its newest event says where it is, so stages may be skipped or come
 * again; delivered, returned and void are the end; a label is made void only before the parcel is in the warehouse.
 */
export const WAYBILL_MOVES: Readonly<Record<WaybillStatus, readonly WaybillStatus[]>> = {
  [S.created]: [...UNDER_WAY, S.cancelled],
  [S.collected]: [...othersThan(S.collected), S.cancelled],
  [S.inbound]: othersThan(S.inbound),
  [S.onPallet]: othersThan(S.onPallet),
  [S.outbound]: othersThan(S.outbound),
  [S.customs]: othersThan(S.customs),
  [S.outForDelivery]: othersThan(S.outForDelivery),
  [S.readyForCollection]: othersThan(S.readyForCollection),
  [S.delivered]: [],
  [S.deliveryFailed]: othersThan(S.deliveryFailed),
  [S.returned]: [],
  [S.cancelled]: [],
  [S.unknown]: othersThan(S.unknown),
};

/** True when the move is allowed. A status to itself is no move. */
export function canMove(from: WaybillStatus, to: WaybillStatus): boolean {
  return WAYBILL_MOVES[from].includes(to);
}

/** True for delivered, returned and void: nothing follows. */
export function isTerminal(status: WaybillStatus): boolean {
  return WAYBILL_MOVES[status].length === 0;
}

/** True while the label may be made void. */
export function canVoid(status: WaybillStatus): boolean {
  return canMove(status, S.cancelled);
}

/** What a tracking event says about the parcel, and when it happened. */
export interface StatusEvent {
  readonly status: WaybillStatus;
  readonly at: Date;
}

/**
 * The status a waybill shows: that of its newest event by event time, unless it had already come to an end (D2). The same
 * events give the same status in whatever order they arrive; of two at the same instant the further stage counts.
 */
export function statusFromEvents(events: Iterable<StatusEvent>): WaybillStatus {
  const inTime = [...events].sort((a, b) => a.at.getTime() - b.at.getTime() || stageOf(a) - stageOf(b));
  let shown: WaybillStatus = S.created;
  for (const { status } of inTime) if (canMove(shown, status)) shown = status;
  return shown;
}

/** Stages in the order of a journey; the status numbers are in it but for these three. */
function stageOf({ status }: StatusEvent): number {
  if (status === S.unknown) return -1;
  return status === S.deliveryFailed ? S.readyForCollection + 0.5 : status;
}
