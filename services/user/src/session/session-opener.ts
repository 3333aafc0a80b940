import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { CallContext, LoggedIn } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { Config } from '@parcelway/platform';
import { CONFIG } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { Settings } from '../config/settings';
import { RevokedSessions } from './revoked-sessions';
import { accounts, sessionKind } from './session.queries';
import type { AccountKind, AccountRow } from './session.queries';
import {
  accessToken,
  ACCESS_TOKEN_SECONDS,
  KEPT_SESSION_SECONDS,
  newRefreshToken,
  refreshHash,
} from './tokens';

const MAX_IP_LENGTH = 50;

/** Whose session it is; `password` is the stored hash against which they proved it. */
export type Person = Omit<AccountRow, 'is_enabled' | 'is_locked'>;

/** Opens the session of a person who has proved who they are. */
@Injectable()
export class SessionOpener {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly settings: Settings,
    private readonly revoked: RevokedSessions,
  ) {}

  /** Wrong passwords in a row that lock an account; null = as many as one likes. */
  async retryLimit(): Promise<number | null> {
    const limit = Number(await this.settings.text('login_retry'));
    return Number.isInteger(limit) && limit > 0 ? limit : null;
  }

  /**
   * With a refresh token where the person wants to stay logged in. Under single sign-on the person's other sessions end. Errors:
   * login.locked when the account was locked, disabled or given another password meanwhile.
   */
  async open(
    kind: AccountKind,
    person: Person,
    { keep = false, useragent = '' }: { readonly keep?: boolean; readonly useragent?: string },
    context: CallContext,
  ): Promise<LoggedIn> {
    const sessionId = randomUUID();
    const refreshToken = keep ? newRefreshToken() : '';
    // The lock is looked at again: guesses sent all at once must not outrun the count.
    const [opened] = await this.dataSource.query<{ last_login_time: string | null }[]>(accounts[kind].open, [
      person.id,
      sessionId,
      sessionKind[kind],
      refreshToken ? refreshHash(refreshToken) : null,
      (context.ip ?? '').slice(0, MAX_IP_LENGTH),
      useragent,
      refreshToken ? KEPT_SESSION_SECONDS : ACCESS_TOKEN_SECONDS,
      await this.retryLimit(),
      person.password,
    ]);
    if (!opened) throw new DomainError('login.locked');
    const id = Number(person.id);
    if (await this.settings.flag(kind === 'admin' ? 'admin_sso' : 'user_sso'))
      await this.revoked.endAll(sessionKind[kind], id, this.dataSource.manager, sessionId);
    const { username, nickname, avatar, email, mobile } = person;
    return {
      id,
      username,
      nickname,
      avatar,
      email,
      mobile,
      last_login_time: opened.last_login_time === null ? null : Number(opened.last_login_time),
      token: accessToken({ id, kind, sessionId, username }, this.config.jwtSecret),
      refresh_token: refreshToken,
    };
  }
}
