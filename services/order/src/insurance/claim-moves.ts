import type { CallContext } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { ClaimStatus } from '@parcelway/contracts/statuses';
import { transition } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { callerOf } from '../luggage-order/order-moves';
import { canMoveClaim } from './domain/claim-status';
import { statusByClaims } from './domain/insurance-status';
import { claimStatusWord } from './domain/status-words';
import { InsuranceClaimEntity } from './insurance-claim.entity';
import { lockInsurance, moveInsurance } from './insurance-moves';
import type { InsuranceOrderEntity } from './insurance-order.entity';

export interface LockedClaim {
  readonly claim: InsuranceClaimEntity;
  readonly policy: InsuranceOrderEntity;
}

/** A claim under the lock of its insurance, which whoever claims or decides takes first. Errors: claim.not_found. */
export async function lockClaim(
  manager: EntityManager,
  which: { readonly id: number } | { readonly claimNo: string; readonly userId: number },
): Promise<LockedClaim> {
  const found = await manager.findOneBy(InsuranceClaimEntity, which);
  const policy = found && (await lockInsurance(manager, { id: found.insuranceOrderId }));
  const claim = policy && (await manager.findOneBy(InsuranceClaimEntity, { id: found.id }));
  if (!claim) throw new DomainError('claim.not_found');
  return { claim, policy };
}

/** Moves a locked claim, with its history row, and its insurance after it. Errors: claim.wrong_state. */
export async function moveClaim(
  manager: EntityManager,
  { claim, policy }: LockedClaim,
  to: ClaimStatus,
  context: CallContext,
  move: { readonly reason: string; readonly set?: Readonly<Record<string, unknown>> },
): Promise<void> {
  const { id, status: from } = claim;
  if (!canMoveClaim(from, to))
    throw new DomainError('claim.wrong_state', { state: claimStatusWord(from, context.locale) });
  const by = callerOf(context);
  if (!(await transition(manager, { table: 'insurance_claim', id, from, to, by, ...move })))
    throw new Error(`claim ${claim.claimNo} moved from ${from} under its insurance's lock`);
  claim.status = to;
  await followClaims(manager, policy, context, claim.claimNo);
}

/** A locked insurance takes the state that its claims give it. */
export async function followClaims(
  manager: EntityManager,
  policy: InsuranceOrderEntity,
  context: CallContext,
  reason: string,
): Promise<void> {
  const claims = await manager.find(InsuranceClaimEntity, {
    select: { id: true, status: true },
    where: { insuranceOrderId: policy.id },
  });
  const to = statusByClaims(claims.map(({ status }) => status));
  if (to !== policy.status)
    await moveInsurance(manager, policy, to, { by: callerOf(context), reason, locale: context.locale });
}

/** What was paid on a box so far, minor units. */
export async function paidOnBox(manager: EntityManager, insuranceBoxId: number): Promise<bigint> {
  const [row] = (await manager.query(
    `SELECT coalesce(sum(amount_paid), 0)::text AS paid FROM insurance_claim WHERE insurance_box_id = $1 AND status = 'accepted'`,
    [insuranceBoxId],
  )) as { paid: string }[];
  return BigInt(row?.paid ?? 0);
}
