import { Controller, Get, Post } from '@nestjs/common';
import type { CallContext, CheckClicks, Client } from '@parcelway/contracts';
import { captcha, DomainError, session } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import type { FastifyRequest } from 'fastify';
import { Public, Stock } from '../auth/access';
import { AccessTokens } from '../auth/access-token';
import { tokenOf } from '../auth/token-places';
import { Png } from '../http/answer';
import { Context, HttpRequest, Input } from '../http/input';
import { refreshTokenOf } from '../http/log-in-form';

@Controller('api/common')
@Stock()
@Public()
export class CommonController {
  constructor(
    @InjectClient(session) private readonly sessions: Client<typeof session>,
    @InjectClient(captcha) private readonly captchas: Client<typeof captcha>,
    private readonly tokens: AccessTokens,
  ) {}

  /**
   * Never answers with a login-state code: the clients queue every call behind this one and would wait for themselves. The access token
   * that has expired comes along and has to be of the same person.
   */
  @Post('refreshToken')
  async refreshToken(
    @Input() form: Record<string, unknown>,
    @Context() context: CallContext,
    @HttpRequest() request: FastifyRequest,
  ) {
    const refresh_token = refreshTokenOf(form);
    const holders = this.holders(request);
    if (refresh_token === '' || Object.keys(holders).length === 0)
      throw new DomainError('login.invalid_token');
    try {
      return await this.sessions.refresh({ refresh_token, ...holders }, context);
    } catch (error) {
      throw error instanceof DomainError && error.code.startsWith('auth.')
        ? new DomainError('login.expired')
        : error;
    }
  }

  @Get('captcha')
  async captcha(@Input() { id }: { id: string }, @Context() context: CallContext) {
    return new Png(await this.captchas.image({ id }, context));
  }

  @Get('clickCaptcha')
  clickCaptcha(@Input() { id }: { id: string }, @Context() context: CallContext) {
    return this.captchas.click({ id }, context);
  }

  @Post('checkClickCaptcha')
  checkClickCaptcha(@Input() { id, info, unset }: CheckClicks, @Context() context: CallContext) {
    return this.captchas.checkClicks({ id, info, unset: unset === true }, context);
  }

  /** Whose access tokens came along, expired or not: the clients send both where they hold both. */
  private holders(request: FastifyRequest): { member_id?: number; admin_id?: number } {
    const member = this.tokens.read(tokenOf(request, 'api'));
    const admin = this.tokens.read(tokenOf(request, 'admin'));
    return {
      ...(member?.kind === 'member' ? { member_id: member.id } : {}),
      ...(admin?.kind === 'admin' ? { admin_id: admin.id } : {}),
    };
  }
}
