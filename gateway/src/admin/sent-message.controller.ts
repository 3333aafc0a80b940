import { Controller, Post } from '@nestjs/common';
import type { CallContext, Client, SentMessageById } from '@parcelway/contracts';
import { sentMessage } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { AdminNode } from '../auth/access';
import { Context, Input } from '../http/input';

@Controller('admin/routine.SentMessage')
export class AdminSentMessageController {
  constructor(@InjectClient(sentMessage) private readonly messages: Client<typeof sentMessage>) {}

  @Post('resend')
  @AdminNode('routine/sentMessage/resend')
  resend(@Input() input: SentMessageById, @Context() context: CallContext) {
    return this.messages.resend(input, context);
  }
}
