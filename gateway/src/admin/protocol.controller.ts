import { Controller, Post } from '@nestjs/common';
import type { CallContext, Client, PublishProtocol } from '@parcelway/contracts';
import { content } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { AdminNode } from '../auth/access';
import { Answer } from '../http/answer';
import { Context, Input } from '../http/input';

@Controller('admin/article.Protocol')
export class AdminProtocolController {
  constructor(@InjectClient(content) private readonly pages: Client<typeof content>) {}

  @Post('publish')
  @AdminNode('article/protocol/publish')
  async publish(@Input() input: PublishProtocol, @Context() context: CallContext) {
    return new Answer(await this.pages.publish(input, context), 'updated');
  }
}
