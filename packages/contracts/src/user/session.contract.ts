import { answers, call, defineContract } from '../define';
import { Id, OneOf, Text, YesNo } from '../validation';
import { CaptchaProof } from './captcha.contract';
import type { CaptchaKind } from './captcha.contract';

export class LogIn extends CaptchaProof {
  @OneOf(['member', 'admin']) kind!: 'member' | 'admin';
  @Text({ max: 100 }) username!: string;
  @Text({ max: 100 }) password!: string;
  @YesNo({ optional: true }) keep?: boolean;
  @Text({ max: 300, optional: true }) useragent?: string;
}

export class LogInSettings {
  @OneOf(['member', 'admin']) kind!: 'member' | 'admin';
}

/** How a log-in page has to look. */
export interface LogInSettingsView {
  readonly captcha_kind: CaptchaKind;
  /** Ways to receive a verification code; empty = nobody can register or find a password. */
  readonly account_verification_type: readonly VerificationType[];
  /** Whether sending a verification code takes a captcha. */
  readonly code_captcha: boolean;
  /** False: the member centre is closed. */
  readonly is_open: boolean;
}

export type VerificationType = 'email' | 'mobile';

/**
 * `member_id` and `admin_id` say whose access tokens, expired or not, came along with the refresh token: it has to be of one of these
 * two. That is how the existing clients ask.
 */
export class RefreshSession {
  @Text({ max: 200 }) refresh_token!: string;
  @Id({ optional: true }) member_id?: number;
  @Id({ optional: true }) admin_id?: number;
}

export class RefreshAdminSession {
  @Text({ max: 200 }) refresh_token!: string;
}

export class LogOut {
  @Text({ max: 200, optional: true }) refresh_token?: string;
}

export class SessionById {
  @Text({ max: 40 }) session_id!: string;
}

/** The answer of a log in. `refresh_token` is '' when the person did not ask to stay logged in. */
export interface LoggedIn {
  readonly id: number;
  readonly username: string;
  readonly nickname: string;
  readonly avatar: string;
  readonly email: string;
  readonly mobile: string;
  /** Epoch seconds of the log in before this one; null at the first. */
  readonly last_login_time: number | null;
  readonly token: string;
  readonly refresh_token: string;
}

export interface Refreshed {
  readonly type: 'user-refresh' | 'admin-refresh';
  readonly token: string;
}

/** Log in, refresh and log out of members and admins. Errors: login.*, captcha.*; refresh never answers with a login-state code. */
export const session = defineContract('user.session', {
  settings: call(LogInSettings, answers<LogInSettingsView>()),
  logIn: call(LogIn, answers<LoggedIn>()),
  refresh: call(RefreshSession, answers<Refreshed>()),
  /** For clients that send nothing but the refresh token; never takes a member's. */
  refreshAdmin: call(RefreshAdminSession, answers<Refreshed>()),
  logOut: call(LogOut, answers<null>()),
  /** Whether a session has not been ended. For a gateway that does not know yet which were. */
  isLive: call(SessionById, answers<boolean>()),
});
