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

const CONNECT_TIMEOUT_MS = 1_000;

/** Makes the access tokens of ended sessions worthless before they expire. */
@Injectable()
export class RevokedSessions implements OnModuleDestroy {
  private redis: Redis | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(NATS) private readonly nats: NatsConnection,
  ) {}

  /** Tells every gateway. Without Redis only those that run now hear of it, and a warning is logged. */
  async revoke(sessionIds: readonly string[]): Promise<void> {
    if (sessionIds.length === 0) return;
    for (const sid of sessionIds) this.nats.publish(SESSION_REVOKED, JSON.stringify({ sid }));
    try {
      const redis = this.connection();
      await Promise.all(sessionIds.map((sid) => redis.set(revokedKey(sid), '1', 'EX', ACCESS_TOKEN_SECONDS)));
    } catch (error) {
      this.logger.warn({ err: error }, 'revoked sessions not stored in Redis');
    }
  }

  /** Ends every session of one person: after a new password, a disabling or a deletion. */
  async endAll(kind: 'user' | 'admin', subjectId: number, manager: EntityManager): Promise<void> {
    const closed = (await manager.query(CLOSE_ALL, [kind, subjectId])) as { id: string }[];
    await this.revoke(closed.map(({ id }) => id));
  }

  onModuleDestroy(): void {
    this.redis?.disconnect();
  }

  private connection(): Redis {
    if (this.redis) return this.redis;
    this.redis = new Redis(this.config.redisUrl, {
      connectTimeout: CONNECT_TIMEOUT_MS,
      commandTimeout: CONNECT_TIMEOUT_MS,
      maxRetriesPerRequest: 1,
    });
    this.redis.on('error', (error) => this.logger.debug({ err: error as Error }, 'Redis connection'));
    return this.redis;
  }
}
