import { Controller, Get, Inject, Post } from '@nestjs/common';
import type { CallContext, Client, TrackNumber } from '@parcelway/contracts';
import { DomainError, member, payment, sheetOrder, waybill } from '@parcelway/contracts';
import type { Config } from '@parcelway/platform';
import { CONFIG, InjectClient } from '@parcelway/platform';
import type { FastifyRequest } from 'fastify';
import { Public, Stock } from '../auth/access';
import { MenuCache } from '../auth/menu-cache';
import { PermissionCache } from '../auth/permissions';
import { tokenOf } from '../auth/token-places';
import { Context, HttpRequest, Input } from '../http/input';
import { siteConfigOf } from '../http/site-config';
import { Site } from '../http/site-settings';
import { memberInfo } from './member-info';
import { menusOfMember, menusOfVisitor } from './member-menus';
import { TrackCache } from './track-cache';
import { TrackTries } from './track-tries';

@Controller('api/index')
@Public()
export class IndexController {
  constructor(
    @InjectClient(waybill) private readonly waybills: Client<typeof waybill>,
    @InjectClient(sheetOrder) private readonly sheetOrders: Client<typeof sheetOrder>,
    @InjectClient(member) private readonly members: Client<typeof member>,
    @InjectClient(payment) private readonly payments: Client<typeof payment>,
    private readonly cache: TrackCache,
    private readonly tries: TrackTries,
    private readonly site: Site,
    private readonly rules: MenuCache,
    private readonly permissions: PermissionCache,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('index')
  @Stock()
  async index(
    @Input() input: { requiredLogin?: unknown },
    @Context() context: CallContext,
    @HttpRequest() request: FastifyRequest,
  ) {
    const userInfo = request.session ? await this.userInfo(context, request) : [];
    if (!request.session && String(input.requiredLogin) === '1')
      throw new DomainError(request.isTokenExpired ? 'auth.token_expired' : 'auth.login_required');
    const settings = await this.site.settings(context);
    const { apiUrl: _apiUrl, ...site } = siteConfigOf(settings, request, this.config.legacyClient);
    const rows = await this.rules.memberRules(context);
    const own = request.session && (await this.permissions.ofMember(request.session, context));
    const { rules, menus } = own
      ? menusOfMember(rows, (node) => own.allow(node), context.locale)
      : menusOfVisitor(rows, context.locale);
    return { site, openMemberCenter: settings.open_member_center, userInfo, rules, menus };
  }

  @Post('queryExpressTrack')
  queryExpressTrack(@Input() input: TrackNumber, @Context() context: CallContext) {
    return this.tries.guard(input, context, () =>
      this.cache.answer(input, context, () =>
        input.order_type === 'sheet'
          ? this.sheetOrders.trackByNumber(input, context)
          : this.waybills.track(input, context),
      ),
    );
  }

  /** This client generation puts its own refresh token back in and takes the access token from here. */
  private async userInfo(context: CallContext, request: FastifyRequest) {
    const [profile, balance] = await Promise.all([
      this.members.profile({}, context),
      this.payments.balance({}, context),
    ]);
    return { ...memberInfo(profile, balance), token: tokenOf(request, 'api'), refresh_token: '' };
  }
}
