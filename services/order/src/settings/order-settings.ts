import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import type { BusinessSettings, Client } from '@parcelway/contracts';
import {
  CACHE_CLEARED,
  PACKAGE_LIMITS,
  serviceContext,
  settingsChanged,
  siteSettings,
} from '@parcelway/contracts';
import type { Logger } from '@parcelway/platform';
import { InjectClient, LOGGER, NATS } from '@parcelway/platform';
import type { NatsConnection, Subscription } from 'nats';

/** A change arrives by event; this is for a process that was cut off meanwhile. */
const READ_MS = 30_000;

/** As the settings are declared, until they were read for the first time. */
const DECLARED: BusinessSettings = {
  payment_hours: 24,
  max_packages: PACKAGE_LIMITS.packages,
  max_items: PACKAGE_LIMITS.items,
  max_weight_kg: Number(PACKAGE_LIMITS.maxWeightKg),
  max_side_cm: Number(PACKAGE_LIMITS.maxSideCm),
  volume_note: '',
  overdue_days: 7,
  abandon_days: 90,
  cancel_keep_days: 0,
  commission_confirm_days: 7,
  salesman_positions: [],
};

/** The settings that rule orders, in memory: read at the start and whenever one changes. While the user service is away the last ones hold. */
@Injectable()
export class OrderSettings implements OnModuleInit, OnModuleDestroy {
  private known = DECLARED;
  private subscriptions: readonly Subscription[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @InjectClient(siteSettings) private readonly service: Client<typeof siteSettings>,
    @Inject(NATS) private readonly nats: NatsConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  get now(): BusinessSettings {
    return this.known;
  }

  onModuleInit(): void {
    this.subscriptions = [settingsChanged.subject, CACHE_CLEARED].map((subject) =>
      this.nats.subscribe(subject, { callback: () => void this.read() }),
    );
    this.timer = setInterval(() => void this.read(), READ_MS).unref();
    void this.read();
  }

  onModuleDestroy(): void {
    for (const subscription of this.subscriptions) subscription.unsubscribe();
    clearInterval(this.timer);
  }

  private async read(): Promise<void> {
    try {
      this.known = await this.service.business({}, serviceContext('order', randomUUID()));
    } catch (error) {
      this.logger.debug({ err: error }, 'settings of orders');
    }
  }
}
