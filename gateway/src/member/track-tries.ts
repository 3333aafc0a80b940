import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CallContext, TrackNumber, TrackView } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { RedisStore } from '@parcelway/platform';
import { plainNumber } from './track-cache';

/** Wrong tries from one IP address; fewer than per number, so that one caller alone locks no number. */
const MOST_PER_IP = 20;
const MOST_PER_NUMBER = 40;
const SECONDS = 3_600;

/** Guesses at the second factor of a tracked number: four digits of a telephone number must not be tried one after the other. */
@Injectable()
export class TrackTries {
  constructor(private readonly redis: RedisStore) {}

  /**
   * The answer of `ask`, where the question holds a second factor and is not one too many within an hour of the last wrong one. Errors:
   * track.too_many_tries, service.unavailable while nobody can count.
   */
  async guard(
    { order_no, verify }: TrackNumber,
    { ip = '' }: CallContext,
    ask: () => Promise<TrackView>,
  ): Promise<TrackView> {
    if (!verify) return ask();
    const keys = [`track-tries:number:${hashed(plainNumber(order_no))}`, `track-tries:ip:${ip}`];
    // Counted before it is judged: guesses sent all at once must not outrun the count.
    const [ofNumber = 0, ofIp = 0] = await Promise.all(keys.map((key) => this.redis.count(key, SECONDS)));
    if (ofNumber > MOST_PER_NUMBER || ofIp > MOST_PER_IP) throw new DomainError('track.too_many_tries');
    const view = await ask();
    if (view.order_no !== undefined)
      await this.redis.use((redis) => Promise.all(keys.map((key) => redis.decr(key))));
    return view;
  }
}

function hashed(number: string): string {
  return createHash('sha256').update(number).digest('hex');
}
