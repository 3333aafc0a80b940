import { randomUUID } from 'node:crypto';
import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import type { Client, SettingReader, SettingsOf, siteSettings } from '@parcelway/contracts';
import { businessSettings, CACHE_CLEARED, serviceContext, settingsChanged } from '@parcelway/contracts';
import type { NatsConnection, Subscription } from 'nats';
import type { Logger } from './logging';

/** A change arrives by event; this is for a process that was cut off meanwhile. */
const READ_MS = 30_000;

/**
 * The settings that one service reads, in memory: as declared until they were read for the first time, read again whenever one changes. While the
 * user service is away the last ones hold. A setting is read only by the service that its declaration names.
 */
export abstract class KeptSettings<Reader extends SettingReader> implements OnModuleInit, OnModuleDestroy {
  private known: SettingsOf<Reader> = businessSettings();
  private subscriptions: readonly Subscription[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly reader: Reader,
    private readonly service: Client<typeof siteSettings>,
    private readonly nats: NatsConnection,
    private readonly logger: Logger,
  ) {}

  get now(): SettingsOf<Reader> {
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
      this.known = await this.service.business({}, serviceContext(this.reader, randomUUID()));
    } catch (error) {
      this.logger.debug({ err: error }, 'settings were not read');
    }
  }
}
