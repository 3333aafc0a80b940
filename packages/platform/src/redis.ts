import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import { DomainError } from '@parcelway/contracts';
import Redis from 'ioredis';
import type { Config } from './config';
import type { Logger } from './logging';
import { CONFIG, LOGGER } from './tokens';

const TIMEOUT_MS = 1_000;

/** What lives for minutes and may be lost: captchas, codes, counters of tries. Connects at the first use. */
@Injectable()
export class RedisStore implements OnModuleDestroy {
  private redis: Redis | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The result of `work`. Errors: service.unavailable when Redis does not answer within a second. */
  async use<Result>(work: (redis: Redis) => Promise<Result>): Promise<Result> {
    try {
      return await work(this.connection());
    } catch (error) {
      this.logger.warn({ err: error }, 'Redis does not answer');
      throw new DomainError('service.unavailable');
    }
  }

  /** Counts one more under a key that ends `seconds` after its last use, and answers the count. */
  async count(key: string, seconds: number): Promise<number> {
    return this.use(async (redis) => {
      const [counted] = (await redis.multi().incr(key).expire(key, seconds).exec()) ?? [];
      return Number(counted?.[1] ?? 0);
    });
  }

  onModuleDestroy(): void {
    this.redis?.disconnect();
  }

  private connection(): Redis {
    if (this.redis) return this.redis;
    this.redis = new Redis(this.config.redisUrl, {
      connectTimeout: TIMEOUT_MS,
      commandTimeout: TIMEOUT_MS,
      maxRetriesPerRequest: 1,
    });
    this.redis.on('error', (error: unknown) => this.logger.debug({ err: error }, 'Redis connection'));
    return this.redis;
  }
}
