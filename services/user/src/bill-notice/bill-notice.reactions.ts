import { Injectable } from '@nestjs/common';
import type { BillReminder, DomainEvent } from '@parcelway/contracts';
import { billReminded } from '@parcelway/contracts';
import { ReactsTo } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { MemberNotices } from '../sent-message/member-notices';
import { billNoticeText } from './bill-notice-text';

/** Asks members for the money of their bills. */
@Injectable()
export class BillNoticeReactions {
  constructor(private readonly notices: MemberNotices) {}

  @ReactsTo(billReminded)
  async remind({ data }: DomainEvent<BillReminder>, manager: EntityManager): Promise<void> {
    const page = `/payment?bill_no=${encodeURIComponent(data.bill_no)}`;
    await this.notices.tell(manager, data.user_id, { event: 'bill_reminder', page }, (to) =>
      billNoticeText(data, to),
    );
  }
}
