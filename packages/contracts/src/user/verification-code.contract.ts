import { answers, call, defineContract } from '../define';
import { Text } from '../validation';
import { CaptchaProof } from './captcha.contract';

export class SendMailCode extends CaptchaProof {
  @Text({ max: 300, optional: true }) email?: string;
  @Text({ max: 40, optional: true }) event?: string;
  /** For `user_email_verify`. */
  @Text({ max: 100, optional: true }) password?: string;
}

export class SendSmsCode extends CaptchaProof {
  @Text({ max: 40, optional: true }) mobile?: string;
  /** Calling code with its plus; guessed from the number where it is missing. */
  @Text({ max: 6, optional: true }) mobile_code?: string;
  @Text({ max: 40, optional: true }) template_code?: string;
  /** For `user_mobile_verify`. */
  @Text({ max: 100, optional: true }) password?: string;
}

/**
 * Codes that prove who reads an address: six characters, ten minutes, good once, dead after five wrong tries, one a minute per address
 * and purpose. Errors: code.*, captcha.wrong.
 */
export const verificationCode = defineContract('user.verification-code', {
  sendMail: call(SendMailCode, answers<null>()),
  sendSms: call(SendSmsCode, answers<null>()),
});
