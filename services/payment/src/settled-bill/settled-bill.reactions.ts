import { Injectable } from '@nestjs/common';
import type { BillPaid, BillRefunded, DomainEvent } from '@parcelway/contracts';
import { billPaid, billRefunded } from '@parcelway/contracts';
import { Outbox, ReactsTo, ReactsToMany } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { settleBillScore } from '../score/bill-score';
import { SCORED } from '../score/domain/bill-score';
import { PaymentSettings } from '../settings/payment-settings';
import { tellDuty } from '../tax/tax-bills';
import { DEFAULT_CURRENCY } from '../wallet/domain/default-currency';

type Settled = Pick<BillPaid, 'bill_no' | 'bill_type' | 'ref_no' | 'user_id'>;

const concerns = ({ bill_type }: Settled): boolean => bill_type === 'tax' || SCORED.includes(bill_type);

/** What follows here from a bill that was paid or given back. */
@Injectable()
export class SettledBillReactions {
  constructor(
    private readonly outbox: Outbox,
    private readonly settings: PaymentSettings,
  ) {}

  @ReactsToMany(billPaid, concerns)
  async notePaid(events: readonly DomainEvent<BillPaid>[], manager: EntityManager): Promise<void> {
    // Members, and the boxes of one, in one order, so that two batches never wait for each other.
    const inOrder = [...events].sort(
      ({ data: left }, { data: right }) =>
        left.user_id - right.user_id || (left.ref_no < right.ref_no ? -1 : 1),
    );
    for (const { data, requestId } of inOrder) await this.settle(manager, data, true, requestId);
  }

  @ReactsTo(billRefunded, concerns)
  async noteRefund({ data, requestId }: DomainEvent<BillRefunded>, manager: EntityManager): Promise<void> {
    await this.settle(manager, data, false, requestId);
  }

  private async settle(
    manager: EntityManager,
    bill: Settled,
    isPaid: boolean,
    requestId: string | null,
  ): Promise<void> {
    if (bill.bill_type === 'tax') return tellDuty(manager, this.outbox, bill.ref_no, requestId);
    const perPound = this.settings.now.score_per_pound;
    await settleBillScore(manager, this.outbox, bill, {
      ...{ perPound, defaultCurrency: DEFAULT_CURRENCY, isPaid, requestId },
    });
  }
}
