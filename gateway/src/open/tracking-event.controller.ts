import { Controller, HttpCode, Post } from '@nestjs/common';
import type { CallContext, CarrierEvent, Client } from '@parcelway/contracts';
import { sheetOrderDesk } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { CarrierOnly } from '../auth/access';
import type { SigningApp } from '../http/gateway-request';
import { Context, Input } from '../http/input';
import { SigningPartner } from './signing-partner';

/** What carriers report of parcels: each event once, however often it comes. */
@Controller('api/open/v1/trackingEvent')
@CarrierOnly()
export class OpenTrackingEventController {
  constructor(@InjectClient(sheetOrderDesk) private readonly desk: Client<typeof sheetOrderDesk>) {}

  /** `recorded` is false for an event that is known, and for a parcel that is not here. */
  @Post()
  @HttpCode(200)
  report(
    @Input() event: Omit<CarrierEvent, 'carrier_code'>,
    @SigningPartner() { carrier_code }: SigningApp,
    @Context() context: CallContext,
  ): Promise<{ recorded: boolean }> {
    return this.desk.carrierEvent({ ...event, carrier_code }, context);
  }
}
