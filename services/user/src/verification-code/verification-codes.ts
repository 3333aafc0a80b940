import { createHash, createHmac, randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '@parcelway/platform';
import { CONFIG, RedisStore } from '@parcelway/platform';
import { SingleUseSecrets } from '../single-use/single-use-secrets';

const LIFE_SECONDS = 600;
const PAUSE_SECONDS = 60;
const LENGTH = 6;
/** Letters and digits that are not taken for one another. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Codes that were sent to addresses. Redis holds their keyed hashes only. */
@Injectable()
export class VerificationCodes {
  constructor(
    private readonly secrets: SingleUseSecrets,
    private readonly redis: RedisStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Whether a code went to this address about this event less than a minute ago. */
  async isPaused(address: string, event: string): Promise<boolean> {
    return this.redis.use(async (redis) => (await redis.exists(pauseKey(address, event))) === 1);
  }

  /** A new code; an earlier one is dead. Null when another was made less than a minute ago, also at the same time. */
  async create(address: string, event: string): Promise<string | null> {
    const isFirst = await this.redis.use((redis) =>
      redis.set(pauseKey(address, event), '1', 'EX', PAUSE_SECONDS, 'NX'),
    );
    if (isFirst === null) return null;
    const code = Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)] ?? '').join(
      '',
    );
    await this.secrets.put(codeKey(address, event), this.hash(code), LIFE_SECONDS);
    return code;
  }

  /** Whether this is the code that was sent there about this. A right one is used up, five wrong ones kill it. */
  async use(address: string, event: string, code: string): Promise<boolean> {
    return this.secrets.use(codeKey(address, event), this.hash(code.trim().toUpperCase()));
  }

  private hash(code: string): string {
    return createHmac('sha256', this.config.fieldKey).update(code).digest('hex');
  }
}

function codeKey(address: string, event: string): string {
  return `code:${event}:${createHash('sha256').update(address.toLowerCase()).digest('hex')}`;
}

function pauseKey(address: string, event: string): string {
  return `${codeKey(address, event)}:pause`;
}
