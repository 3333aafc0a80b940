import type { CallContext } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { InsuranceStatus } from '@parcelway/contracts/statuses';
import type { Transition } from '@parcelway/platform';
import { transition } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { canMoveInsurance } from './domain/insurance-status';
import { insuranceStatusWord } from './domain/status-words';
import { InsuranceOrderEntity } from './insurance-order.entity';

type By = Transition['by'];

/** The insurance under its row lock; null = there is none. */
export function lockInsurance(
  manager: EntityManager,
  which: { readonly id: number } | { readonly orderNo: string },
): Promise<InsuranceOrderEntity | null> {
  return manager.findOne(InsuranceOrderEntity, { where: which, lock: { mode: 'pessimistic_write' } });
}

/** Moves a locked insurance, with its history row. Errors: insurance.wrong_state. */
export async function moveInsurance(
  manager: EntityManager,
  policy: InsuranceOrderEntity,
  to: InsuranceStatus,
  {
    by,
    reason,
    locale,
  }: { readonly by: By; readonly reason: string; readonly locale: CallContext['locale'] },
): Promise<void> {
  const { id, status: from } = policy;
  if (!canMoveInsurance(from, to))
    throw new DomainError('insurance.wrong_state', { state: insuranceStatusWord(from, locale) });
  if (!(await transition(manager, { table: 'insurance_order', id, from, to, by, reason })))
    throw new Error(`insurance ${policy.insuranceNo} moved from ${from} under its own lock`);
  policy.status = to;
}

/** A cancelled order is not insured any more; what was paid of its premium goes back with all else. */
export async function voidInsuranceOf(
  manager: EntityManager,
  orderNo: string,
  move: { readonly by: By; readonly reason: string; readonly locale: CallContext['locale'] },
): Promise<void> {
  const policy = await lockInsurance(manager, { orderNo });
  if (policy?.status === InsuranceStatus.quoted || policy?.status === InsuranceStatus.active)
    await moveInsurance(manager, policy, InsuranceStatus.void, move);
}
