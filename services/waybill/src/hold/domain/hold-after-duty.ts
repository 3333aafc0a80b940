import type { HoldKind, WaybillDuty } from '@parcelway/contracts';

export interface Hold {
  readonly kind: HoldKind;
  readonly reason: string;
}

/**
 * Why a box waits once this is all the duty on it. Duty that is owed holds a box that nothing else holds, and what it held goes on when nothing is
 * owed any more; a hold of another kind stays what it is. A journey that has come to its end is not held any more.
 */
export function holdAfterDuty(
  held: Hold | null,
  { owed, reason }: Pick<WaybillDuty, 'owed' | 'reason'>,
  isOver: boolean,
): Hold | null {
  if (held && held.kind !== 'duty') return held;
  return Number(owed) > 0 && !isOver ? { kind: 'duty', reason } : null;
}
