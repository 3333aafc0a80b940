import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import type { Client, StorageName } from '@parcelway/contracts';
import { attachment, CACHE_CLEARED, serviceContext, settingsChanged } from '@parcelway/contracts';
import type { Config, FileStorage } from '@parcelway/platform';
import { CONFIG, InjectClient, NATS, openBucket, openLocalStorage } from '@parcelway/platform';
import type { NatsConnection, Subscription } from 'nats';

const KNOWN_MS = 60_000;

export interface NamedStorage {
  readonly name: StorageName;
  readonly storage: FileStorage;
}

/** The storage that the site's settings name, and this machine's folder, where files of before may lie. */
@Injectable()
export class StoredFiles implements OnModuleInit, OnApplicationShutdown {
  readonly local: NamedStorage;
  private known: { readonly current: Promise<NamedStorage>; readonly until: number } | null = null;
  private subscriptions: readonly Subscription[] = [];

  constructor(
    @InjectClient(attachment) private readonly attachments: Client<typeof attachment>,
    @Inject(NATS) private readonly nats: NatsConnection,
    @Inject(CONFIG) config: Config,
  ) {
    this.local = { name: 'local', storage: openLocalStorage(config.dataDir) };
  }

  onModuleInit(): void {
    this.subscriptions = [settingsChanged.subject, CACHE_CLEARED].map((subject) =>
      this.nats.subscribe(subject, { callback: () => (this.known = null) }),
    );
  }

  onApplicationShutdown(): void {
    for (const subscription of this.subscriptions) subscription.unsubscribe();
  }

  /** Where new files go. Errors: service.unavailable. */
  current(): Promise<NamedStorage> {
    if (this.known && this.known.until > Date.now()) return this.known.current;
    const current = this.open();
    this.known = { current, until: Date.now() + KNOWN_MS };
    current.catch(() => (this.known = null));
    return current;
  }

  private async open(): Promise<NamedStorage> {
    const { name, bucket } = await this.attachments.storage({}, serviceContext('gateway', 'storage'));
    return bucket ? { name, storage: await openBucket(bucket) } : this.local;
  }
}
