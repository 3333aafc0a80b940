import { Handover, SheetStatus } from '@parcelway/contracts/statuses';

const S = SheetStatus;

/** Allowed moves of a sheet order (D5, docs/domain). Success is final; void is a mark beside the state. */
export const SHEET_MOVES: Readonly<Record<SheetStatus, readonly SheetStatus[]>> = {
  [S.awaiting]: [S.inProgress],
  [S.inProgress]: [S.succeeded, S.failed],
  [S.failed]: [S.inProgress],
  [S.succeeded]: [],
};

/** True when the move is allowed; a state to itself is no move. */
export function canMoveSheet(from: SheetStatus, to: SheetStatus): boolean {
  return SHEET_MOVES[from].includes(to);
}

/** Allowed moves of the handover: what was handed over is final. */
export const HANDOVER_MOVES: Readonly<Record<Handover, readonly Handover[]>> = {
  [Handover.notRecorded]: [Handover.handedOver, Handover.notHandedOver],
  [Handover.notHandedOver]: [Handover.handedOver],
  [Handover.handedOver]: [],
};

export function canHandOver(from: Handover, to: Handover): boolean {
  return HANDOVER_MOVES[from].includes(to);
}

/** What a person may do with an order in this state. */
export function sheetActions(order: {
  readonly status: number;
  readonly isVoid: boolean;
  readonly payStatus: number;
}): readonly string[] {
  if (order.isVoid) return ['delete'];
  const isUnpaid = order.payStatus === 1;
  switch (order.status) {
    case S.awaiting:
      return ['submit', 'edit', 'void', ...(isUnpaid ? ['delete'] : [])];
    case S.failed:
      return ['retry', 'edit', 'void', ...(isUnpaid ? ['delete'] : [])];
    case S.succeeded:
      return ['print', 'void'];
    default:
      return [];
  }
}
