import { Injectable } from '@nestjs/common';
import type { ProviderNotice } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { Outbox } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { VerifiedNotice } from '../provider/payment-provider';
import { ProviderEventEntity } from '../provider/provider-event.entity';
import type { ProviderEventStatus } from '../provider/provider-event.entity';
import { Providers } from '../provider/providers';
import { takeRefund } from '../refund/refund-courier';
import type { RefundOutcome } from '../refund/refund-courier';
import { takeNews } from './settle';
import type { Outcome } from './settle';

/** Takes what providers tell: checks the signature, keeps each event once, and does its work in the same transaction. */
@Injectable()
export class ProviderNotices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly providers: Providers,
  ) {}

  /** Errors: pay.notice_refused. Any other leaves nothing, and the provider tells it again. */
  async take(
    { provider: name, body, signature }: ProviderNotice,
    requestId: string | null,
  ): Promise<{ done: boolean }> {
    const provider = this.providers.get(name);
    const notice = provider?.verify(body, signature ?? '');
    if (!provider || !notice) throw new DomainError('pay.notice_refused');
    const done = await this.dataSource.transaction(async (manager) => {
      const id = await enter(manager, name, notice);
      if (id === null) return false;
      const { payment, refund, occurredAt: at } = notice;
      const from = { provider: name, requestId };
      const outcome = payment
        ? await takeNews(manager, this.outbox, { ...from, told: payment, at })
        : refund && (await takeRefund(manager, this.outbox, { ...from, told: refund }));
      if (!outcome) return true;
      const { paymentNo } = outcome;
      await manager.update(ProviderEventEntity, { id }, { paymentNo, ...endOf(outcome) });
      return true;
    });
    this.outbox.committed();
    return { done };
  }
}

/** The row of a new event, null for one that is known; one that comes at the same time waits here for the first. */
async function enter(
  manager: EntityManager,
  provider: string,
  notice: VerifiedNotice,
): Promise<number | null> {
  const entered = (await manager.query(
    `INSERT INTO provider_event (provider, event_id, type, status, payload) VALUES ($1, $2, $3, 'ignored', $4)
     ON CONFLICT DO NOTHING RETURNING id`,
    [provider, notice.eventId.slice(0, 80), notice.type.slice(0, 60), JSON.stringify(notice.kept)],
  )) as { id: string }[];
  return entered[0] ? Number(entered[0].id) : null;
}

export function endOf(outcome: Outcome | RefundOutcome): {
  readonly status: ProviderEventStatus;
  readonly reason: string;
} {
  if (outcome.act === 'park') return { status: 'parked', reason: outcome.reason };
  return outcome.act === 'ignore'
    ? { status: 'ignored', reason: outcome.reason }
    : { status: 'done', reason: '' };
}
