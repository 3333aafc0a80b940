import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { CallContext, Client } from '@parcelway/contracts';
import { DomainError, session } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import type { FastifyRequest } from 'fastify';
import type { Session } from '../auth/access-token';
import { ownMenu } from '../admin/menus';
import { AdminOnly, Public } from '../auth/access';
import { MenuCache } from '../auth/menu-cache';
import { PermissionCache } from '../auth/permissions';
import { Revocations } from '../auth/revocations';
import { Context, CurrentSession, HttpRequest, Input } from '../http/input';
import { logInOf, refreshTokenOf } from '../http/log-in-form';
import { siteConfigOf } from '../http/site-config';
import { Site } from '../http/site-settings';

@Controller('rest')
export class RestSessionController {
  constructor(
    @InjectClient(session) private readonly sessions: Client<typeof session>,
    private readonly permissions: PermissionCache,
    private readonly menus: MenuCache,
    private readonly revocations: Revocations,
    private readonly site: Site,
  ) {}

  @Get('login')
  @Public()
  async logInSettings(@Context() context: CallContext) {
    const { captcha_kind } = await this.sessions.settings({ kind: 'admin' }, context);
    return { captcha_kind };
  }

  /** Always with a refresh token, unless `keep` is false. */
  @Post('login')
  @HttpCode(200)
  @Public()
  async logIn(
    @Input() form: Record<string, unknown>,
    @Context() context: CallContext,
    @HttpRequest() request: FastifyRequest,
  ) {
    const loggedIn = await this.sessions.logIn(logInOf('admin', { keep: true, ...form }, request), context);
    const { token, refresh_token, id, username, nickname, avatar } = loggedIn;
    return { token, refresh_token, admin: { id, username, nickname, avatar } };
  }

  @Post('refresh')
  @HttpCode(200)
  @Public()
  async refresh(@Input() form: Record<string, unknown>, @Context() context: CallContext) {
    const refresh_token = refreshTokenOf(form);
    if (refresh_token === '') throw new DomainError('login.invalid_token');
    const { token } = await this.sessions.refreshAdmin({ refresh_token }, context);
    return { token };
  }

  @Post('logout')
  @HttpCode(204)
  @Public()
  async logout(
    @Input() form: Record<string, unknown>,
    @Context() context: CallContext,
    @HttpRequest() { session: current }: FastifyRequest,
  ): Promise<void> {
    await this.sessions.logOut({ refresh_token: refreshTokenOf(form) }, context);
    if (current) this.revocations.add(current.sessionId);
  }

  /** The back office's boot: who it is, the menu in the caller's language, the nodes, the site. */
  @Get('me')
  @AdminOnly()
  async me(
    @Context() context: CallContext,
    @CurrentSession() current: Session,
    @HttpRequest() request: FastifyRequest,
  ) {
    const [permissions, rows, site] = await Promise.all([
      this.permissions.newest(current, context),
      this.menus.menus(context),
      this.site.settings(context),
    ]);
    const { nodes, super: isSuper, ...admin } = permissions.access;
    const menus = ownMenu(rows, (node) => permissions.allow(node), context.locale);
    return { admin, menus, nodes, super: isSuper, site: siteConfigOf(site, request, 'C') };
  }
}
