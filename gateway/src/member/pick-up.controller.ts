import { Controller, Get } from '@nestjs/common';
import type { CallContext, Client, ListPickupDates } from '@parcelway/contracts';
import { pickupOrder } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { Public } from '../auth/access';
import { Context, Input } from '../http/input';

@Controller('api/pickUp')
export class PickUpController {
  constructor(@InjectClient(pickupOrder) private readonly pickups: Client<typeof pickupOrder>) {}

  @Get('dates')
  @Public()
  dates(@Input() input: ListPickupDates, @Context() context: CallContext) {
    return this.pickups.dates(input, context);
  }
}
