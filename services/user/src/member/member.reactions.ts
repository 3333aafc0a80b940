import { Injectable } from '@nestjs/common';
import type { DomainEvent, ScoreChanged, WalletChanged } from '@parcelway/contracts';
import { scoreChanged, walletChanged } from '@parcelway/contracts';
import { parseMoney } from '@parcelway/money';
import { ReactsTo } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { COPY_MONEY, COPY_SCORE } from './member.queries';

/** The one currency whose balance member lists show. */
const SHOWN_CURRENCY = 'GBP';

@Injectable()
export class MemberReactions {
  /** Keeps the balance in member lists up to date; events may come late or twice. */
  @ReactsTo(walletChanged)
  async copyBalance({ data }: DomainEvent<WalletChanged>, manager: EntityManager): Promise<void> {
    if (data.currency !== SHOWN_CURRENCY) return;
    await manager.query(COPY_MONEY, [
      data.user_id,
      parseMoney(data.money, data.currency).toString(),
      data.sequence,
    ]);
  }

  @ReactsTo(scoreChanged)
  async copyScore({ data }: DomainEvent<ScoreChanged>, manager: EntityManager): Promise<void> {
    await manager.query(COPY_SCORE, [data.user_id, data.score, data.sequence]);
  }
}
