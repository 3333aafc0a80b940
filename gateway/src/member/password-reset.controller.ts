import { Controller, Post } from '@nestjs/common';
import type { CallContext, Client } from '@parcelway/contracts';
import { account } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { Public } from '../auth/access';
import { Answer } from '../http/answer';
import { textOf } from '../http/form-text';
import { Context, Input } from '../http/input';

type Form = Readonly<Record<string, unknown>>;

/** A new password by the link of a mail. The link's token comes in the body, so that no log of addresses has it. */
@Controller('api/account')
@Public()
export class PasswordResetController {
  constructor(@InjectClient(account) private readonly accounts: Client<typeof account>) {}

  @Post('resetLink')
  resetLink(@Input() { token }: Form, @Context() context: CallContext) {
    return this.accounts.resetLink({ token: textOf(token) }, context);
  }

  @Post('resetPassword')
  async resetPassword(@Input() { token, password }: Form, @Context() context: CallContext) {
    const form = { token: textOf(token), password: textOf(password) };
    return new Answer(await this.accounts.resetPassword(form, context), 'passwordChanged');
  }
}
