import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import type { Config, Logger } from '@parcelway/platform';
import { CONFIG, LOGGER, NATS } from '@parcelway/platform';
import Redis from 'ioredis';
import type { NatsConnection } from 'nats';
import type { EntityManager } from 'typeorm';
import { CLOSE_ALL } from './session.queries';
import { ACCESS_TOKEN_SECONDS } from './tokens';

/** Core NATS subject on which every gateway hears of an ended session: `{"sid": "<uuid>"}`. */
export const SESSION_REVOKED = 'session.revoked';
/** A gateway that starts later looks here: `revoked:<sid>`, kept as long as an access token can live. */
export const revokedKey = (sessionId: string): string => `revoked:${sessionId}`;

/** A log out does not wait longer for Redis. */
const PATIENCE_MS = 1_000;

/** Makes the access tokens of ended sessions worthless before they expire. */
@Injectable()
export class RevokedSessions implements OnModuleDestroy {
  private redis: Redis | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(NATS) private readonly nats: NatsConnection,
  ) {}

  /** Tells every gateway. While Redis is away only those that run now hear of it; the rest is written as soon as it is back. */
  async revoke(sessionIds: readonly string[]): Promise<void> {
    if (sessionIds.length === 0) return;
    for (const sid of sessionIds) this.nats.publish(SESSION_REVOKED, JSON.stringify({ sid }));
    const redis = this.connection();
    const stored = Promise.all(
      sessionIds.map((sid) => redis.set(revokedKey(sid), '1', 'EX', ACCESS_TOKEN_SECONDS)),
    ).catch((error: unknown) => this.logger.warn({ err: error }, 'revoked sessions not stored in Redis'));
    await Promise.race([stored, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref())]);
  }

  /** Ends every session of one person, but `except`: after a new password, a disabling, a deletion, or a log in under single sign-on. */
  async endAll(
    kind: 'user' | 'admin',
    subjectId: number,
    manager: EntityManager,
    except: string | null = null,
  ): Promise<void> {
    const closed = (await manager.query(CLOSE_ALL, [kind, subjectId, except])) as { id: string }[];
    await this.revoke(closed.map(({ id }) => id));
  }

  onModuleDestroy(): void {
    this.redis?.disconnect();
  }

  private connection(): Redis {
    if (this.redis) return this.redis;
    this.redis = new Redis(this.config.redisUrl, {
      connectTimeout: PATIENCE_MS,
      maxRetriesPerRequest: null,
    });
    this.redis.on('error', (error) => this.logger.debug({ err: error as Error }, 'Redis connection'));
    return this.redis;
  }
}
