import { Controller, Get, Inject, Post } from '@nestjs/common';
import type { Balance, CallContext, Client, LoggedIn } from '@parcelway/contracts';
import { account, DomainError, member, payment, session } from '@parcelway/contracts';
import type { Config } from '@parcelway/platform';
import { CONFIG, InjectClient } from '@parcelway/platform';
import type { FastifyRequest } from 'fastify';
import { MemberOnly, Public, Stock } from '../auth/access';
import type { Session } from '../auth/access-token';
import { MenuCache } from '../auth/menu-cache';
import { PermissionCache } from '../auth/permissions';
import { Revocations } from '../auth/revocations';
import { Answer } from '../http/answer';
import { Context, CurrentSession, HttpRequest, Input } from '../http/input';
import { logInOf, refreshTokenOf, useragentOf } from '../http/log-in-form';
import { registerOf } from './account-forms';
import { loggedInMember, memberInfo } from './member-info';
import { menusOfMember } from './member-menus';

/** Stands for a balance until the member's pages read it. */
const UNKNOWN_BALANCE: Balance = { currency: 'GBP', money: '0.00', is_frozen: false };

@Controller('api/user')
@Stock()
export class UserController {
  constructor(
    @InjectClient(session) private readonly sessions: Client<typeof session>,
    @InjectClient(account) private readonly accounts: Client<typeof account>,
    @InjectClient(member) private readonly members: Client<typeof member>,
    @InjectClient(payment) private readonly payments: Client<typeof payment>,
    private readonly rules: MenuCache,
    private readonly permissions: PermissionCache,
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
    const userInfo = await this.infoOf(loggedIn, context);
    return new Answer({ userInfo, routePath: '/user' }, 'loggedIn');
  }

  /** Everything the clients keep of a member. Nobody is kept out because the balance cannot be told at the moment. */
  private async infoOf(loggedIn: LoggedIn, context: CallContext): Promise<Record<string, unknown>> {
    const own: CallContext = { ...context, identity: { kind: 'member', id: loggedIn.id, sessionId: '' } };
    const [profile, balance] = await Promise.all([
      this.members.profile({}, own),
      this.payments.balance({}, own).catch(() => UNKNOWN_BALANCE),
    ]);
    return loggedInMember(loggedIn, profile, balance);
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
  async index(@Context() context: CallContext, @CurrentSession() current: Session) {
    const [profile, balance, rows, own] = await Promise.all([
      this.members.profile({}, context),
      this.payments.balance({}, context),
      this.rules.memberRules(context),
      this.permissions.ofMember(current, context),
    ]);
    const { menus } = menusOfMember(rows, (node) => own.allow(node), context.locale);
    if (menus.length === 0) throw new DomainError('auth.no_action');
    return { userInfo: memberInfo(profile, balance), menus };
  }
}
