import type { TakingWay } from '@parcelway/contracts';
import { MoneyColumn, RefColumn, Row } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** What came in for bills on a closed London day, and what went back of them. Written once, together with ledger_balance_day. */
@Entity('takings_day')
@Index('takings_day_unique', ['day', 'currency', 'way', 'channelId', 'salesmanId'], { unique: true })
export class TakingsDayEntity extends Row {
  @Column({ type: 'date' })
  day!: string;

  @Column({ type: 'varchar', length: 3 })
  currency!: string;

  /** By which the money came, or went back. */
  @Column({ type: 'varchar', length: 20 })
  way!: TakingWay;

  /** 0 = none. */
  @RefColumn()
  channelId!: number;

  /** 0 = none. */
  @RefColumn()
  salesmanId!: number;

  /** Minor units of `currency`, as the one below; neither is negative. */
  @MoneyColumn()
  taken!: bigint;

  @MoneyColumn()
  refunded!: bigint;

  /** Entries that took money. */
  @Column({ type: 'int' })
  payments!: number;
}
