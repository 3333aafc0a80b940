import { Controller, Get, Inject, Post } from '@nestjs/common';
import type { CallContext, Client, LoggedIn } from '@parcelway/contracts';
import { account, DomainError, member, payment, session } from '@parcelway/contracts';
import type { Config } from '@parcelway/platform';
import { CONFIG, InjectClient } from '@parcelway/platform';
import type { FastifyRequest } from 'fastify';
import { MemberOnly, Public, Stock } from '../auth/access';
import { Revocations } from '../auth/revocations';
import { Answer } from '../http/answer';
import { Context, HttpRequest, Input } from '../http/input';
import { logInOf, refreshTokenOf, useragentOf } from '../http/log-in-form';
import { registerOf } from './account-forms';
import { loggedInMember, memberInfo } from './member-info';

@Controller('api/user')
@Stock()
export class UserController {
  constructor(
    @InjectClient(session) private readonly sessions: Client<typeof session>,
    @InjectClient(account) private readonly accounts: Client<typeof account>,
    @InjectClient(member) private readonly members: Client<typeof member>,
    @InjectClient(payment) private readonly payments: Client<typeof payment>,
    private readonly revocations: Revocations,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Who is logged in already is sent on only where the client keeps its token then (generation C). */
  @Get('checkIn')
  @Public()
  async checkInSettings(@Context() context: CallContext, @HttpRequest() request: FastifyRequest) {
    const settings = await this.sessions.settings({ kind: 'member' }, context);
    if (!settings.is_open) throw new DomainError('login.center_closed');
    if (request.session && this.config.legacyClient === 'C') throw new DomainError('auth.logged_in');
    return {
      userLoginCaptchaSwitch: settings.captcha_kind !== 'none',
      accountVerificationType: settings.account_verification_type,
      captcha_kind: settings.captcha_kind,
      ems_captcha: settings.code_captcha,
    };
  }

  @Post('checkIn')
  @Public()
  async checkIn(
    @Input() form: Record<string, unknown>,
    @Context() context: CallContext,
    @HttpRequest() request: FastifyRequest,
  ) {
    const loggedIn = await this.enter(form, context, request);
    return new Answer({ userInfo: loggedInMember(loggedIn), routePath: '/user' }, 'loggedIn');
  }

  private enter(
    form: Record<string, unknown>,
    context: CallContext,
    request: FastifyRequest,
  ): Promise<LoggedIn> {
    if (form['tab'] === 'login') return this.sessions.logIn(logInOf('member', form, request), context);
    if (form['tab'] === 'register')
      return this.accounts.register(registerOf(form, useragentOf(request)), context);
    throw new DomainError('login.unsupported');
  }

  @Post('logout')
  @Public()
  async logout(
    @Input() form: Record<string, unknown>,
    @Context() context: CallContext,
    @HttpRequest() request: FastifyRequest,
  ) {
    await this.sessions.logOut({ refresh_token: refreshTokenOf(form) }, context);
    if (request.session) this.revocations.add(request.session.sessionId);
    return null;
  }

  @Get('index')
  @MemberOnly()
  async index(@Context() context: CallContext) {
    const [profile, balance] = await Promise.all([
      this.members.profile({}, context),
      this.payments.balance({}, context),
    ]);
    return { userInfo: memberInfo(profile, balance), menus: [] };
  }
}
