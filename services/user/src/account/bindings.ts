import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ChangeBind, VerificationType, VerifyAccount } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { DataSource } from 'typeorm';
import { OwnPassword } from '../member/own-password';
import { Messages } from '../sent-message/messages';
import { SingleUseSecrets } from '../single-use/single-use-secrets';
import { VerificationCodes } from '../verification-code/verification-codes';
import { CONTACT, SET_EMAIL, SET_MOBILE } from './account.queries';
import type { ContactRow } from './account.queries';
import { contactAddress, duplicateOf, holderOf } from './contact-address';
import type { ContactAddress } from './contact-address';

const PASS_SECONDS = 600;

/** Changes the e-mail address or mobile number of an account: first the old one is proved, or the password, then the new one. */
@Injectable()
export class Bindings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly codes: VerificationCodes,
    private readonly secrets: SingleUseSecrets,
    private readonly messages: Messages,
    private readonly ownPassword: OwnPassword,
  ) {}

  /** A token for `change`, against a code that was sent to the account's own address. Errors: captcha.wrong_text. */
  async verify(
    memberId: number,
    { type, captcha = '' }: VerifyAccount,
  ): Promise<{ type: VerificationType; accountVerificationToken: string }> {
    const to = ownAddress(type, await this.contact(memberId));
    const event = `user_${type}_verify`;
    if (to === '' || !(await this.codes.use(to, event, captcha))) throw new DomainError('captcha.wrong_text');
    await this.messages.forget(this.dataSource.manager, to, event);
    const token = randomUUID();
    await this.secrets.put(passKey(type, memberId), hash(token), PASS_SECONDS);
    return { type, accountVerificationToken: token };
  }

  /**
   * Errors: code.*_format, code.*_occupied, account.verify_first, account.password_wrong, login.locked, captcha.wrong_text. A wrong code
   * leaves the token as it is.
   */
  async change(memberId: number, request: ChangeBind): Promise<void> {
    const { type, captcha = '', verification_token: token = '', password = '' } = request;
    const address = contactAddress(type, request[type] ?? '', request.mobile_code);
    const isBound = ownAddress(type, await this.contact(memberId)) !== '';
    if ((await holderOf(this.dataSource, address)) !== null) throw new DomainError(`code.${type}_occupied`);
    const pass = passKey(type, memberId);
    if (isBound) {
      if (token === '' || (await this.secrets.read(pass)) !== hash(token)) {
        await this.secrets.miss(pass);
        throw new DomainError('account.verify_first');
      }
    } else await this.ownPassword.check(memberId, password, 'account.password_wrong');
    const event = `user_change_${type}`;
    if (!(await this.codes.use(address.to, event, captcha))) throw new DomainError('captcha.wrong_text');
    if (isBound && !(await this.secrets.use(pass, hash(token))))
      throw new DomainError('account.verify_first');
    await this.store(memberId, address);
    await this.messages.forget(this.dataSource.manager, address.to, event);
  }

  private async store(memberId: number, { type, email, mobileCode, mobile }: ContactAddress): Promise<void> {
    try {
      if (type === 'email') await this.dataSource.query(SET_EMAIL, [memberId, email]);
      else await this.dataSource.query(SET_MOBILE, [memberId, mobileCode, mobile]);
    } catch (error) {
      const known = duplicateOf(error);
      throw known === error ? error : new DomainError(`code.${type}_occupied`);
    }
  }

  private async contact(memberId: number): Promise<ContactRow> {
    const [row] = await this.dataSource.query<ContactRow[]>(CONTACT, [memberId]);
    if (!row) throw new DomainError('auth.login_required');
    return row;
  }
}

/** '' where the account has none. */
function ownAddress(type: VerificationType, { email, mobile_code, mobile }: ContactRow): string {
  if (type === 'email') return email;
  return mobile === '' ? '' : mobile_code + mobile;
}

function passKey(type: VerificationType, memberId: number): string {
  return `pass:${type}:${memberId}`;
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
