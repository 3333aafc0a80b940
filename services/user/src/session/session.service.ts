import { randomUUID } from 'node:crypto';
import { Inject } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type {
  CallContext,
  Handlers,
  LogIn,
  LoggedIn,
  LogOut,
  Refreshed,
  RefreshSession,
} from '@parcelway/contracts';
import { DomainError, session } from '@parcelway/contracts';
import type { Config } from '@parcelway/platform';
import { CONFIG, Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { preparePasswordCheck, verifyPassword } from './password';
import { RevokedSessions } from './revoked-sessions';
import { accounts, CLOSE, MEMBER_BY_EMAIL, MEMBERS_BY_MOBILE, REFRESH } from './session.queries';
import type { AccountKind, AccountRow, RefreshedRow } from './session.queries';
import {
  accessToken,
  ACCESS_TOKEN_SECONDS,
  KEPT_SESSION_SECONDS,
  newRefreshToken,
  refreshHash,
} from './tokens';

const MAX_IP_LENGTH = 50;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Kind of a session, as rows and refresh answers name it. */
const sessionKind = { member: 'user', admin: 'admin' } as const;

/** Log in, refresh and log out. */
@Serves(session)
export class SessionService implements Handlers<typeof session>, OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly revoked: RevokedSessions,
  ) {}

  async onModuleInit(): Promise<void> {
    await preparePasswordCheck();
  }

  /**
   * Members may type their user name, e-mail address or mobile number; admins their user name. An unknown name and a wrong password
   * get the same answer after the same work. Errors: login.wrong_credentials, login.locked, login.disabled (right password only).
   */
  async logIn(request: LogIn, context: CallContext): Promise<LoggedIn> {
    const queries = accounts[request.kind];
    const account = await this.account(request.kind, request.username.trim());
    if (account?.is_locked) throw new DomainError('login.locked');
    const isRight = await verifyPassword(account?.password ?? null, request.password);
    if (!account || !isRight) {
      await this.dataSource.query(queries.countFailure, [account?.id ?? 0]);
      throw new DomainError('login.wrong_credentials');
    }
    if (!account.is_enabled) throw new DomainError('login.disabled');

    const sessionId = randomUUID();
    const refreshToken = request.keep ? newRefreshToken() : '';
    // The lock is looked at again: guesses sent all at once must not outrun the count.
    const [opened] = await this.dataSource.query<{ last_login_time: string | null }[]>(queries.open, [
      account.id,
      sessionId,
      sessionKind[request.kind],
      refreshToken ? refreshHash(refreshToken) : null,
      (context.ip ?? '').slice(0, MAX_IP_LENGTH),
      request.useragent ?? '',
      refreshToken ? KEPT_SESSION_SECONDS : ACCESS_TOKEN_SECONDS,
    ]);
    if (!opened) throw new DomainError('login.locked');
    const { username, nickname, avatar, email, mobile } = account;
    const id = Number(account.id);
    return {
      id,
      username,
      nickname,
      avatar,
      email,
      mobile,
      last_login_time: opened.last_login_time === null ? null : Number(opened.last_login_time),
      token: accessToken({ id, kind: request.kind, sessionId, username }, this.config.jwtSecret),
      refresh_token: refreshToken,
    };
  }

  /** A new access token of the same session; the refresh token stays valid. Errors: login.expired. */
  async refresh(request: RefreshSession): Promise<Refreshed> {
    const [row] = await this.dataSource.query<RefreshedRow[]>(REFRESH, [refreshHash(request.refresh_token)]);
    if (!row?.username) throw new DomainError('login.expired');
    const subject = {
      id: Number(row.subject_id),
      kind: row.kind === 'user' ? ('member' as const) : ('admin' as const),
      sessionId: row.id,
      username: row.username,
    };
    return {
      type: row.kind === 'user' ? 'user-refresh' : 'admin-refresh',
      token: accessToken(subject, this.config.jwtSecret),
    };
  }

  /** Ends the caller's session and the one of the refresh token. Always succeeds, also when nobody is logged in. */
  async logOut(request: LogOut, context: CallContext): Promise<null> {
    const { identity } = context;
    const own = 'sessionId' in identity && UUID.test(identity.sessionId) ? [identity.sessionId] : [];
    const hash = request.refresh_token ? refreshHash(request.refresh_token) : null;
    const closed = await this.dataSource.query<{ id: string }[]>(CLOSE, [own, hash]);
    await this.revoked.revoke([...new Set([...own, ...closed.map(({ id }) => id)])]);
    return null;
  }

  private async account(kind: AccountKind, typed: string): Promise<AccountRow | undefined> {
    const username = kind === 'member' ? await this.usernameOf(typed) : typed;
    const [row] = await this.dataSource.query<AccountRow[]>(accounts[kind].byUsername, [username]);
    return row;
  }

  /** User names begin with a letter and hold no `@`, so what was typed says which of the three it is. */
  private async usernameOf(typed: string): Promise<string> {
    const isMobile = /^\+?[\d ()-]{5,24}$/.test(typed);
    if (!isMobile && !typed.includes('@')) return typed;
    const found = isMobile
      ? await this.dataSource.query<{ username: string }[]>(MEMBERS_BY_MOBILE, [typed.replace(/[^\d+]/g, '')])
      : await this.dataSource.query<{ username: string }[]>(MEMBER_BY_EMAIL, [typed]);
    return found.length === 1 ? (found[0]?.username ?? typed) : typed;
  }
}
