import { MoneyColumn, RefColumn, Row } from '@parcelway/platform';
import { Check, Column, Entity, Index } from 'typeorm';

/** A member's balance in one currency. Always the sum of its money records. */
@Entity('wallet')
@Index('wallet_user_currency', ['userId', 'currency'], { unique: true })
@Check('wallet_balance', 'balance >= 0')
export class WalletEntity extends Row {
  @RefColumn()
  userId!: number;

  @Column({ type: 'varchar', length: 3 })
  currency!: string;

  /** Minor units of `currency`. */
  @MoneyColumn({ default: 0 })
  balance!: bigint;

  /** No payment leaves a frozen wallet. */
  @Column({ type: 'boolean', default: false })
  isFrozen!: boolean;

  @Column({ type: 'varchar', length: 200, default: '' })
  freezeReason!: string;

  /** Number of its money records; tells newer news of the balance from older. */
  @RefColumn({ default: 0 })
  sequence!: number;
}
