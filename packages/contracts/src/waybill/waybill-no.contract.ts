import { answers, call, defineContract } from '../define';
import { Text } from '../validation';

export const POOL_KINDS = ['s10', 'own', 'carrier'] as const;
export type PoolKind = (typeof POOL_KINDS)[number];

export class CheckNumber {
  @Text({ max: 40 }) no!: string;
}

export interface CheckedNumber {
  /** As it is stored. */
  readonly no: string;
  /** False where the form has a check digit and it is another. */
  readonly is_valid: boolean;
  /** The pool that holds it; null = none. */
  readonly pool: { readonly id: number; readonly name: string } | null;
  readonly is_given_out: boolean;
  /** Order number of the box that has it, or reference of the package; empty = nobody. */
  readonly used_by: string;
}

/** Pools of waybill numbers, for staff. Errors: auth.no_permission. */
export const waybillNoDesk = defineContract('waybill.waybill-no-desk', {
  check: call(CheckNumber, answers<CheckedNumber>()),
});
