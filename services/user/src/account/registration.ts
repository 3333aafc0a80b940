import { Injectable } from '@nestjs/common';
import { PASSWORD_PATTERN, USERNAME_PATTERN } from '@parcelway/checks';
import type { CallContext, FieldError, LoggedIn, Register } from '@parcelway/contracts';
import { DomainError, memberInvited } from '@parcelway/contracts';
import { invalidFields, Outbox } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { Settings } from '../config/settings';
import { announceMembers } from '../member/member.queries';
import { Messages } from '../sent-message/messages';
import { hashPassword } from '../session/password';
import { SessionOpener } from '../session/session-opener';
import type { Person } from '../session/session-opener';
import { VerificationCodes } from '../verification-code/verification-codes';
import { ADD_MEMBER } from './account.queries';
import { contactAddress, duplicateOf, holderOf } from './contact-address';
import type { ContactAddress } from './contact-address';

const EVENT = 'user_register';
const LONGEST_IP = 50;

/** Makes members of people who have proved that they read their address. */
@Injectable()
export class Registration {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: Settings,
    private readonly codes: VerificationCodes,
    private readonly messages: Messages,
    private readonly outbox: Outbox,
    private readonly opener: SessionOpener,
  ) {}

  /**
   * Errors: login.center_closed, account.registration_parameter, request.invalid, code.*_format, crud.duplicate,
   * captcha.wrong_text.
   */
  async register(request: Register, context: CallContext): Promise<LoggedIn> {
    if (!(await this.settings.flag('open_member_center'))) throw new DomainError('login.center_closed');
    const address = addressOf(request);
    const username = request.username.trim();
    checkForm(username, request.password);
    await this.checkFree(username, address);
    if (!(await this.codes.use(address.to, EVENT, request.captcha ?? '')))
      throw new DomainError('captcha.wrong_text');
    const password = await hashPassword(request.password);
    const person = await this.add(username, password, address, request.invite?.trim() ?? '', context);
    this.outbox.committed();
    return this.opener.open('member', person, { useragent: request.useragent ?? '' }, context);
  }

  private async checkFree(username: string, address: ContactAddress): Promise<void> {
    const [taken] = await this.dataSource.query<unknown[]>(
      `SELECT 1 FROM member WHERE username = $1 AND delete_time IS NULL`,
      [username],
    );
    if (taken) throw new DomainError('crud.duplicate', { field: 'username' });
    if ((await holderOf(this.dataSource, address)) !== null)
      throw new DomainError('crud.duplicate', { field: address.type });
  }

  private async add(
    username: string,
    password: string,
    { to, email, mobileCode, mobile }: ContactAddress,
    invite: string,
    { locale, ip, requestId }: CallContext,
  ): Promise<Person> {
    try {
      return await this.dataSource.transaction(async (manager) => {
        const [person] = (await manager.query(ADD_MEMBER, [
          username,
          username,
          email,
          mobileCode,
          mobile,
          password,
          locale,
          (ip ?? '').slice(0, LONGEST_IP),
        ])) as Person[];
        if (!person) throw new Error('no member group is the default');
        await announceMembers(manager, this.outbox, [Number(person.id)], requestId);
        if (invite)
          await this.outbox.add(
            manager,
            memberInvited,
            { user_id: Number(person.id), code: invite },
            requestId,
          );
        await this.messages.forget(manager, to, EVENT);
        return person;
      });
    } catch (error) {
      throw duplicateOf(error);
    }
  }
}

/** A form that names no way is an older client's: the address that is there counts. */
function addressOf({ register_type, email = '', mobile = '', mobile_code }: Register): ContactAddress {
  const type = register_type || (email === '' && mobile !== '' ? 'mobile' : 'email');
  if (type !== 'email' && type !== 'mobile') throw new DomainError('account.registration_parameter');
  return contactAddress(type, type === 'email' ? email : mobile, mobile_code);
}

function checkForm(username: string, password: string): void {
  const errors: FieldError[] = [];
  if (!USERNAME_PATTERN.test(username)) errors.push({ field: 'username', rule: 'pattern' });
  if (!PASSWORD_PATTERN.test(password)) errors.push({ field: 'password', rule: 'pattern' });
  if (errors.length > 0) throw invalidFields(errors);
}
