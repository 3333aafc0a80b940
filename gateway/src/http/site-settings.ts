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
  private origins: readonly string[] = [];
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
          void this.readKept();
        },
      }),
    );
    this.timer = setInterval(() => void this.readKept(), KNOWN_MS).unref();
    void this.readKept();
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

  /** Origins beside the site's own that pictures come from; none before they were read once. */
  pictureOrigins(): readonly string[] {
    return this.origins;
  }

  private async readKept(): Promise<void> {
    try {
      const { no_access_ip, picture_origins } = await this.settings(
        serviceContext('gateway', 'site-settings'),
      );
      this.refused = new AddressList(no_access_ip);
      this.origins = picture_origins;
    } catch (error) {
      this.logger.debug({ err: error }, 'site settings not read');
    }
  }
}
