import { Injectable } from '@nestjs/common';
import type { BillPaid, BillRefunded, DomainEvent } from '@parcelway/contracts';
import { billPaid, billRefunded } from '@parcelway/contracts';
import { Outbox, ReactsTo, ReactsToMany } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { settleBillScore } from '../score/bill-score';
import { SCORED } from '../score/domain/bill-score';
import { PaymentSettings } from '../settings/payment-settings';
import { DEFAULT_CURRENCY } from '../wallet/domain/default-currency';

const isScored = ({ bill_type }: Pick<BillPaid, 'bill_type'>): boolean => SCORED.includes(bill_type);

/** What follows here from a bill that was paid or given back. */
@Injectable()
export class SettledBillReactions {
  constructor(
    private readonly outbox: Outbox,
    private readonly settings: PaymentSettings,
  ) {}

  @ReactsToMany(billPaid, isScored)
  async notePaid(events: readonly DomainEvent<BillPaid>[], manager: EntityManager): Promise<void> {
    // Members in one order, so that two batches never wait for each other.
    const inOrder = [...events].sort((left, right) => left.data.user_id - right.data.user_id);
    for (const { data, requestId } of inOrder) await this.score(manager, data, true, requestId);
  }

  @ReactsTo(billRefunded, isScored)
  async noteRefund({ data, requestId }: DomainEvent<BillRefunded>, manager: EntityManager): Promise<void> {
    await this.score(manager, data, false, requestId);
  }

  private async score(
    manager: EntityManager,
    bill: Pick<BillPaid, 'bill_no' | 'user_id'>,
    isPaid: boolean,
    requestId: string | null,
  ): Promise<void> {
    const perPound = this.settings.now.score_per_pound;
    await settleBillScore(manager, this.outbox, bill, {
      ...{ perPound, defaultCurrency: DEFAULT_CURRENCY, isPaid, requestId },
    });
  }
}
