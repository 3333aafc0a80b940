import { Injectable } from '@nestjs/common';
import type { Client } from '@parcelway/contracts';
import { sheetWaybill } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import type { Carrier, CarrierChannel } from './carrier';
import { CarrierSettings } from './carrier-settings';
import { HttpCarrier } from './http-carrier';
import { KarrioCarrier } from './karrio-carrier';
import { SelfCarrier } from './self-carrier';

/** Finds who carries a channel's parcels: its `carrier_code` names the network, `driver` among its parameters how it is spoken to. */
@Injectable()
export class Carriers {
  private readonly own: SelfCarrier;

  constructor(
    @InjectClient(sheetWaybill) waybills: Client<typeof sheetWaybill>,
    private readonly settings: CarrierSettings,
  ) {
    this.own = new SelfCarrier(waybills);
  }

  /** Errors: sheet.carrier_not_set_up. */
  async of(channel: Pick<CarrierChannel, 'id' | 'carrierCode'>): Promise<Carrier> {
    if (channel.carrierCode === this.own.code) return this.own;
    const settings = await this.settings.of(channel.id);
    return settings.get('driver') === 'karrio'
      ? new KarrioCarrier(channel.carrierCode, settings)
      : new HttpCarrier(channel.carrierCode, settings);
  }
}
