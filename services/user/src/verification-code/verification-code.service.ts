import type {
  CallContext,
  CaptchaProof,
  ErrorCode,
  Handlers,
  SendMailCode,
  SendSmsCode,
} from '@parcelway/contracts';
import { DomainError, verificationCode } from '@parcelway/contracts';
import { RedisStore, Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { EMAIL_PATTERN } from '../address/domain/contact';
import { Captchas } from '../captcha/captchas';
import { Settings } from '../config/settings';
import { memberByEmail, memberByMobile } from '../member/member-by-contact';
import { OwnPassword } from '../member/own-password';
import { Messages } from '../sent-message/messages';
import { mailRules, smsRules } from './code-events';
import { codeText } from './code-texts';
import { typedMobile } from './mobile-number';
import { VerificationCodes } from './verification-codes';

const LONGEST_ADDRESS = 100;
/** Codes that one IP address may have sent within an hour of each other. */
const MOST_PER_IP = 60;
const IP_SECONDS = 3_600;

interface Order {
  readonly kind: 'mail' | 'sms';
  readonly to: string;
  readonly event: string;
  /** Id of the living member with this address. */
  readonly memberId: number | null;
  readonly password: string;
}

/**
 * Sends codes. The order of checks is the wire contract's: sending possible, fields, captcha, one a minute, the event's rule. Whether
 * an address is registered shows, as the clients' texts have it; the captcha and a limit per IP address keep that from being harvested.
 */
@Serves(verificationCode)
export class VerificationCodeService implements Handlers<typeof verificationCode> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: Settings,
    private readonly captchas: Captchas,
    private readonly messages: Messages,
    private readonly codes: VerificationCodes,
    private readonly ownPassword: OwnPassword,
    private readonly redis: RedisStore,
  ) {}

  async sendMail(request: SendMailCode, context: CallContext): Promise<null> {
    if (!(await this.messages.canReach('mail'))) throw new DomainError('code.mail_unavailable');
    const to = (request.email ?? '').trim().toLowerCase();
    const { event = '', password = '' } = request;
    if (!EMAIL_PATTERN.test(to) || to.length > LONGEST_ADDRESS) throw new DomainError('code.email_format');
    if (!Object.hasOwn(mailRules, event)) throw new DomainError('code.parameter');
    await this.checkPerson(request);
    const memberId = await memberByEmail(this.dataSource, to);
    return this.send({ kind: 'mail', to, event, memberId, password }, context);
  }

  async sendSms(request: SendSmsCode, context: CallContext): Promise<null> {
    if (!(await this.messages.canReach('sms'))) throw new DomainError('code.sms_unavailable');
    const mobile = typedMobile(request.mobile ?? '', request.mobile_code);
    const { template_code: event = '', password = '' } = request;
    if (!mobile) throw new DomainError('code.mobile_format');
    if (!Object.hasOwn(smsRules, event)) throw new DomainError('code.parameter');
    await this.checkPerson(request);
    const memberId = await memberByMobile(this.dataSource, mobile);
    return this.send({ kind: 'sms', to: mobile.code + mobile.national, event, memberId, password }, context);
  }

  private async checkPerson(proof: CaptchaProof): Promise<void> {
    if (!(await this.settings.flag('ems_captcha'))) return;
    await this.captchas.prove(proof.captcha ? 'image' : 'click', proof);
  }

  private async send(order: Order, context: CallContext): Promise<null> {
    const { kind, to, event } = order;
    const tooOften = kind === 'mail' ? 'code.mail_too_often' : 'code.sms_too_often';
    if (await this.codes.isPaused(to, event)) throw new DomainError(tooOften);
    await this.limitAddress(context, tooOften);
    await this.checkRule(order, context);
    const code = await this.codes.create(to, event);
    if (code === null) throw new DomainError(tooOften);
    const text = codeText(event, code, await this.settings.text('site_name'), context.locale);
    await this.messages.add(this.dataSource.manager, { kind, to, event, ...text, secret: code });
    this.messages.committed();
    return null;
  }

  private async limitAddress({ ip }: CallContext, tooOften: ErrorCode): Promise<void> {
    if (ip && (await this.redis.count(`code-ip:${ip}`, IP_SECONDS)) > MOST_PER_IP)
      throw new DomainError(tooOften);
  }

  private async checkRule(
    { kind, event, memberId, password }: Order,
    { identity }: CallContext,
  ): Promise<void> {
    const found = (kind === 'mail' ? mailRules : smsRules)[event];
    if (!found) throw new DomainError('code.parameter');
    const { rule, otherwise } = found;
    if (rule === 'own') {
      if (identity.kind !== 'member') throw new DomainError('code.log_in_first');
      if (memberId !== identity.id) throw new DomainError(otherwise);
      await this.ownPassword.check(identity.id, password, 'account.password_wrong');
    } else if ((rule === 'known') !== (memberId !== null)) throw new DomainError(otherwise);
  }
}
