import { Controller, HttpCode, Post } from '@nestjs/common';
import type { CallContext, Client, PublishProtocol } from '@parcelway/contracts';
import { content } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { AdminNode } from '../auth/access';
import { Context, Input } from '../http/input';

@Controller('rest/protocol')
export class RestProtocolController {
  constructor(@InjectClient(content) private readonly pages: Client<typeof content>) {}

  @Post('publish')
  @HttpCode(200)
  @AdminNode('article/protocol/publish')
  publish(@Input() input: PublishProtocol, @Context() context: CallContext) {
    return this.pages.publish(input, context);
  }
}
