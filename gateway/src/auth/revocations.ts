import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import type { Config, Logger } from '@parcelway/platform';
import { CONFIG, LOGGER, NATS } from '@parcelway/platform';
import Redis from 'ioredis';
import { Events } from 'nats';
import type { NatsConnection, Subscription } from 'nats';

const PREFIX = 'revoked:';
const SUBJECT = 'session.revoked';
/** Longer than any access token lives. */
const KEPT_MS = 5 * 86_400_000;
const SWEEP_MS = 3_600_000;
const LONGEST_PAUSE_MS = 2_000;

/**
 * Sessions that ended before their tokens did. Every instance hears of one at once over NATS (`session.revoked` {sid}); what ended
 * before this instance started, or while it was cut off, it reads from Redis (`revoked:<sid>`). Redis may be away meanwhile: it is
 * asked until it answers, and until then the list is not complete.
 */
@Injectable()
export class Revocations implements OnModuleInit, OnApplicationShutdown {
  /** Session id → instant after which its tokens are dead anyway. */
  private readonly revoked = new Map<string, number>();
  private readonly listeners: ((sessionId: string) => void)[] = [];
  private readonly gapListeners: (() => void)[] = [];
  private hasAll = false;
  private readonly redis: Redis;
  private subscription: Subscription | null = null;
  private sweep: NodeJS.Timeout | null = null;

  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(NATS) private readonly nats: NatsConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.redis = new Redis(config.redisUrl, {
      lazyConnect: true,
      maxRetriesPerRequest: null,
      retryStrategy: (times) => Math.min(times * 100, LONGEST_PAUSE_MS),
    });
  }

  onModuleInit(): void {
    this.subscription = this.nats.subscribe(SUBJECT, {
      callback: (_error, message) => this.hear(message.data),
    });
    this.redis.on('error', (error: unknown) => this.logger.debug({ err: error }, 'Redis'));
    this.redis.on('ready', () => void this.load());
    this.redis.connect().catch(() => undefined);
    void this.followConnection();
    this.sweep = setInterval(() => this.forgetOld(), SWEEP_MS).unref();
  }

  onApplicationShutdown(): void {
    this.subscription?.unsubscribe();
    if (this.sweep) clearInterval(this.sweep);
    this.redis.disconnect();
  }

  has(sessionId: string): boolean {
    return this.revoked.has(sessionId);
  }

  /** False until Redis has told what ended before, and after NATS was away until Redis has told it again. */
  get isComplete(): boolean {
    return this.hasAll;
  }

  add(sessionId: string): void {
    this.revoked.set(sessionId, Date.now() + KEPT_MS);
    for (const listener of this.listeners) listener(sessionId);
  }

  /** Called with the id of each session that ends from now on. */
  onRevoked(listener: (sessionId: string) => void): void {
    this.listeners.push(listener);
  }

  /** Called when something may have ended unheard. */
  onGap(listener: () => void): void {
    this.gapListeners.push(listener);
  }

  private hear(data: Uint8Array): void {
    try {
      const { sid } = JSON.parse(Buffer.from(data).toString('utf8')) as { sid?: unknown };
      if (typeof sid === 'string' && sid !== '') this.add(sid);
    } catch (error) {
      this.logger.warn({ err: error }, 'unreadable session.revoked');
    }
  }

  /** What was revoked while NATS was away was not heard. */
  private async followConnection(): Promise<void> {
    for await (const { type } of this.nats.status()) {
      if (type !== Events.Reconnect) continue;
      this.hasAll = false;
      for (const listener of this.gapListeners) listener();
      if (this.redis.status === 'ready') void this.load();
    }
  }

  private async load(): Promise<void> {
    try {
      for await (const keys of this.redis.scanStream({ match: `${PREFIX}*`, count: 500 })) {
        for (const key of keys as string[]) this.add(key.slice(PREFIX.length));
      }
      this.hasAll = true;
    } catch (error) {
      this.logger.warn({ err: error }, 'revoked sessions not read');
    }
  }

  private forgetOld(): void {
    const now = Date.now();
    for (const [sessionId, until] of this.revoked) if (until < now) this.revoked.delete(sessionId);
  }
}
