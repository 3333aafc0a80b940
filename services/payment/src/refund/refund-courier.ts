import { Injectable } from '@nestjs/common';
import { RefundStatus } from '@parcelway/contracts/statuses';
import { Outbox } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { BillEntity } from '../bill/bill.entity';
import { PaymentRecordEntity } from '../payment/payment-record.entity';
import { eventReasons } from '../provider/event-reasons';
import type { ProviderRefund } from '../provider/payment-provider';
import type { ProviderEventEntity } from '../provider/provider-event.entity';
import { Providers } from '../provider/providers';
import { judgeRefund, keyOf, ofKey } from './domain/refund-news';
import type { RefundVerdict } from './domain/refund-news';
import { SYSTEM } from './enter-refund';
import { moveRefund, settleRefund } from './refund-moves';
import { RefundRequestEntity } from './refund-request.entity';

const S = RefundStatus;
/** A provider whose answer did not come is asked again after this. */
const AGAIN_S = 30;

export interface RefundNews {
  readonly provider: string;
  readonly told: ProviderRefund;
  readonly requestId: string | null;
  /** The kept notice that is judged again. */
  readonly eventId?: number;
}

export type RefundOutcome = RefundVerdict & { readonly paymentNo: string };

/** Has providers give money back. No row is locked while a provider is asked. */
@Injectable()
export class RefundCourier {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly providers: Providers,
  ) {}

  /**
   * Asks for an approved refund, or again for one that is under way, and takes over what comes of it. Answers how the request stands
   * then. Errors: service.unavailable; the sweep asks again.
   */
  async carry(id: number, requestId: string | null): Promise<RefundStatus> {
    const { manager } = this.dataSource;
    const request = await manager.findOneByOrFail(RefundRequestEntity, { id });
    if (request.status === S.approved)
      await moveRefund(manager, request, S.processing, {
        by: SYSTEM,
        set: { next_try_at: new Date(Date.now() + AGAIN_S * 1_000) },
      });
    if (request.status !== S.processing) return request.status;
    const payment = await manager.findOneByOrFail(PaymentRecordEntity, { id: request.paymentRecordId });
    const provider = this.providers.get(payment.provider);
    if (!provider || !payment.providerRef) return request.status;
    const key = keyOf(request.refundNo, request.retries);
    const told = await provider.refund(payment.providerRef, request.amount, key);
    await this.dataSource.transaction(async (inner) => {
      const outcome = await takeRefund(inner, this.outbox, { provider: provider.name, told, requestId });
      if (outcome.act === 'park') await park(inner, provider.name, told, outcome);
    });
    this.outbox.committed();
    return (await manager.findOneByOrFail(RefundRequestEntity, { id })).status;
  }
}

/**
 * Makes of a provider's news about a refund what it means, in the caller's transaction. Locks the payment, then the request, then the bill, so
 * that news of one refund queue up and each sees what the one before it did.
 */
export async function takeRefund(
  manager: EntityManager,
  outbox: Outbox,
  news: RefundNews,
): Promise<RefundOutcome> {
  const { provider, told, requestId } = news;
  const { refundNo } = ofKey(told.key);
  const found = await manager.findOneBy(RefundRequestEntity, { refundNo });
  if (!found) return ofSomebodyElse(manager, news);
  const payment = await manager.findOne(PaymentRecordEntity, {
    where: { id: found.paymentRecordId, provider },
    lock: { mode: 'pessimistic_write' },
  });
  if (!payment) return { act: 'ignore', reason: eventReasons.noRefund, paymentNo: '' };
  const request = await manager.findOneOrFail(RefundRequestEntity, {
    where: { id: found.id },
    lock: { mode: 'pessimistic_write' },
  });
  const verdict = judgeRefund(request, told);
  if (verdict.act === 'settle') {
    const bill = await manager.findOneOrFail(BillEntity, {
      where: { id: request.billId },
      lock: { mode: 'pessimistic_write' },
    });
    await settleRefund(manager, outbox, request, bill, {
      ...{ by: SYSTEM, way: payment.way, reference: told.ref, requestId },
    });
  } else if (verdict.act === 'fail')
    await moveRefund(manager, request, S.failed, {
      by: SYSTEM,
      reason: told.failure,
      set: { failure: told.failure.slice(0, 200), provider_ref: told.ref, next_try_at: null },
    });
  else if (verdict.act === 'note' && request.providerRef !== told.ref)
    await manager.update(RefundRequestEntity, { id: request.id }, { providerRef: told.ref });
  return { ...verdict, paymentNo: payment.paymentNo };
}

/** $1 payment, $2 provider, $3 its number, $4 the provider's number of a refund, $5 how it stands there, $6 a notice to leave out → what we know of it. */
const KNOWN = `
  SELECT EXISTS (SELECT FROM refund_request WHERE payment_record_id = $1 AND provider_ref = $4 AND status = 'settled') AS is_booked,
    EXISTS (SELECT FROM provider_event WHERE provider = $2 AND payment_no = $3 AND status IN ('done', 'parked', 'failed') AND id <> $6
      AND payload @> jsonb_build_object('ref', $4::text, 'status', $5::text)) AS is_told`;

/** Money that somebody gave back at the provider by hand waits for staff, once it is settled; so does what they booked when it comes to nothing. */
async function ofSomebodyElse(
  manager: EntityManager,
  { provider, told, eventId = 0 }: RefundNews,
): Promise<RefundOutcome> {
  const { ref, paymentRef, status } = told;
  // Under the payment's lock, so that it is not booked meanwhile.
  const payment =
    !paymentRef || status === 'processing'
      ? null
      : await manager.findOne(PaymentRecordEntity, {
          where: { provider, providerRef: paymentRef },
          lock: { mode: 'pessimistic_write' },
        });
  if (!payment) return { act: 'ignore', reason: eventReasons.noRefund, paymentNo: '' };
  const { id, paymentNo } = payment;
  const [known] = (await manager.query(KNOWN, [id, provider, paymentNo, ref, status, eventId])) as {
    is_booked: boolean;
    is_told: boolean;
  }[];
  const isNews = !known?.is_told && known?.is_booked === (status === 'failed');
  if (!isNews) return { act: 'ignore', reason: eventReasons.known, paymentNo };
  const reason = status === 'failed' ? eventReasons.failedAfterSettled(told) : eventReasons.byHand(told);
  return { act: 'park', reason, paymentNo };
}

/** The refund that an event tells of, as `park` and the adapters keep it; null for an event about a payment. */
export function keptRefund({ payload }: Pick<ProviderEventEntity, 'payload'>): ProviderRefund | null {
  const { key, amount } = payload;
  return typeof key === 'string' && typeof amount === 'string'
    ? { ...(payload as unknown as ProviderRefund), amount: BigInt(amount) }
    : null;
}

/** News that came as an answer and does not fit waits for staff under a name of its own, once. */
async function park(
  manager: EntityManager,
  provider: string,
  told: ProviderRefund,
  outcome: RefundOutcome,
): Promise<void> {
  await manager.query(
    `INSERT INTO provider_event (provider, event_id, type, status, payment_no, reason, payload)
     VALUES ($1, $2, 'refund', 'parked', $3, $4, $5) ON CONFLICT DO NOTHING`,
    [
      provider,
      `refund:${told.key}:${told.status}`,
      outcome.paymentNo,
      'reason' in outcome ? outcome.reason : '',
      JSON.stringify({ ...told, amount: told.amount.toString() }),
    ],
  );
}
