import { answers, call, defineContract } from '../define';
import { CalendarDate, OneOf, Text, Whole } from '../validation';
import { Myself } from './member.contract';
import type { LoggedIn, VerificationType } from './session.contract';

export class Register {
  @Text({ max: 100 }) username!: string;
  @Text({ max: 100 }) password!: string;
  /** `email` or `mobile`. */
  @Text({ max: 20, optional: true }) register_type?: string;
  @Text({ max: 300, optional: true }) email?: string;
  @Text({ max: 40, optional: true }) mobile?: string;
  @Text({ max: 6, optional: true }) mobile_code?: string;
  /** The code that was sent there. */
  @Text({ max: 20, optional: true }) captcha?: string;
  @Text({ max: 300, optional: true }) useragent?: string;
  /** A salesman's invite code; one that nobody has is passed over. */
  @Text({ max: 20, optional: true }) invite?: string;
}

export class RetrievePassword {
  @OneOf(['email', 'mobile']) type!: VerificationType;
  /** The e-mail address or the mobile number. */
  @Text({ max: 300 }) account!: string;
  @Text({ max: 6, optional: true }) mobile_code?: string;
  @Text({ max: 20, optional: true }) captcha?: string;
  @Text({ max: 100 }) password!: string;
}

export class ResetLink {
  /** What the link carries. */
  @Text({ max: 100 }) token!: string;
}

export class ResetPassword extends ResetLink {
  @Text({ max: 100 }) password!: string;
}

/** What is missing stays as it is. */
export class SaveProfile {
  @Text({ max: 100 }) username!: string;
  @Text({ max: 50 }) nickname!: string;
  @Text({ max: 255, optional: true }) avatar?: string;
  @Whole({ max: 2, optional: true }) gender?: number | string;
  /** '' = none. */
  @CalendarDate({ optional: true }) birthday?: string | null;
  @Text({ max: 255, optional: true }) motto?: string;
  @OneOf(['zh-cn', 'en'], { optional: true }) language?: 'zh-cn' | 'en';
}

export class VerifyAccount {
  @OneOf(['email', 'mobile']) type!: VerificationType;
  @Text({ max: 20, optional: true }) captcha?: string;
}

export class ChangeBind {
  @OneOf(['email', 'mobile']) type!: VerificationType;
  @Text({ max: 300, optional: true }) email?: string;
  @Text({ max: 40, optional: true }) mobile?: string;
  @Text({ max: 6, optional: true }) mobile_code?: string;
  /** The code that was sent to the new address. */
  @Text({ max: 20, optional: true }) captcha?: string;
  /** From `verify`, where the account already has such an address. */
  @Text({ max: 60, optional: true }) verification_token?: string;
  /** Where it has none. */
  @Text({ max: 100, optional: true }) password?: string;
}

export class ChangePassword {
  @Text({ max: 100, optional: true }) old_password?: string;
  @Text({ max: 100, optional: true }) new_password?: string;
  /** Compared where it is sent. */
  @Text({ max: 100, optional: true }) confirm_password?: string;
}

export class OwnSessionById {
  @Text({ max: 40 }) id!: string;
}

export interface OwnSession {
  readonly id: string;
  readonly ip: string;
  readonly useragent: string;
  /** Epoch seconds, as all times here. */
  readonly create_time: number;
  readonly last_used_at: number;
  readonly expires_at: number;
  readonly is_current: boolean;
}

/** What people do with their own account. Errors: account.*, captcha.wrong_text (a wrong code), crud.duplicate, request.invalid. */
export const account = defineContract('user.account', {
  /** A new member, who is logged in at once, without a refresh token. */
  register: call(Register, answers<LoggedIn>()),
  /** A new password by a code sent to the account's address; ends all sessions. */
  retrievePassword: call(RetrievePassword, answers<null>()),
  /** Whose password the link of a mail is for. Errors: account.reset_link_dead, account.reset_too_often. */
  resetLink: call(ResetLink, answers<{ username: string }>()),
  /** A new password by such a link, which is used up; ends all sessions. Errors: the same, account.password_form. */
  resetPassword: call(ResetPassword, answers<null>()),
  saveProfile: call(SaveProfile, answers<null>()),
  /** Proves that one reads the account's own address; the token is good once, for ten minutes. */
  verify: call(VerifyAccount, answers<{ type: VerificationType; accountVerificationToken: string }>()),
  changeBind: call(ChangeBind, answers<null>()),
  /** Ends all sessions, the caller's own as well. */
  changePassword: call(ChangePassword, answers<null>()),
  verificationTypes: call(Myself, answers<readonly VerificationType[]>()),
  sessions: call(Myself, answers<readonly OwnSession[]>()),
  endSession: call(OwnSessionById, answers<null>()),
});
