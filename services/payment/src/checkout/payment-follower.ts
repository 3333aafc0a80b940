import { Injectable } from '@nestjs/common';
import { PaymentRecordStatus } from '@parcelway/contracts/statuses';
import { Outbox, transition } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { canMove, isTerminal } from '../payment/domain/payment-status';
import { PaymentRecordEntity } from '../payment/payment-record.entity';
import type { ProviderPayment } from '../provider/payment-provider';
import { Providers } from '../provider/providers';
import { takeNews } from './settle';
import type { News, Outcome } from './settle';

type Mover = { readonly type: 'member' | 'admin' | 'system'; readonly id: number | null };

/** Brings payments here to where they are at their provider. No row is locked while the provider is asked. */
@Injectable()
export class PaymentFollower {
  private readonly asking = new Map<number, Promise<void>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly providers: Providers,
  ) {}

  /**
   * Asks the provider how a payment stands and takes it over; who asks while the answer is on its way gets the same one. Errors:
   * service.unavailable.
   */
  look(payment: PaymentRecordEntity, requestId: string | null): Promise<void> {
    const asked = this.asking.get(payment.id);
    if (asked) return asked;
    const answer = this.ask(payment, requestId).finally(() => this.asking.delete(payment.id));
    this.asking.set(payment.id, answer);
    return answer;
  }

  private async ask(payment: PaymentRecordEntity, requestId: string | null): Promise<void> {
    const provider = this.providers.get(payment.provider);
    if (!provider || !payment.providerRef || isTerminal(payment.status)) return;
    const told = await provider.read(payment.providerRef);
    await this.take({ provider: provider.name, told, at: new Date(), requestId });
  }

  /**
   * Calls a payment off here and at the provider, there also where it is over here already. Answers false when it stays what it is: paid, or
   * with the money under way. Errors: service.unavailable.
   */
  async callOff(
    payment: PaymentRecordEntity,
    to: 'cancelled' | 'expired',
    by: Mover,
    requestId: string | null,
  ): Promise<boolean> {
    const S = PaymentRecordStatus;
    const provider = this.providers.get(payment.provider);
    if (provider && payment.providerRef) {
      const told = await provider.cancel(payment.providerRef);
      if (told.status !== S.cancelled) {
        await this.take({ provider: provider.name, told, at: new Date(), requestId });
        if (isTerminal(payment.status)) await this.leave(this.dataSource.manager, payment);
        return false;
      }
    }
    const now = await this.dataSource.transaction(async (manager) => {
      const found = await manager.findOneOrFail(PaymentRecordEntity, {
        where: { id: payment.id },
        lock: { mode: 'pessimistic_write' },
      });
      // Made at the provider meanwhile: it is called off there first.
      if (found.providerRef !== payment.providerRef) return found;
      // Money that only staff can tell of may be on its way.
      const isWaiting = !found.provider && found.status === S.processing;
      if (isTerminal(found.status)) await this.leave(manager, found);
      else if (!isWaiting && canMove(found.status, to))
        await transition(manager, {
          ...{ table: 'payment_record', id: found.id, from: found.status, to, by },
          set: { next_look_at: null },
        });
      else return false;
      return found.status !== S.succeeded;
    });
    return typeof now === 'boolean' ? now : this.callOff(now, to, by, requestId);
  }

  /** A payment that is over is not looked at any more. */
  private async leave(manager: EntityManager, { id }: PaymentRecordEntity): Promise<void> {
    await manager.update(PaymentRecordEntity, { id }, { nextLookAt: null });
  }

  /** News that nobody sent: what does not fit is parked for staff under a name of its own, once. */
  private async take(news: News): Promise<Outcome> {
    const outcome = await this.dataSource.transaction(async (manager) => {
      const made = await takeNews(manager, this.outbox, news);
      if (made.act === 'park')
        await manager.query(
          `INSERT INTO provider_event (provider, event_id, type, status, payment_no, reason, payload)
           VALUES ($1, $2, 'read', 'parked', $3, $4, $5) ON CONFLICT DO NOTHING`,
          [
            news.provider,
            `read:${news.told.ref}:${news.told.status}`,
            made.paymentNo,
            made.reason,
            JSON.stringify(keptOf(news.told)),
          ],
        );
      return made;
    });
    this.outbox.committed();
    return outcome;
  }
}

function keptOf(told: ProviderPayment): Record<string, unknown> {
  return {
    payment_intent: told.ref,
    payment_no: told.paymentNo,
    status: told.status,
    amount: told.amount.toString(),
    amount_received: told.received.toString(),
    currency: told.currency,
  };
}
