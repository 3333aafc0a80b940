import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { accessChanged, CACHE_CLEARED } from '@parcelway/contracts';
import { NATS } from '@parcelway/platform';
import { Events } from 'nats';
import type { NatsConnection, Subscription } from 'nats';

/**
 * Hears when somebody's rights, or what there are rights for, have changed. Every instance listens to the event as it is published,
 * and takes a lost connection for a change: what was said meanwhile it did not hear.
 */
@Injectable()
export class AccessChanges implements OnModuleInit, OnApplicationShutdown {
  private readonly listeners: (() => void)[] = [];
  private subscriptions: readonly Subscription[] = [];

  constructor(@Inject(NATS) private readonly nats: NatsConnection) {}

  onModuleInit(): void {
    this.subscriptions = [accessChanged.subject, CACHE_CLEARED].map((subject) =>
      this.nats.subscribe(subject, { callback: () => this.tell() }),
    );
    void this.followConnection();
  }

  onApplicationShutdown(): void {
    for (const subscription of this.subscriptions) subscription.unsubscribe();
  }

  onChanged(listener: () => void): void {
    this.listeners.push(listener);
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  private async followConnection(): Promise<void> {
    for await (const { type } of this.nats.status()) if (type === Events.Reconnect) this.tell();
  }
}
