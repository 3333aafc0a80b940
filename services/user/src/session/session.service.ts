import type { OnModuleInit } from '@nestjs/common';
import { Inject } from '@nestjs/common';
import { PASSWORD_PATTERN } from '@parcelway/checks';
import type {
  CallContext,
  FieldError,
  Handlers,
  LogIn,
  LoggedIn,
  LogInSettings,
  LogInSettingsView,
  LogOut,
  Refreshed,
  RefreshAdminSession,
  RefreshSession,
  SessionById,
} from '@parcelway/contracts';
import { DomainError, session } from '@parcelway/contracts';
import type { Config } from '@parcelway/platform';
import { CONFIG, invalidFields, Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { Captchas } from '../captcha/captchas';
import { Settings } from '../config/settings';
import { Messages } from '../sent-message/messages';
import { hashPassword, isLegacyHash, preparePasswordCheck, verifyPassword } from './password';
import { RevokedSessions } from './revoked-sessions';
import { SessionOpener } from './session-opener';
import { accounts, CLOSE, IS_LIVE, MEMBER_BY_EMAIL, MEMBERS_BY_MOBILE, REFRESH } from './session.queries';
import type { AccountKind, AccountRow, RefreshedRow } from './session.queries';
import { accessToken, refreshHash } from './tokens';
import { UnknownNames } from './unknown-names';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const ADMIN_NAME = { min: 3, max: 30 };

/** Log in, refresh and log out. */
@Serves(session)
export class SessionService implements Handlers<typeof session>, OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly revoked: RevokedSessions,
    private readonly opener: SessionOpener,
    private readonly settingsOf: Settings,
    private readonly captchas: Captchas,
    private readonly messages: Messages,
    private readonly unknownNames: UnknownNames,
  ) {}

  async onModuleInit(): Promise<void> {
    await preparePasswordCheck();
  }

  async settings({ kind }: LogInSettings): Promise<LogInSettingsView> {
    return {
      captcha_kind: await this.captchas.kindFor(kind),
      account_verification_type: await this.messages.reachable(),
      code_captcha: await this.settingsOf.flag('ems_captcha'),
      is_open: kind === 'admin' || (await this.settingsOf.flag('open_member_center')),
    };
  }

  /**
   * Members may type their user name, e-mail address or mobile number; admins their user name. An unknown name and a wrong password
   * get the same answer after the same work, and both lock alike. Errors: login.wrong_credentials, login.locked, login.disabled (right
   * password only), login.center_closed, captcha.*, request.invalid.
   */
  async logIn(request: LogIn, context: CallContext): Promise<LoggedIn> {
    const { kind, password } = request;
    const typed = request.username.trim();
    if (kind === 'member' && !(await this.settingsOf.flag('open_member_center')))
      throw new DomainError('login.center_closed');
    checkForm(kind, typed, password);
    await this.captchas.prove(await this.captchas.kindFor(kind), request);

    const limit = await this.opener.retryLimit();
    const [account, failures] = await Promise.all([
      this.account(kind, typed, limit),
      this.unknownNames.failures(kind, typed),
    ]);
    const isLocked = account ? account.is_locked : limit !== null && failures >= limit;
    if (isLocked) throw new DomainError('login.locked');
    const isRight = await verifyPassword(account?.password ?? null, password);
    if (!account || !isRight) {
      await Promise.all([
        this.dataSource.query(accounts[kind].countFailure, [account?.id ?? 0]),
        this.unknownNames.countFailure(kind, typed),
      ]);
      throw new DomainError('login.wrong_credentials');
    }
    if (!account.is_enabled) throw new DomainError('login.disabled');
    const loggedIn = await this.opener.open(kind, account, request, context);
    if (isLegacyHash(account.password))
      await this.dataSource.query(accounts[kind].rehash, [
        account.id,
        await hashPassword(password),
        account.password,
      ]);
    return loggedIn;
  }

  /** A new access token of the same session; the refresh token stays valid. Errors: login.expired, login.invalid_token. */
  async refresh({ refresh_token, member_id, admin_id }: RefreshSession): Promise<Refreshed> {
    return this.renewed(refresh_token, ({ kind, subject_id }) => {
      const holder = kind === 'user' ? member_id : admin_id;
      if (holder === undefined || Number(holder) !== Number(subject_id))
        throw new DomainError('login.invalid_token');
    });
  }

  /** Errors: login.expired, also for a member's refresh token. */
  async refreshAdmin({ refresh_token }: RefreshAdminSession): Promise<Refreshed> {
    return this.renewed(refresh_token, ({ kind }) => {
      if (kind !== 'admin') throw new DomainError('login.expired');
    });
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

  async isLive({ session_id }: SessionById): Promise<boolean> {
    if (!UUID.test(session_id)) return false;
    return (await this.dataSource.query<unknown[]>(IS_LIVE, [session_id])).length > 0;
  }

  private async renewed(refreshToken: string, check: (row: RefreshedRow) => void): Promise<Refreshed> {
    const [row] = await this.dataSource.query<RefreshedRow[]>(REFRESH, [refreshHash(refreshToken)]);
    if (!row?.username) throw new DomainError('login.expired');
    check(row);
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

  private async account(
    kind: AccountKind,
    typed: string,
    limit: number | null,
  ): Promise<AccountRow | undefined> {
    const username = kind === 'member' ? await this.usernameOf(typed) : typed;
    const [row] = await this.dataSource.query<AccountRow[]>(accounts[kind].byUsername, [username, limit]);
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

/** Errors: request.invalid. */
function checkForm(kind: AccountKind, username: string, password: string): void {
  const errors: FieldError[] = [];
  if (kind === 'admin' && username.length < ADMIN_NAME.min)
    errors.push({ field: 'username', rule: 'min_length', params: { min: ADMIN_NAME.min } });
  if (kind === 'admin' && username.length > ADMIN_NAME.max)
    errors.push({ field: 'username', rule: 'max_length', params: { max: ADMIN_NAME.max } });
  if (!PASSWORD_PATTERN.test(password)) errors.push({ field: 'password', rule: 'pattern' });
  if (errors.length > 0) throw invalidFields(errors);
}
