import { RefundStatus } from '@parcelway/contracts/statuses';
import type { RefundKind } from '@parcelway/contracts';
import type { Outbox } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { approve } from './approve';
import { partsOf } from './domain/parts';
import { enterRefund, SYSTEM } from './enter-refund';
import type { WantedRefund } from './enter-refund';
import { moveRefund, tellDecision } from './refund-moves';
import { RefundRequestEntity } from './refund-request.entity';
import { sharesOf } from './refundable';
import type { LockedShares, PaidShare } from './refundable';

export interface RuledRefund {
  readonly kind: RefundKind;
  readonly destination: WantedRefund['destination'];
  readonly reason: string;
  readonly requestId: string | null;
}

/**
 * Gives money back by a rule, which needs nobody's approval: to the balance in the caller's transaction, to a provider by the next round of the
 * refund sweep; what came in offline waits until staff have paid it out. Under the locks of `lockShares`, the first shares first. Requests that
 * wait for staff are rejected where the rule needs their money.
 * @throws RangeError when less was paid
 */
export async function giveBack(
  manager: EntityManager,
  outbox: Outbox,
  { bills, shares }: LockedShares,
  wanted: bigint,
  rule: RuledRefund,
): Promise<void> {
  let parts = partsOf(shares, wanted);
  if (!parts) {
    await rejectWaiting(manager, outbox, shares, rule.requestId);
    parts = partsOf(await sharesOf(manager, bills), wanted);
  }
  if (!parts)
    throw new RangeError(`less than ${wanted} can be given back of ${bills[0]?.refNo ?? 'nothing'}`);
  for (const { source, amount } of parts) {
    const request = await enterRefund(manager, source, amount, { ...rule, by: SYSTEM });
    if (request.destination === 'balance' || source.provider)
      await approve(manager, outbox, request, source, {
        ...{ by: SYSTEM, note: '', reference: '', requestId: rule.requestId },
      });
  }
}

/** All that is left of the bills, what waits for staff included; what is under way already stays so. */
export async function giveAllBack(
  manager: EntityManager,
  outbox: Outbox,
  locked: LockedShares,
  rule: RuledRefund,
): Promise<void> {
  await rejectWaiting(manager, outbox, locked.shares, rule.requestId);
  const shares = await sharesOf(manager, locked.bills);
  const left = shares.reduce((sum, share) => sum + share.left, 0n);
  if (left > 0n) await giveBack(manager, outbox, { ...locked, shares }, left, rule);
}

async function rejectWaiting(
  manager: EntityManager,
  outbox: Outbox,
  shares: readonly PaidShare[],
  requestId: string | null,
): Promise<void> {
  const waiting = await manager.find(RefundRequestEntity, {
    where: { billId: In(shares.map(({ bill }) => bill.id)), status: RefundStatus.pending },
    order: { id: 'ASC' },
  });
  for (const request of waiting) {
    const note = '款项已按规则退回 The money went back by rule';
    await moveRefund(manager, request, RefundStatus.rejected, {
      by: SYSTEM,
      reason: note,
      set: { review_note: note },
    });
    await tellDecision(manager, outbox, request, { note, requestId });
  }
}
