import { Injectable } from '@nestjs/common';
import { RedisStore } from '@parcelway/platform';

/** Wrong tries after which a secret is dead. */
const MOST_MISSES = 5;

/** KEYS[1], ARGV: secret, seconds → the secret that lives under the key: an earlier one stays */
const PUT_IF_ABSENT = `if redis.call('HSETNX', KEYS[1], 'secret', ARGV[1]) == 1 then redis.call('EXPIRE', KEYS[1], ARGV[2]) end
return redis.call('HGET', KEYS[1], 'secret')`;

/** KEYS[1], ARGV: secret, most misses → 1 when it was the right one, which is gone now; else 0 and the miss is counted */
const USE = `local known = redis.call('HGET', KEYS[1], 'secret')
if not known then return 0 end
if known == ARGV[1] then redis.call('DEL', KEYS[1]) return 1 end
if redis.call('HINCRBY', KEYS[1], 'misses', 1) >= tonumber(ARGV[2]) then redis.call('DEL', KEYS[1]) end
return 0`;

/** KEYS[1], ARGV: secret → 1 when it was the right one, which is gone now */
const TAKE = `if redis.call('HGET', KEYS[1], 'secret') == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`;

/** KEYS[1], ARGV: most misses. Counts a miss of a secret that was judged elsewhere. */
const MISS = `if redis.call('EXISTS', KEYS[1]) == 1 and redis.call('HINCRBY', KEYS[1], 'misses', 1) >= tonumber(ARGV[1]) then
  redis.call('DEL', KEYS[1])
end`;

/**
 * Secrets that work once and die after five wrong tries or when their time is over. Compared and used up in one step, so that of many
 * tries at once one succeeds at most. Errors: service.unavailable.
 */
@Injectable()
export class SingleUseSecrets {
  constructor(private readonly redis: RedisStore) {}

  /** An earlier secret under the key is dead. */
  async put(key: string, secret: string, seconds: number): Promise<void> {
    await this.redis.use((redis) =>
      redis.multi().del(key).hset(key, 'secret', secret).expire(key, seconds).exec(),
    );
  }

  /** The living secret under the key: the given one only where there is none. */
  async putIfAbsent(key: string, secret: string, seconds: number): Promise<string> {
    return String(await this.redis.use((redis) => redis.eval(PUT_IF_ABSENT, 1, key, secret, seconds)));
  }

  async read(key: string): Promise<string | null> {
    return this.redis.use((redis) => redis.hget(key, 'secret'));
  }

  /** Whether this is the secret; a right one is used up, a wrong one is counted. */
  async use(key: string, secret: string): Promise<boolean> {
    return (await this.redis.use((redis) => redis.eval(USE, 1, key, secret, MOST_MISSES))) === 1;
  }

  /** As `use`, for a secret too long to be guessed: wrong tries do not count, so that nobody can kill another's. */
  async take(key: string, secret: string): Promise<boolean> {
    return (await this.redis.use((redis) => redis.eval(TAKE, 1, key, secret))) === 1;
  }

  /** Uses up a secret that was judged elsewhere; false when somebody else has. */
  async consume(key: string): Promise<boolean> {
    return (await this.redis.use((redis) => redis.del(key))) === 1;
  }

  /** Counts a wrong try of a secret that was judged elsewhere. */
  async miss(key: string): Promise<void> {
    await this.redis.use((redis) => redis.eval(MISS, 1, key, MOST_MISSES));
  }
}
