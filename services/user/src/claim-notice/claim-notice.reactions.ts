import { Injectable } from '@nestjs/common';
import type { DomainEvent, HandledClaim } from '@parcelway/contracts';
import { insuranceClaimHandled } from '@parcelway/contracts';
import { ReactsTo } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { MemberNotices } from '../sent-message/member-notices';
import { claimNoticeText } from './claim-notice-text';

/** Tells members what staff ask about their claims and how they decide. */
@Injectable()
export class ClaimNoticeReactions {
  constructor(private readonly notices: MemberNotices) {}

  @ReactsTo(insuranceClaimHandled)
  async tell({ data }: DomainEvent<HandledClaim>, manager: EntityManager): Promise<void> {
    const page = `/user/account/claims/${encodeURIComponent(data.claim_no)}`;
    await this.notices.tell(manager, data.user_id, { event: `claim_${data.status}`, page }, (to) =>
      claimNoticeText(data, to),
    );
  }
}
