import { answers, call, defineContract } from '../define';
import { OneOf, Text, YesNo } from '../validation';

export class LogIn {
  @OneOf(['member', 'admin']) kind!: 'member' | 'admin';
  @Text({ max: 50 }) username!: string;
  @Text({ max: 100 }) password!: string;
  @YesNo({ optional: true }) keep?: boolean;
  @Text({ max: 300, optional: true }) useragent?: string;
}

export class RefreshSession {
  @Text({ max: 200 }) refresh_token!: string;
}

export class LogOut {
  @Text({ max: 200, optional: true }) refresh_token?: string;
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

/** Log in, refresh and log out of members and admins. Errors: login.*; refresh never answers with a login-state code. */
export const session = defineContract('user.session', {
  logIn: call(LogIn, answers<LoggedIn>()),
  refresh: call(RefreshSession, answers<Refreshed>()),
  logOut: call(LogOut, answers<null>()),
});
