import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RedisStore } from '@parcelway/platform';
import type { AccountKind } from './session.queries';

const LOCK_SECONDS = 86_400;

/**
 * Wrong log ins by the name that was typed. A name that nobody has locks after as many as an account does: otherwise the lock would tell
 * which names exist. Without Redis such a name does not lock.
 */
@Injectable()
export class UnknownNames {
  constructor(private readonly redis: RedisStore) {}

  /** How often this name was typed with a wrong password, each time within a day of the last. */
  async failures(kind: AccountKind, name: string): Promise<number> {
    const count = await this.redis.use((redis) => redis.get(keyOf(kind, name))).catch(() => null);
    return Number(count ?? 0);
  }

  async countFailure(kind: AccountKind, name: string): Promise<void> {
    await this.redis.count(keyOf(kind, name), LOCK_SECONDS).catch(() => 0);
  }
}

function keyOf(kind: AccountKind, name: string): string {
  return `login-failure:${kind}:${createHash('sha256').update(name.toLowerCase()).digest('hex')}`;
}
