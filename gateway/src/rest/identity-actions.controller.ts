import { Controller, HttpCode, Post } from '@nestjs/common';
import type {
  CallContext,
  Client,
  PartnerAppById,
  RevokeSecret,
  SentMessageById,
} from '@parcelway/contracts';
import { partnerApp, sentMessage } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { AdminNode } from '../auth/access';
import { Context, Input } from '../http/input';

/** What staff do with partner apps and sent messages beside editing rows. */
@Controller('rest')
export class RestIdentityActionsController {
  constructor(
    @InjectClient(partnerApp) private readonly apps: Client<typeof partnerApp>,
    @InjectClient(sentMessage) private readonly messages: Client<typeof sentMessage>,
  ) {}

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

  @Post('sent-message/resend')
  @HttpCode(204)
  @AdminNode('routine/sentMessage/resend')
  async resend(@Input() input: SentMessageById, @Context() context: CallContext): Promise<void> {
    await this.messages.resend(input, context);
  }
}
