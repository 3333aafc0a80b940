import { Controller, Get } from '@nestjs/common';
import type { AreaPath, CallContext, Client } from '@parcelway/contracts';
import { address } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { Public, Stock } from '../auth/access';
import { Context, Input } from '../http/input';

@Controller('api/ajax')
@Stock()
export class AjaxController {
  constructor(@InjectClient(address) private readonly addresses: Client<typeof address>) {}

  @Get('area')
  @Public()
  area(@Input() input: AreaPath, @Context() context: CallContext) {
    return this.addresses.areas(input, context);
  }
}
