import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import type { CallContext, Client, Locale, SiteSettings } from '@parcelway/contracts';
import { CACHE_CLEARED, serviceContext, settingsChanged, siteSettings } from '@parcelway/contracts';
import type { Logger } from '@parcelway/platform';
import { InjectClient, LOGGER, NATS } from '@parcelway/platform';
import type { NatsConnection, Subscription } from 'nats';
import { AddressList } from './address-list';

/** A change arrives by event; this is for an instance that was cut off meanwhile. */
const KNOWN_MS = 30_000;

interface Kept {
  readonly settings: Promise<SiteSettings>;
  readonly until: number;
}

/**
 * Settings of the site as the user service has them, kept in memory per language until one changes. While that service is away the
 * ones read before still hold.
 */
@Injectable()
export class Site implements OnModuleInit, OnApplicationShutdown {
  private readonly kept = new Map<Locale, Kept>();
  private refused = new AddressList([]);
  private subscriptions: readonly Subscription[] = [];
  private timer: NodeJS.Timeout | null = null;

  constructor(
    @InjectClient(siteSettings) private readonly service: Client<typeof siteSettings>,
    @Inject(NATS) private readonly nats: NatsConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.subscriptions = [settingsChanged.subject, CACHE_CLEARED].map((subject) =>
      this.nats.subscribe(subject, {
        callback: () => {
          this.kept.clear();
          void this.readRefused();
        },
      }),
    );
    this.timer = setInterval(() => void this.readRefused(), KNOWN_MS).unref();
    void this.readRefused();
  }

  onApplicationShutdown(): void {
    for (const subscription of this.subscriptions) subscription.unsubscribe();
    if (this.timer) clearInterval(this.timer);
  }

  /** Errors: service.unavailable when nothing was ever read. */
  async settings(context: CallContext): Promise<SiteSettings> {
    const { locale } = context;
    const kept = this.kept.get(locale);
    if (kept && kept.until > Date.now()) return kept.settings;
    const asked = this.service.site({}, context);
    const settings = kept ? asked.catch(() => kept.settings) : asked;
    this.kept.set(locale, { settings, until: Date.now() + KNOWN_MS });
    settings.catch(() => this.kept.delete(locale));
    return settings;
  }

  /** Whether `no_access_ip` names the address. Nothing is refused before the list was read once. */
  refuses(ip: string): boolean {
    return this.refused.has(ip);
  }

  private async readRefused(): Promise<void> {
    try {
      const { no_access_ip } = await this.settings(serviceContext('gateway', 'site-settings'));
      this.refused = new AddressList(no_access_ip);
    } catch (error) {
      this.logger.debug({ err: error }, 'site settings not read');
    }
  }
}
