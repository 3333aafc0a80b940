import { Controller, Post } from '@nestjs/common';
import type { CallContext, Client } from '@parcelway/contracts';
import { DomainError, session } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { Public, Stock } from '../auth/access';
import { Context, Input } from '../http/input';
import { refreshTokenOf } from '../http/log-in-form';

@Controller('api/common')
@Stock()
export class CommonController {
  constructor(@InjectClient(session) private readonly sessions: Client<typeof session>) {}

  /** Never answers with a login-state code: the clients queue every call behind this one and would wait for themselves. */
  @Post('refreshToken')
  @Public()
  async refreshToken(@Input() form: Record<string, unknown>, @Context() context: CallContext) {
    const refresh_token = refreshTokenOf(form);
    if (refresh_token === '') throw new DomainError('login.invalid_token');
    try {
      return await this.sessions.refresh({ refresh_token }, context);
    } catch (error) {
      throw error instanceof DomainError && error.code.startsWith('auth.')
        ? new DomainError('login.expired')
        : error;
    }
  }
}
