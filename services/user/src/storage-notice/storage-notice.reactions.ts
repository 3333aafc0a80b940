import { Injectable } from '@nestjs/common';
import type { DomainEvent, OverdueStore } from '@parcelway/contracts';
import { storeOrderOverdue } from '@parcelway/contracts';
import { ReactsTo } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { MemberNotices } from '../sent-message/member-notices';
import { noticeText } from './notice-text';

/** Tells members of luggage that is beyond its last day. */
@Injectable()
export class StorageNoticeReactions {
  constructor(private readonly notices: MemberNotices) {}

  @ReactsTo(storeOrderOverdue)
  async tell({ data }: DomainEvent<OverdueStore>, manager: EntityManager): Promise<void> {
    const page = `/user/account/storeOrders/${encodeURIComponent(data.order_no)}`;
    await this.notices.tell(manager, data.user_id, { event: 'storage_overdue', page }, ({ name, ...to }) =>
      noticeText(name, data, to),
    );
  }
}
