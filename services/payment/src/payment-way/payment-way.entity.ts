import { MoneyColumn, SoftRow } from '@parcelway/platform';
import { Check, Column, Entity, Index } from 'typeorm';

/** A way to pay that members are offered. Which provider stands behind it, the environment has to know as well. */
@Entity('payment_way')
@Index('payment_way_unique', ['code', 'provider'], { unique: true, where: 'delete_time IS NULL' })
@Check('payment_way_amounts', 'min_amount <= max_amount')
export class PaymentWayEntity extends SoftRow {
  /** balance, card, third_party or offline */
  @Column({ type: 'varchar', length: 20 })
  code!: string;

  /** none, stripe, local_card or wallet_qr */
  @Column({ type: 'varchar', length: 20 })
  provider!: string;

  @Column({ type: 'varchar', length: 60 })
  nameZh!: string;

  @Column({ type: 'varchar', length: 60 })
  nameEn!: string;

  /** Of bills; empty = all. */
  @Column({ type: 'jsonb', default: ['GBP'] })
  currencies!: readonly string[];

  /** Minor units, as maxAmount; null = no limit. */
  @MoneyColumn({ nullable: true })
  minAmount!: bigint | null;

  @MoneyColumn({ nullable: true })
  maxAmount!: bigint | null;

  /** Types of bills; empty = all. */
  @Column({ type: 'jsonb', default: [] })
  billTypes!: readonly string[];

  @Column({ type: 'text', default: '' })
  instructionsZh!: string;

  @Column({ type: 'text', default: '' })
  instructionsEn!: string;

  @Column({ type: 'varchar', length: 255, default: '' })
  logo!: string;

  /** How long an unfinished payment of this way stays open. */
  @Column({ type: 'int', default: 30 })
  expiresMinutes!: number;

  @Column({ type: 'boolean', default: true })
  status!: boolean;

  @Column({ type: 'int', default: 0 })
  weigh!: number;
}
