import { PaymentRecordStatus } from '@parcelway/contracts/statuses';

const S = PaymentRecordStatus;

/**
 * Allowed moves of one payment (D3, docs/domain). Providers tell out of order, so stages may be skipped. A failed attempt
 * does not end a payment: another may follow. Money that may be under way (processing) does not expire by the clock.
 */
export const PAYMENT_MOVES: Readonly<Record<PaymentRecordStatus, readonly PaymentRecordStatus[]>> = {
  [S.created]: [S.processing, S.requiresAction, S.succeeded, S.failed, S.cancelled, S.expired],
  [S.processing]: [S.requiresAction, S.succeeded, S.failed, S.cancelled],
  [S.requiresAction]: [S.processing, S.succeeded, S.failed, S.cancelled, S.expired],
  [S.succeeded]: [],
  [S.failed]: [S.processing, S.requiresAction, S.succeeded, S.cancelled, S.expired],
  [S.cancelled]: [],
  [S.expired]: [],
};

/** True when the move is allowed. A status to itself is no move: the caller answers a repeat with success and no change. */
export function canMove(from: PaymentRecordStatus, to: PaymentRecordStatus): boolean {
  return PAYMENT_MOVES[from].includes(to);
}

/** True when nothing follows: succeeded, cancelled, expired. Refunds live in rows of their own. */
export function isTerminal(status: PaymentRecordStatus): boolean {
  return PAYMENT_MOVES[status].length === 0;
}

/** What something may still follow. */
export const LIVE = Object.values(PaymentRecordStatus).filter((status) => !isTerminal(status));

/** True while the payer may call the payment off: no money is on its way. */
export function canPayerCancel(status: PaymentRecordStatus): boolean {
  return status === S.created || status === S.requiresAction;
}
