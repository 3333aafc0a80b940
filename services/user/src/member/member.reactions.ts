import { Injectable } from '@nestjs/common';
import type { DomainEvent, ScoreChanged, WalletChanged } from '@parcelway/contracts';
import { scoreChanged, walletChanged } from '@parcelway/contracts';
import { parseMoney } from '@parcelway/money';
import { ReactsToMany } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { COPY_MONEY, COPY_SCORE } from './member.queries';

/** The one currency whose balance member lists show. */
const SHOWN_CURRENCY = 'GBP';

@Injectable()
export class MemberReactions {
  /** Keeps the balance in member lists up to date; events may come late or twice. */
  @ReactsToMany(walletChanged, ({ currency }) => currency === SHOWN_CURRENCY)
  async copyBalance(events: readonly DomainEvent<WalletChanged>[], manager: EntityManager): Promise<void> {
    const told = events.map(({ data: { user_id, money, currency, sequence } }) => ({
      ...{ user_id, sequence },
      value: parseMoney(money, currency).toString(),
    }));
    await manager.query(COPY_MONEY, [JSON.stringify(told)]);
  }

  @ReactsToMany(scoreChanged)
  async copyScore(events: readonly DomainEvent<ScoreChanged>[], manager: EntityManager): Promise<void> {
    const told = events.map(({ data: { user_id, score: value, sequence } }) => ({
      user_id,
      value,
      sequence,
    }));
    await manager.query(COPY_SCORE, [JSON.stringify(told)]);
  }
}
