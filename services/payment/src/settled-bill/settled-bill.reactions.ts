import { Injectable } from '@nestjs/common';
import type { BillPaid, BillRefunded, DomainEvent } from '@parcelway/contracts';
import { billPaid, billRefunded } from '@parcelway/contracts';
import { Outbox, ReactsToMany, requestIdOf } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { lookAtPaymentsOfPaid } from '../payment/needless-payments';
import { settleBillScores } from '../score/bill-score';
import { SCORED } from '../score/domain/bill-score';
import { PaymentSettings } from '../settings/payment-settings';
import { tellDuty } from '../tax/tax-bills';
import { DEFAULT_CURRENCY } from '../wallet/domain/default-currency';

type Settled = Pick<BillPaid, 'bill_no' | 'bill_type' | 'ref_no' | 'user_id'>;

const isTax = ({ bill_type }: Settled): boolean => bill_type === 'tax';
const isScored = ({ bill_type }: Settled): boolean => SCORED.includes(bill_type);
const concerns = (bill: Settled): boolean => isTax(bill) || isScored(bill);

/** What follows here from a bill that was paid or given back. */
@Injectable()
export class SettledBillReactions {
  constructor(
    private readonly outbox: Outbox,
    private readonly settings: PaymentSettings,
  ) {}

  @ReactsToMany(billPaid, concerns)
  async notePaid(events: readonly DomainEvent<BillPaid>[], manager: EntityManager): Promise<void> {
    const bills = events.map(({ data }) => data);
    await lookAtPaymentsOfPaid(manager, this.outbox, bills, requestIdOf(events));
    await this.settle(manager, events, true);
  }

  @ReactsToMany(billRefunded, concerns)
  async noteRefunds(events: readonly DomainEvent<BillRefunded>[], manager: EntityManager): Promise<void> {
    await this.settle(manager, events, false);
  }

  /** Scores first, then boxes in the order of their numbers, so that two batches never wait for each other. */
  private async settle(
    manager: EntityManager,
    events: readonly DomainEvent<Settled>[],
    isPaid: boolean,
  ): Promise<void> {
    const scored = events.map(({ data }) => data).filter(isScored);
    const requestId = requestIdOf(events);
    const rate = { perPound: this.settings.now.score_per_pound, defaultCurrency: DEFAULT_CURRENCY };
    if (scored.length > 0)
      await settleBillScores(manager, this.outbox, scored, { ...rate, isPaid, requestId });
    const taxed = events
      .filter(({ data }) => isTax(data))
      .sort(({ data: left }, { data: right }) => (left.ref_no < right.ref_no ? -1 : 1));
    for (const { data, requestId: id } of taxed) await tellDuty(manager, this.outbox, data.ref_no, id);
  }
}
