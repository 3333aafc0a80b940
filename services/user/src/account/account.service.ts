import { PASSWORD_PATTERN, USERNAME_PATTERN } from '@parcelway/checks';
import type {
  CallContext,
  ChangeBind,
  ChangePassword,
  FieldError,
  Handlers,
  LoggedIn,
  Myself,
  OwnSession,
  OwnSessionById,
  Register,
  ResetLink,
  ResetPassword,
  RetrievePassword,
  SaveProfile,
  VerificationType,
  VerifyAccount,
} from '@parcelway/contracts';
import { account, DomainError } from '@parcelway/contracts';
import { invalidFields, Outbox, Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { announceMembers } from '../member/member.queries';
import { OwnPassword } from '../member/own-password';
import { PasswordResets } from '../password-reset/password-resets';
import { Messages } from '../sent-message/messages';
import { callingMember } from '../session/caller';
import { hashPassword } from '../session/password';
import { RevokedSessions } from '../session/revoked-sessions';
import { VerificationCodes } from '../verification-code/verification-codes';
import { CLOSE_OWN, OWN_SESSIONS, SAVE_PROFILE, SET_PASSWORD } from './account.queries';
import { Bindings } from './bindings';
import { contactAddress, duplicateOf, holderOf } from './contact-address';
import { Registration } from './registration';

const RETRIEVAL = 'user_retrieve_pwd';
/** Letters of any script that names are written in here: Chinese characters, letters, digits, _ and -. */
const NICKNAME_PATTERN = /^[\p{Script=Han}A-Za-z0-9_ -]{1,50}$/u;
/** A site-relative path, or an address on the web. */
const AVATAR_PATTERN = /^(?:|\/(?!\/)[^\s"'<>\\]*|https:\/\/[^\s"'<>\\]+)$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What people do with their own account; whose it is says the session, never the request. */
@Serves(account)
export class AccountService implements Handlers<typeof account> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registration: Registration,
    private readonly bindings: Bindings,
    private readonly codes: VerificationCodes,
    private readonly messages: Messages,
    private readonly ownPassword: OwnPassword,
    private readonly resets: PasswordResets,
    private readonly revoked: RevokedSessions,
    private readonly outbox: Outbox,
  ) {}

  register(request: Register, context: CallContext): Promise<LoggedIn> {
    return this.registration.register(request, context);
  }

  verificationTypes(_request: Myself): Promise<readonly VerificationType[]> {
    return this.messages.reachable();
  }

  /** The code is judged first: whether the account exists is the business of whoever reads its mail. */
  async retrievePassword(request: RetrievePassword): Promise<null> {
    const address = contactAddress(request.type, request.account, request.mobile_code);
    if (!PASSWORD_PATTERN.test(request.password)) throw new DomainError('account.password_form');
    if (!(await this.codes.use(address.to, RETRIEVAL, request.captcha ?? '')))
      throw new DomainError('captcha.wrong_text');
    const memberId = await holderOf(this.dataSource, address);
    if (memberId === null) throw new DomainError('account.not_found');
    await this.setPassword(memberId, request.password);
    await this.messages.forget(this.dataSource.manager, address.to, RETRIEVAL);
    return null;
  }

  resetLink({ token }: ResetLink, context: CallContext): Promise<{ username: string }> {
    return this.resets.read(token, context);
  }

  /** The password is judged first, so that one that cannot be does not use up the link. */
  async resetPassword({ token, password }: ResetPassword, context: CallContext): Promise<null> {
    if (!PASSWORD_PATTERN.test(password)) throw new DomainError('account.password_form');
    await this.setPassword(await this.resets.take(token, context), password);
    return null;
  }

  async changePassword(
    { old_password = '', new_password = '', confirm_password }: ChangePassword,
    context: CallContext,
  ): Promise<null> {
    const memberId = callingMember(context);
    if (!PASSWORD_PATTERN.test(new_password)) throw new DomainError('account.password_form');
    if (confirm_password !== undefined && confirm_password !== new_password)
      throw new DomainError('account.passwords_differ');
    await this.ownPassword.check(memberId, old_password, 'account.old_password_wrong');
    await this.setPassword(memberId, new_password);
    return null;
  }

  async saveProfile(request: SaveProfile, context: CallContext): Promise<null> {
    const memberId = callingMember(context);
    const { username, nickname, avatar, gender, birthday, motto, language } = checkedProfile(request);
    try {
      await this.dataSource.transaction(async (manager) => {
        const [row] = (await manager.query(SAVE_PROFILE, [
          memberId,
          username,
          nickname,
          avatar ?? null,
          gender === undefined || gender === '' ? null : Number(gender),
          birthday !== undefined,
          birthday || null,
          motto ?? null,
          language || null,
        ])) as unknown[];
        if (!row) throw new DomainError('auth.login_required');
        await announceMembers(manager, this.outbox, [memberId], context.requestId);
      });
    } catch (error) {
      throw duplicateOf(error);
    }
    this.outbox.committed();
    return null;
  }

  verify(request: VerifyAccount, context: CallContext) {
    return this.bindings.verify(callingMember(context), request);
  }

  async changeBind(request: ChangeBind, context: CallContext): Promise<null> {
    await this.bindings.change(callingMember(context), request);
    return null;
  }

  async sessions(_request: Myself, context: CallContext): Promise<readonly OwnSession[]> {
    const { identity } = context;
    const rows = await this.dataSource.query<
      (Omit<OwnSession, 'create_time' | 'last_used_at' | 'expires_at'> &
        Record<'create_time' | 'last_used_at' | 'expires_at', string>)[]
    >(OWN_SESSIONS, [callingMember(context)]);
    return rows.map((row) => ({
      ...row,
      create_time: Number(row.create_time),
      last_used_at: Number(row.last_used_at),
      expires_at: Number(row.expires_at),
      is_current: 'sessionId' in identity && identity.sessionId === row.id,
    }));
  }

  async endSession({ id }: OwnSessionById, context: CallContext): Promise<null> {
    const memberId = callingMember(context);
    const closed = UUID.test(id)
      ? await this.dataSource.query<{ id: string }[]>(CLOSE_OWN, [id, memberId])
      : [];
    if (closed.length === 0) throw new DomainError('account.session_not_found');
    await this.revoked.revoke(closed.map((session) => session.id));
    return null;
  }

  /** Sessions end only when the new password is stored, and no log in with the old one comes between; a link for another is dead. */
  private async setPassword(memberId: number, password: string): Promise<void> {
    await this.resets.forget(memberId);
    const [row] = await this.dataSource.query<unknown[]>(SET_PASSWORD, [
      memberId,
      await hashPassword(password),
    ]);
    if (!row) throw new DomainError('account.not_found');
    await this.revoked.endAll('user', memberId, this.dataSource.manager);
  }
}

/** Errors: request.invalid. */
function checkedProfile(request: SaveProfile): SaveProfile {
  const profile = { ...request, username: request.username.trim(), nickname: request.nickname.trim() };
  const errors: FieldError[] = [];
  if (!USERNAME_PATTERN.test(profile.username)) errors.push({ field: 'username', rule: 'pattern' });
  if (!NICKNAME_PATTERN.test(profile.nickname)) errors.push({ field: 'nickname', rule: 'pattern' });
  if (!AVATAR_PATTERN.test(profile.avatar ?? '')) errors.push({ field: 'avatar', rule: 'pattern' });
  if (errors.length > 0) throw invalidFields(errors);
  return profile;
}
