import { randomBytes } from 'node:crypto';
import type { RefundAsker, RefundDestination, RefundKind } from '@parcelway/contracts';
import { RefundStatus } from '@parcelway/contracts/statuses';
import type { EntityManager } from 'typeorm';
import { randomNo } from '../bill/domain/random-no';
import { RefundRequestEntity, RefundRequestHistoryEntity } from './refund-request.entity';
import type { PaidShare } from './refundable';

const REFUND_NO_BYTES = 10;

export interface Mover {
  readonly type: 'member' | 'admin' | 'system';
  readonly id: number | null;
}

export const SYSTEM: Mover = { type: 'system', id: null };

export interface WantedRefund {
  readonly destination: RefundDestination;
  readonly kind: RefundKind;
  readonly reason: string;
  readonly by: Mover;
}

const ASKER: Readonly<Record<Mover['type'], RefundAsker>> = {
  member: 'member',
  admin: 'staff',
  system: 'system',
};

/** Enters a request that waits, under the locks of `lockShares`. What was paid from the balance can only go back there. */
export async function enterRefund(
  manager: EntityManager,
  { paymentId, way, bill }: PaidShare,
  amount: bigint,
  { destination, kind, reason, by }: WantedRefund,
): Promise<RefundRequestEntity> {
  const request = await manager.save(
    manager.create(RefundRequestEntity, {
      refundNo: randomNo('R', randomBytes(REFUND_NO_BYTES)),
      paymentRecordId: paymentId,
      billId: bill.id,
      refNo: bill.refNo,
      userId: bill.userId,
      currency: bill.currency,
      amount,
      destination: way === 'balance' ? 'balance' : destination,
      status: RefundStatus.pending,
      kind,
      reason,
      askedBy: ASKER[by.type],
      ...{ reviewedBy: null, reviewNote: '', providerRef: '', failure: '', retries: 0 },
      ...{ walletCurrency: null, walletAmount: null },
      ...{ nextTryAt: null, settledAt: null },
    }),
  );
  await manager.insert(RefundRequestHistoryEntity, {
    subjectId: request.id,
    toStatus: RefundStatus.pending,
    byType: by.type,
    byId: by.id,
    reason,
  });
  return request;
}
