import { Inject, Injectable } from '@nestjs/common';
import type { Locale } from '@parcelway/contracts';
import type { Config } from '@parcelway/platform';
import { CONFIG } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { Settings } from '../config/settings';
import { Messages } from './messages';

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

/** To whom a notice speaks, and where it leads. */
export interface NoticeTo {
  readonly name: string;
  readonly locale: Locale;
  readonly siteName: string;
  /** Null where the site's address is not known. */
  readonly link: string | null;
}

/** Tells members what happened to something of theirs: by e-mail, by SMS who has none. */
@Injectable()
export class MemberNotices {
  constructor(
    private readonly messages: Messages,
    private readonly settings: Settings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Writes the notice in the caller's transaction. `page` is a path of the site. */
  async tell(
    manager: EntityManager,
    userId: number,
    { event, page }: { readonly event: string; readonly page: string },
    textOf: (to: NoticeTo) => { readonly subject: string; readonly body: string },
  ): Promise<void> {
    const [receiver] = (await manager.query(RECEIVER, [userId])) as Receiver[];
    if (!receiver) return;
    const { name, email, mobile, mobile_code: code, language: locale } = receiver;
    const { publicUrl } = this.config;
    const siteName = await this.settings.text('site_name');
    const text = textOf({ name, locale, siteName, link: publicUrl && `${publicUrl}${page}` });
    const to = email || (mobile && `${code}${mobile}`);
    if (to) await this.messages.add(manager, { kind: email ? 'mail' : 'sms', to, event, ...text });
  }
}
