import { Injectable } from '@nestjs/common';
import type { DomainEvent, HandledClaim } from '@parcelway/contracts';
import { insuranceClaimHandled } from '@parcelway/contracts';
import { parseMoney } from '@parcelway/money';
import { Outbox, ReactsTo } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { MemberMoneyRecordEntity } from '../wallet/member-money-record.entity';
import { moveWallet } from '../wallet/wallet.queries';

const OF_CLAIM = { billType: 'claim', kind: 'claim' } as const;

@Injectable()
export class ClaimReactions {
  constructor(private readonly outbox: Outbox) {}

  /** The money of a claim accepted to the balance goes there, once however often it is told. */
  @ReactsTo(
    insuranceClaimHandled,
    ({ status, destination }) => status === 'accepted' && destination !== 'bank',
  )
  async pay(event: DomainEvent<HandledClaim>, manager: EntityManager): Promise<void> {
    const { claim_no: billNo, waybill_no, user_id, currency, amount, admin_id } = event.data;
    if (await manager.existsBy(MemberMoneyRecordEntity, { ...OF_CLAIM, billNo })) return;
    await moveWallet(manager, this.outbox, {
      userId: user_id,
      currency,
      money: parseMoney(amount ?? '', currency),
      kind: OF_CLAIM.kind,
      against: 'claims',
      ref: { type: 'claim', no: billNo },
      memo: waybill_no,
      adminId: admin_id,
      requestId: event.requestId,
      bill: { billType: OF_CLAIM.billType, billNo },
    });
  }
}
