import { Controller, Get } from '@nestjs/common';
import type { CallContext, Client, ListChannels } from '@parcelway/contracts';
import { channelCatalogue } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { Public } from '../auth/access';
import { Context, Input } from '../http/input';

@Controller('api/channel')
@Public()
export class ChannelController {
  constructor(@InjectClient(channelCatalogue) private readonly catalogue: Client<typeof channelCatalogue>) {}

  @Get('index')
  index(@Input() input: ListChannels, @Context() context: CallContext) {
    return this.catalogue.channels(input, context);
  }
}
