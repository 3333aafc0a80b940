import { Controller, Post } from '@nestjs/common';
import type { CallContext, Client, PartnerAppById, RevokeSecret } from '@parcelway/contracts';
import { partnerApp } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { AdminNode } from '../auth/access';
import { Context, Input } from '../http/input';

/** Secrets of partner apps in staff hands. */
@Controller('admin/user.PartnerApp')
export class AdminPartnerAppController {
  constructor(@InjectClient(partnerApp) private readonly apps: Client<typeof partnerApp>) {}

  @Post('rollSecret')
  @AdminNode('user/partnerApp/rollSecret')
  rollSecret(@Input() input: PartnerAppById, @Context() context: CallContext) {
    return this.apps.rollSecret(input, context);
  }

  @Post('revokeSecret')
  @AdminNode('user/partnerApp/revokeSecret')
  revokeSecret(@Input() input: RevokeSecret, @Context() context: CallContext) {
    return this.apps.revokeSecret(input, context);
  }
}
