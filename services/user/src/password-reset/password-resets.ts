import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { CallContext, Locale } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { Config } from '@parcelway/platform';
import { CONFIG, RedisStore } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { Settings } from '../config/settings';
import { Messages } from '../sent-message/messages';
import { SingleUseSecrets } from '../single-use/single-use-secrets';
import { linkText } from './link-text';

const EVENT = 'user_reset_pwd';
const LIFE_SECONDS = 1_800;
const PAUSE_SECONDS = 60;
/** Tries that one IP address has within an hour of each other. */
const MOST_TRIES = 30;
const TRIES_SECONDS = 3_600;
/** The member's id, then 32 random bytes. */
const TOKEN = /^(\d{1,15})\.([\w-]{43})$/;

interface Receiver {
  readonly username: string;
  readonly email: string;
  readonly language: Locale;
  readonly status: 'enable' | 'disable';
}

/** $1 member id → Receiver of a living member, at most one */
const RECEIVER = `SELECT username, email, language, status FROM member WHERE id = $1 AND delete_time IS NULL`;

/**
 * Links by which members set a new password themselves. A link works once and for half an hour, the newest one of a member alone;
 * Redis holds the hash of its secret only.
 */
@Injectable()
export class PasswordResets {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secrets: SingleUseSecrets,
    private readonly redis: RedisStore,
    private readonly messages: Messages,
    private readonly settings: Settings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Mails a link in the member's language. Errors: member.not_found, member.is_disabled, member.no_email, member.no_public_url,
   * code.mail_unavailable, code.mail_too_often.
   */
  async mailLink(memberId: number): Promise<void> {
    const receiver = await this.receiver(memberId);
    if (!receiver) throw new DomainError('member.not_found');
    if (receiver.status !== 'enable') throw new DomainError('member.is_disabled');
    if (receiver.email === '') throw new DomainError('member.no_email');
    const { publicUrl } = this.config;
    if (publicUrl === null) throw new DomainError('member.no_public_url');
    if (!(await this.messages.canReach('mail'))) throw new DomainError('code.mail_unavailable');
    await this.pause(memberId);
    const secret = randomBytes(32).toString('base64url');
    await this.secrets.put(keyOf(memberId), hashed(secret), LIFE_SECONDS);
    // Behind the #, where no server and no other page gets to see it.
    const link = `${publicUrl}/user/resetPassword#${memberId}.${secret}`;
    const text = linkText(receiver.username, link, await this.settings.text('site_name'), receiver.language);
    await this.messages.add(this.dataSource.manager, {
      kind: 'mail',
      to: receiver.email,
      event: EVENT,
      ...text,
      secret,
    });
    this.messages.committed();
  }

  /** Whose link it is; it stays good. Errors: account.reset_link_dead, account.reset_too_often. */
  async read(token: string, context: CallContext): Promise<{ username: string }> {
    const { memberId, hash } = await this.judged(token, context);
    if ((await this.secrets.read(keyOf(memberId))) !== hash) throw new DomainError('account.reset_link_dead');
    const receiver = await this.receiver(memberId);
    if (receiver?.status !== 'enable') throw new DomainError('account.reset_link_dead');
    return { username: receiver.username };
  }

  /** Uses up the link; answers the member's id. Errors: as `read`. */
  async take(token: string, context: CallContext): Promise<number> {
    const { memberId, hash } = await this.judged(token, context);
    if (!(await this.secrets.take(keyOf(memberId), hash))) throw new DomainError('account.reset_link_dead');
    return memberId;
  }

  /** A link that is under way is dead, and what the mail says is not kept. */
  async forget(memberId: number): Promise<void> {
    await this.secrets.consume(keyOf(memberId));
    const receiver = await this.receiver(memberId);
    if (receiver) await this.messages.forget(this.dataSource.manager, receiver.email, EVENT);
  }

  private async judged(token: string, { ip }: CallContext): Promise<{ memberId: number; hash: string }> {
    if (ip && (await this.redis.count(`reset-ip:${ip}`, TRIES_SECONDS)) > MOST_TRIES)
      throw new DomainError('account.reset_too_often');
    const [, id, secret] = TOKEN.exec(token) ?? [];
    if (id === undefined || secret === undefined) throw new DomainError('account.reset_link_dead');
    return { memberId: Number(id), hash: hashed(secret) };
  }

  private async pause(memberId: number): Promise<void> {
    const isFirst = await this.redis.use((redis) =>
      redis.set(`${keyOf(memberId)}:pause`, '1', 'EX', PAUSE_SECONDS, 'NX'),
    );
    if (isFirst === null) throw new DomainError('code.mail_too_often');
  }

  private async receiver(memberId: number): Promise<Receiver | undefined> {
    const [row] = await this.dataSource.query<Receiver[]>(RECEIVER, [memberId]);
    return row;
  }
}

function keyOf(memberId: number): string {
  return `password-reset:${memberId}`;
}

function hashed(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
