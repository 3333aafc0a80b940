import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import type { Client, PartnerAppChanged, PartnerCredentials } from '@parcelway/contracts';
import { CACHE_CLEARED, partnerApp, partnerAppChanged, serviceContext } from '@parcelway/contracts';
import { InjectClient, NATS } from '@parcelway/platform';
import { LRUCache } from 'lru-cache';
import { Events } from 'nats';
import type { Msg, NatsConnection, Subscription } from 'nats';

const MOST_APPS = 10_000;
/** A change arrives by event; this is for what changes beside it, such as a member that is disabled. */
const KNOWN_MS = 30_000;

/** What is known of partner apps, secrets included: asked for once, dropped as soon as it changes. */
@Injectable()
export class PartnerApps implements OnModuleInit, OnApplicationShutdown {
  private readonly known = new LRUCache<string, Promise<PartnerCredentials | null>>({
    max: MOST_APPS,
    ttl: KNOWN_MS,
  });
  private readonly reported = new LRUCache<string, true>({ max: MOST_APPS, ttl: KNOWN_MS });
  private subscriptions: readonly Subscription[] = [];

  constructor(
    @InjectClient(partnerApp) private readonly service: Client<typeof partnerApp>,
    @Inject(NATS) private readonly nats: NatsConnection,
  ) {}

  onModuleInit(): void {
    this.subscriptions = [
      this.nats.subscribe(partnerAppChanged.subject, {
        callback: (_error, message) => this.forget(changedApp(message)),
      }),
      this.nats.subscribe(CACHE_CLEARED, { callback: () => this.known.clear() }),
    ];
    void this.followConnection();
  }

  onApplicationShutdown(): void {
    for (const subscription of this.subscriptions) subscription.unsubscribe();
  }

  /** Null = there is no such app. Errors: service.unavailable. */
  of(appId: string, requestId: string): Promise<PartnerCredentials | null> {
    const known = this.known.get(appId);
    if (known) return known;
    const asked = this.service.credentials({ app_id: appId }, serviceContext('gateway', requestId));
    this.known.set(appId, asked);
    asked.catch(() => {
      if (this.known.peek(appId) === asked) this.known.delete(appId);
    });
    return asked;
  }

  /** Has it noted, now and then, that the app calls; nobody waits for it. */
  used(appId: string, requestId: string): void {
    if (this.reported.has(appId)) return;
    this.reported.set(appId, true);
    this.service
      .used({ app_id: appId }, serviceContext('gateway', requestId))
      .catch(() => this.reported.delete(appId));
  }

  private forget(appId: string | null): void {
    if (appId === null) this.known.clear();
    else this.known.delete(appId);
  }

  /** What was said while the connection was lost was not heard. */
  private async followConnection(): Promise<void> {
    for await (const { type } of this.nats.status()) if (type === Events.Reconnect) this.known.clear();
  }
}

/** Null where the message does not say which. */
function changedApp(message: Msg): string | null {
  try {
    return message.json<{ data: PartnerAppChanged }>().data.app_id;
  } catch {
    return null;
  }
}
