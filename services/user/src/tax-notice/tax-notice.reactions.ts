import { Injectable } from '@nestjs/common';
import type { DomainEvent, RaisedTax } from '@parcelway/contracts';
import { taxBillRaised } from '@parcelway/contracts';
import { ReactsTo } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { MemberNotices } from '../sent-message/member-notices';
import { taxNoticeText } from './tax-notice-text';

/** Tells members of duty that is to be paid. */
@Injectable()
export class TaxNoticeReactions {
  constructor(private readonly notices: MemberNotices) {}

  @ReactsTo(taxBillRaised)
  async tell({ data }: DomainEvent<RaisedTax>, manager: EntityManager): Promise<void> {
    const page = `/user/account/order/${encodeURIComponent(data.order_no)}`;
    await this.notices.tell(manager, data.user_id, { event: 'duty_due', page }, (to) =>
      taxNoticeText(data, to),
    );
  }
}
