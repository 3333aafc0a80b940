import { Controller, Post } from '@nestjs/common';
import type { CallContext, Client } from '@parcelway/contracts';
import { verificationCode } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { Public, Stock } from '../auth/access';
import { Answer } from '../http/answer';
import { textOf } from '../http/form-text';
import { Context, Input } from '../http/input';
import { captchaProofOf } from '../http/log-in-form';

type Form = Readonly<Record<string, unknown>>;

/** Codes by e-mail and SMS. Some events need a log in, which the service asks for. */
@Controller('api')
@Stock()
@Public()
export class VerificationCodeController {
  constructor(@InjectClient(verificationCode) private readonly codes: Client<typeof verificationCode>) {}

  @Post('Ems/send')
  async sendMail(@Input() form: Form, @Context() context: CallContext) {
    const request = {
      email: textOf(form['email']),
      event: textOf(form['event']),
      password: textOf(form['password']),
      ...captchaProofOf(form),
    };
    return new Answer(await this.codes.sendMail(request, context), 'mailSent');
  }

  @Post('Sms/send')
  async sendSms(@Input() form: Form, @Context() context: CallContext) {
    const request = {
      mobile: textOf(form['mobile']),
      mobile_code: textOf(form['mobile_code']),
      template_code: textOf(form['template_code']),
      password: textOf(form['password']),
      ...captchaProofOf(form),
    };
    return new Answer(await this.codes.sendSms(request, context), 'smsSent');
  }
}
