import type { RefundKind } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import type { Outbox } from '@parcelway/platform';
import { invalidFields } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import type { PaymentRecordEntity } from '../payment/payment-record.entity';
import { eventReasons } from '../provider/event-reasons';
import type { ProviderRefund } from '../provider/payment-provider';
import { approve } from './approve';
import { leftOf, partsOf } from './domain/parts';
import { ofKey } from './domain/refund-news';
import { enterRefund } from './enter-refund';
import type { Mover } from './enter-refund';
import { billsOf } from './refund.service';
import { lockShares } from './refundable';

export interface RefundToBook {
  readonly payment: PaymentRecordEntity;
  /** What went back there, settled. */
  readonly told: ProviderRefund;
  /** Absent = of the payment's bills, one after the other. */
  readonly billId: number | string | undefined;
  readonly kind: RefundKind;
  readonly reason: string;
  readonly by: Mover;
  readonly requestId: string | null;
}

/** $1 payment, $2 the provider's number of a refund, $3 under which number of ours it was asked for; its row when it is ours or booked. */
const OURS = `
  SELECT FROM refund_request
  WHERE payment_record_id = $1 AND (refund_no = $3 OR provider_ref = $2 AND status = 'settled') LIMIT 1`;

/**
 * Enters and settles what somebody gave back at the provider itself, and closes the notices that wait for it, in the caller's transaction. Answers the
 * numbers of the requests: one for each bill. Errors: refund.already_booked, refund.over_limit, field errors.
 */
export async function bookRefund(
  manager: EntityManager,
  outbox: Outbox,
  { payment, told, billId, kind, reason, by, requestId }: RefundToBook,
): Promise<string[]> {
  const { shares } = await lockShares(manager, billsOf(payment));
  const mine = shares.filter(({ paymentId }) => paymentId === payment.id);
  const meant = billId === undefined ? mine : mine.filter(({ bill }) => bill.id === Number(billId));
  if (billId !== undefined && meant.length === 0)
    throw invalidFields([{ field: 'bill_id', rule: 'unknown' }]);
  const ours = (await manager.query(OURS, [payment.id, told.ref, ofKey(told.key).refundNo])) as unknown[];
  if (ours.length > 0) throw new DomainError('refund.already_booked');
  const parts = partsOf(meant, told.amount);
  if (!parts) {
    const { currency } = payment;
    throw new DomainError('refund.over_limit', { currency, max: formatMoney(leftOf(meant), currency) });
  }
  const refundNos: string[] = [];
  for (const { source, amount } of parts) {
    const request = await enterRefund(manager, source, amount, { destination: 'original', kind, reason, by });
    await approve(manager, outbox, request, source, {
      ...{ by, note: '', reference: told.ref, isBack: true, requestId },
    });
    refundNos.push(request.refundNo);
  }
  await manager.query(
    `UPDATE provider_event SET status = 'done', reason = $4
     WHERE provider = $1 AND payment_no = $2 AND status IN ('parked', 'failed') AND payload->>'ref' = $3`,
    [payment.provider, payment.paymentNo, told.ref, eventReasons.booked(refundNos.join(', ')).slice(0, 200)],
  );
  return refundNos;
}
