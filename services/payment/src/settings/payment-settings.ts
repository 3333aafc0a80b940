import { Inject, Injectable } from '@nestjs/common';
import type { Client } from '@parcelway/contracts';
import { siteSettings } from '@parcelway/contracts';
import type { Logger } from '@parcelway/platform';
import { InjectClient, KeptSettings, LOGGER, NATS } from '@parcelway/platform';
import type { NatsConnection } from 'nats';

/** The settings that rule bills, payments and scores. */
@Injectable()
export class PaymentSettings extends KeptSettings<'payment'> {
  constructor(
    @InjectClient(siteSettings) service: Client<typeof siteSettings>,
    @Inject(NATS) nats: NatsConnection,
    @Inject(LOGGER) logger: Logger,
  ) {
    super('payment', service, nats, logger);
  }
}
