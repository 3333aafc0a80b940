import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import type {
  CallContext,
  Client,
  OneMember,
  PartnerAppById,
  RevokeSecret,
  SentMessageById,
} from '@parcelway/contracts';
import { memberStaff, partnerApp, sentMessage } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import type { FastifyRequest } from 'fastify';
import { AdminNode } from '../auth/access';
import { Context, HttpRequest, Input } from '../http/input';
import { signedExample } from '../member/signed-example';

/** What staff do with members, partner apps and sent messages beside editing rows. */
@Controller('rest')
export class RestIdentityActionsController {
  constructor(
    @InjectClient(memberStaff) private readonly members: Client<typeof memberStaff>,
    @InjectClient(partnerApp) private readonly apps: Client<typeof partnerApp>,
    @InjectClient(sentMessage) private readonly messages: Client<typeof sentMessage>,
  ) {}

  @Post('member/unlock')
  @HttpCode(204)
  @AdminNode('user/user/unlock')
  async unlock(@Input() input: OneMember, @Context() context: CallContext): Promise<void> {
    await this.members.unlock(input, context);
  }

  @Post('member/logoutAll')
  @HttpCode(204)
  @AdminNode('user/user/logoutAll')
  async logoutAll(@Input() input: OneMember, @Context() context: CallContext): Promise<void> {
    await this.members.logoutAll(input, context);
  }

  @Post('member/resetPassword')
  @HttpCode(204)
  @AdminNode('user/user/resetPassword')
  async resetPassword(@Input() input: OneMember, @Context() context: CallContext): Promise<void> {
    await this.members.resetPassword(input, context);
  }

  @Post('partner-app/rollSecret')
  @HttpCode(200)
  @AdminNode('user/partnerApp/rollSecret')
  rollSecret(@Input() input: PartnerAppById, @Context() context: CallContext) {
    return this.apps.rollSecret(input, context);
  }

  @Post('partner-app/revokeSecret')
  @HttpCode(204)
  @AdminNode('user/partnerApp/revokeSecret')
  async revokeSecret(@Input() input: RevokeSecret, @Context() context: CallContext): Promise<void> {
    await this.apps.revokeSecret(input, context);
  }

  /** A call as `app_id` would sign it, with a secret of nobody. */
  @Get('partner-app/signedExample')
  @AdminNode('user/partnerApp/index')
  signedExample(@Input() { app_id }: { app_id?: unknown }, @HttpRequest() request: FastifyRequest) {
    const base = `${request.protocol}://${request.headers.host ?? ''}/api/open/v1`;
    return signedExample(base, String(app_id ?? '').slice(0, 40));
  }

  @Post('sent-message/resend')
  @HttpCode(204)
  @AdminNode('routine/sentMessage/resend')
  async resend(@Input() input: SentMessageById, @Context() context: CallContext): Promise<void> {
    await this.messages.resend(input, context);
  }
}
