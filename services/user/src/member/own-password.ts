import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { RedisStore } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { verifyPassword } from '../session/password';

const MOST_GUESSES = 10;
const LOCK_SECONDS = 86_400;

/** Asks a member who is logged in for the password once more. Whoever holds a stolen session has ten guesses. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly redis: RedisStore,
  ) {}

  /** Errors: `wrong`; login.locked after ten wrong ones, each within a day of the last. */
  async check(memberId: number, typed: string, wrong: ErrorCode): Promise<void> {
    const key = keyOf(memberId);
    // Counted before it is judged: guesses sent all at once must not outrun the count.
    if ((await this.redis.count(key, LOCK_SECONDS)) > MOST_GUESSES) throw new DomainError('login.locked');
    const [row] = await this.dataSource.query<{ password: string }[]>(
      `SELECT password FROM member WHERE id = $1 AND delete_time IS NULL`,
      [memberId],
    );
    if (!(await verifyPassword(row?.password ?? null, typed))) throw new DomainError(wrong);
    await this.redis.use((redis) => redis.del(key));
  }

  /** Forgets wrong guesses. */
  async forgive(memberId: number): Promise<void> {
    await this.redis.use((redis) => redis.del(keyOf(memberId)));
  }
}

function keyOf(memberId: number): string {
  return `own-password:${memberId}`;
}
