import { Inject, Injectable } from '@nestjs/common';
import type { DomainEvent, Locale, OverdueStore } from '@parcelway/contracts';
import { storeOrderOverdue } from '@parcelway/contracts';
import type { Config } from '@parcelway/platform';
import { CONFIG, ReactsTo } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { Settings } from '../config/settings';
import { Messages } from '../sent-message/messages';
import { noticeText } from './notice-text';

const EVENT = 'storage_overdue';

interface Receiver {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly mobile_code: string;
  readonly language: Locale;
}

/** $1 member id → Receiver of a living member, at most one */
const RECEIVER = `SELECT COALESCE(NULLIF(nickname, ''), username) AS name, email, mobile, mobile_code, language
  FROM member WHERE id = $1 AND delete_time IS NULL`;

/** Tells members of luggage that is beyond its last day: by e-mail, by SMS who has none. */
@Injectable()
export class StorageNoticeReactions {
  constructor(
    private readonly messages: Messages,
    private readonly settings: Settings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @ReactsTo(storeOrderOverdue)
  async tell({ data }: DomainEvent<OverdueStore>, manager: EntityManager): Promise<void> {
    const [receiver] = (await manager.query(RECEIVER, [data.user_id])) as Receiver[];
    if (!receiver) return;
    const { name, email, mobile, mobile_code: code, language: locale } = receiver;
    const { publicUrl } = this.config;
    const link = publicUrl && `${publicUrl}/user/account/storeOrders/${encodeURIComponent(data.order_no)}`;
    const siteName = await this.settings.text('site_name');
    const text = noticeText(name, data, { link, siteName, locale });
    const to = email || (mobile && `${code}${mobile}`);
    if (to) await this.messages.add(manager, { kind: email ? 'mail' : 'sms', to, event: EVENT, ...text });
  }
}
