import { Injectable } from '@nestjs/common';
import type { DecidedRefund, DomainEvent } from '@parcelway/contracts';
import { refundDecided } from '@parcelway/contracts';
import { ReactsTo } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { MemberNotices } from '../sent-message/member-notices';
import { refundNoticeText } from './refund-notice-text';

/** Tells members what became of their refunds. */
@Injectable()
export class RefundNoticeReactions {
  constructor(private readonly notices: MemberNotices) {}

  @ReactsTo(refundDecided)
  async tell({ data }: DomainEvent<DecidedRefund>, manager: EntityManager): Promise<void> {
    const about = { event: 'refund_decided', page: '/user/account/refunds' };
    await this.notices.tell(manager, data.user_id, about, (to) => refundNoticeText(data, to));
  }
}
