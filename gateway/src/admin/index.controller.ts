import { Controller, Get, Inject, Post } from '@nestjs/common';
import type { CallContext, Client } from '@parcelway/contracts';
import { DomainError, session } from '@parcelway/contracts';
import type { Config } from '@parcelway/platform';
import { CONFIG, InjectClient } from '@parcelway/platform';
import type { FastifyRequest } from 'fastify';
import type { Session } from '../auth/access-token';
import { AdminOnly, Public, Stock } from '../auth/access';
import { MenuCache } from '../auth/menu-cache';
import { PermissionCache } from '../auth/permissions';
import { Revocations } from '../auth/revocations';
import { Answer } from '../http/answer';
import { Context, CurrentSession, HttpRequest, Input } from '../http/input';
import { logInOf, refreshTokenOf } from '../http/log-in-form';
import { siteConfigOf } from '../http/site-config';
import { Site } from '../http/site-settings';
import { ClientTerminal } from '../terminal/client-terminal';
import { bootAdmin, loggedInAdmin } from './admin-info';
import { legacyMenu } from './menus';

@Controller('admin/Index')
@Stock()
export class AdminIndexController {
  constructor(
    @InjectClient(session) private readonly sessions: Client<typeof session>,
    private readonly permissions: PermissionCache,
    private readonly menus: MenuCache,
    private readonly revocations: Revocations,
    private readonly site: Site,
    private readonly terminal: ClientTerminal,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Who is logged in already is sent on only where the client keeps its token then (generation C). */
  @Get('login')
  @Public()
  async logInSettings(@Context() context: CallContext, @HttpRequest() request: FastifyRequest) {
    if (request.session && this.config.legacyClient === 'C') throw new DomainError('auth.logged_in');
    const { captcha_kind } = await this.sessions.settings({ kind: 'admin' }, context);
    return { captcha: captcha_kind !== 'none', captcha_kind };
  }

  @Post('login')
  @Public()
  async logIn(
    @Input() form: Record<string, unknown>,
    @Context() context: CallContext,
    @HttpRequest() request: FastifyRequest,
  ) {
    const loggedIn = await this.sessions.logIn(logInOf('admin', form, request), context);
    return new Answer({ userInfo: loggedInAdmin(loggedIn), routePath: '/admin' }, 'loggedIn');
  }

  @Post('logout')
  @Public()
  async logout(
    @Input() form: Record<string, unknown>,
    @Context() context: CallContext,
    @HttpRequest() { session: current }: FastifyRequest,
  ) {
    await this.sessions.logOut({ refresh_token: refreshTokenOf(form) }, context);
    if (current) this.revocations.add(current.sessionId);
    return null;
  }

  /** Boot of the admin client. Without tokens in `adminInfo`: the client lays it over what it holds. */
  @Get('index')
  @AdminOnly()
  async index(
    @Context() context: CallContext,
    @CurrentSession() current: Session,
    @HttpRequest() request: FastifyRequest,
  ) {
    const [permissions, rows, site, terminal] = await Promise.all([
      this.permissions.newest(current, context),
      this.menus.menus(context),
      this.site.settings(context),
      this.terminal.facts(context),
    ]);
    const { legacyClient } = this.config;
    const menus = legacyMenu(rows, (node) => permissions.allow(node), context.locale, legacyClient);
    if (menus.every(({ extend }) => extend === 'add_rules_only')) throw new DomainError('auth.no_menu');
    return {
      adminInfo: bootAdmin(permissions.access),
      menus,
      siteConfig: siteConfigOf(site, request, legacyClient),
      terminal,
    };
  }
}
