import { Inject, Injectable } from '@nestjs/common';
import type { Client } from '@parcelway/contracts';
import { siteSettings } from '@parcelway/contracts';
import type { Logger } from '@parcelway/platform';
import { InjectClient, KeptSettings, LOGGER, NATS } from '@parcelway/platform';
import type { NatsConnection } from 'nats';

/** The settings that rule orders, storage and commissions. */
@Injectable()
export class OrderSettings extends KeptSettings<'order'> {
  constructor(
    @InjectClient(siteSettings) service: Client<typeof siteSettings>,
    @Inject(NATS) nats: NatsConnection,
    @Inject(LOGGER) logger: Logger,
  ) {
    super('order', service, nats, logger);
  }
}
