import { Controller, Get } from '@nestjs/common';
import type { CallContext, ChannelByIdOrCode, Client, ListChannels } from '@parcelway/contracts';
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

  @Get('getOptions')
  getOptions(@Input() input: ListChannels, @Context() context: CallContext) {
    return this.catalogue.channelOptions(input, context);
  }

  @Get('detail')
  detail(@Input() input: ChannelByIdOrCode, @Context() context: CallContext) {
    return this.catalogue.channelDetail(input, context);
  }
}
