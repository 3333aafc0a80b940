import { Injectable } from '@nestjs/common';
import type { CallContext, Client, WhatToPay } from '@parcelway/contracts';
import { DomainError, luggageOrder } from '@parcelway/contracts';
import { PaymentRecordStatus } from '@parcelway/contracts/statuses';
import { InjectClient, Outbox } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { askBilling } from '../bill/ask-billing';
import { hasBill, raiseBill } from '../bill/bill.queries';
import { memberIdOf } from '../member-caller';
import { isTerminal } from '../payment/domain/payment-status';
import { PaymentRecordEntity } from '../payment/payment-record.entity';
import type { Offer } from '../payment-way/domain/offer';
import type { PayerHandle, PaymentProvider } from '../provider/payment-provider';
import { beginPayment } from './begin';
import type { Begun, Evidence } from './begin';
import { PaymentFollower } from './payment-follower';

const ATTEMPTS = 2;

/** Begins payments, whatever the way. */
@Injectable()
export class PaymentStarter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly follower: PaymentFollower,
    @InjectClient(luggageOrder) private readonly orders: Client<typeof luggageOrder>,
  ) {}

  /** The caller's payment of these bills; one of other bills or another way that stands in its way is called off first. */
  async begin(
    what: WhatToPay,
    offer: Offer,
    context: CallContext,
    evidence?: Evidence,
  ): Promise<PaymentRecordEntity> {
    const userId = memberIdOf(context);
    const key = context.idempotencyKey || null;
    await this.raiseLateBill(what, userId, context);
    for (let tries = 0; tries < ATTEMPTS; tries += 1) {
      const begun: Begun = await this.dataSource.transaction((manager) =>
        beginPayment(manager, { userId, what, offer, key, ...(evidence && { evidence }) }),
      );
      if (!begun.inTheWay) return begun.payment;
      const by = { type: 'member', id: userId } as const;
      if (!(await this.follower.callOff(begun.inTheWay, 'cancelled', by, context.requestId))) break;
    }
    throw new DomainError('pay.in_progress');
  }

  /** What the payer needs to go on; null for a payment that is over, also where it ended while the provider was asked. Errors: service.unavailable. */
  async handleOf(payment: PaymentRecordEntity, provider: PaymentProvider): Promise<PayerHandle | null> {
    if (isTerminal(payment.status)) return null;
    if (payment.providerRef) return provider.resume(payment.providerRef, payment);
    const handle = await provider.create(payment);
    const { manager } = this.dataSource;
    const { id } = payment;
    // One that was called off while the provider was asked is left to the sweep, should it not be called off there below.
    await manager.query(
      `UPDATE payment_record SET provider_ref = $2,
         next_look_at = CASE WHEN status IN ('cancelled', 'expired') THEN now() ELSE next_look_at END
       WHERE id = $1`,
      [id, handle.ref],
    );
    const now = await manager.findOneByOrFail(PaymentRecordEntity, { id });
    if (!isTerminal(now.status)) return handle;
    if (now.status !== PaymentRecordStatus.succeeded)
      await this.follower.callOff(now, 'cancelled', { type: 'system', id: null }, null);
    return null;
  }

  /** The order may be so new that its event is still on its way. */
  private async raiseLateBill({ order_no }: WhatToPay, userId: number, context: CallContext): Promise<void> {
    const { manager } = this.dataSource;
    if (!order_no || (await hasBill(manager, userId, order_no))) return;
    await raiseBill(manager, await askBilling(this.orders, order_no, userId, context), context.requestId);
    this.outbox.committed();
  }
}
