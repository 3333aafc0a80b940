import type { CallContext, Handlers, OneRow, ResolveProviderEvent } from '@parcelway/contracts';
import { DomainError, paymentDesk } from '@parcelway/contracts';
import { Outbox, Serves } from '@parcelway/platform';
import { DataSource, In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { adminIdOf } from '../admin-caller';
import { isTerminal } from '../payment/domain/payment-status';
import { PaymentRecordEntity } from '../payment/payment-record.entity';
import { ProviderEventEntity } from '../provider/provider-event.entity';
import { Providers } from '../provider/providers';
import { keptRefund, takeRefund } from '../refund/refund-courier';
import type { RefundOutcome } from '../refund/refund-courier';
import { PaymentFollower } from './payment-follower';
import { endOf } from './provider-notices';
import { takeNews } from './settle';
import type { Outcome } from './settle';

const WAITING = ['parked', 'failed'] as const;

@Serves(paymentDesk)
export class PaymentDeskService implements Handlers<typeof paymentDesk> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly providers: Providers,
    private readonly follower: PaymentFollower,
  ) {}

  async sync({ id }: OneRow, context: CallContext): Promise<{ status: string }> {
    adminIdOf(context);
    await this.follower.look(await this.payment(id), context.requestId);
    return { status: (await this.payment(id)).status };
  }

  async cancel({ id }: OneRow, context: CallContext): Promise<{ status: string }> {
    const payment = await this.payment(id);
    const by = { type: 'admin', id: adminIdOf(context) } as const;
    const isOff =
      !isTerminal(payment.status) &&
      (await this.follower.callOff(payment, 'cancelled', by, context.requestId));
    if (!isOff) throw new DomainError('pay.cannot_cancel');
    return { status: 'cancelled' };
  }

  async retryEvent({ id }: OneRow, context: CallContext): Promise<{ status: string }> {
    adminIdOf(context);
    const event = await this.waiting(id);
    const judge = await this.judgeOf(event, context.requestId);
    const end = await this.dataSource.transaction(async (manager) => {
      const made = endOf(await judge(manager));
      await manager.update(ProviderEventEntity, { id: event.id, status: In([...WAITING]) }, made);
      return made;
    });
    this.outbox.committed();
    return { status: end.status };
  }

  async resolveEvent({ id, note }: ResolveProviderEvent, context: CallContext): Promise<{ status: string }> {
    adminIdOf(context);
    const event = await this.waiting(id);
    await this.dataSource.manager.update(
      ProviderEventEntity,
      { id: event.id, status: In([...WAITING]) },
      { status: 'done', reason: note },
    );
    return { status: 'done' };
  }

  /** How an event is judged again: a payment as its provider sees it now, a refund as the event told it. Errors: payment.not_found. */
  private async judgeOf(
    event: ProviderEventEntity,
    requestId: string,
  ): Promise<(manager: EntityManager) => Promise<Outcome | RefundOutcome>> {
    const { provider: name, paymentNo } = event;
    const refund = keptRefund(event);
    if (refund)
      return (manager) =>
        takeRefund(manager, this.outbox, { provider: name, requestId, told: refund, eventId: event.id });
    const provider = this.providers.get(name);
    const payment = await this.dataSource.manager.findOneBy(PaymentRecordEntity, { paymentNo });
    if (!provider || !payment?.providerRef) throw new DomainError('payment.not_found');
    const news = {
      provider: name,
      requestId,
      told: await provider.read(payment.providerRef),
      at: new Date(),
    };
    return (manager) => takeNews(manager, this.outbox, news);
  }

  private async payment(id: number | string): Promise<PaymentRecordEntity> {
    const payment = await this.dataSource.manager.findOneBy(PaymentRecordEntity, { id: Number(id) });
    if (!payment) throw new DomainError('payment.not_found');
    return payment;
  }

  /** Only what waits for staff is theirs to close. */
  private async waiting(id: number | string): Promise<ProviderEventEntity> {
    const event = await this.dataSource.manager.findOneBy(ProviderEventEntity, {
      id: Number(id),
      status: In([...WAITING]),
    });
    if (!event) throw new DomainError('payment.not_found');
    return event;
  }
}
