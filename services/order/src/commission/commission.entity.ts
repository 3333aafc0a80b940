import { InstantColumn, MoneyColumn, RefColumn, Row, SoftRow, StatusHistory } from '@parcelway/platform';
import { Check, Column, Entity, Index } from 'typeorm';
import type { CommissionRate } from './domain/commission-rate';

/** What is earned by which orders; at most one target of salesman and position. */
@Entity('commission_rule')
@Check('commission_rule_one_rate', '(rate_bp IS NULL) <> (per_kg_amount IS NULL)')
@Check('commission_rule_one_target', `salesman_id IS NULL OR position = ''`)
@Check('commission_rule_range', 'valid_to IS NULL OR valid_from < valid_to')
@Index('commission_rule_from', ['validFrom'])
@Index('commission_rule_salesman', ['salesmanId'])
@Index('commission_rule_channel', ['channelId'])
export class CommissionRuleEntity extends SoftRow {
  @Column({ type: 'varchar', length: 60 })
  name!: string;

  @RefColumn({ nullable: true })
  salesmanId!: number | null;

  @Column({ type: 'varchar', length: 30, default: '' })
  position!: string;

  @RefColumn({ nullable: true })
  channelId!: number | null;

  @Column({ type: 'varchar', length: 10, default: 'all' })
  orderKind!: string;

  @Column({ type: 'int', nullable: true })
  rateBp!: number | null;

  @MoneyColumn({ nullable: true })
  perKgAmount!: bigint | null;

  @Column({ type: 'char', length: 3, default: 'GBP' })
  currency!: string;

  @InstantColumn()
  validFrom!: Date;

  /** null = for ever; the range is [from, to). */
  @InstantColumn({ nullable: true })
  validTo!: Date | null;

  @Column({ type: 'boolean', default: true })
  status!: boolean;
}

/**
 * One order's commission, and what later refunds take back of it. An order earns once for a salesman; of its reversals one is open at a time
 * and grows with further refunds until a batch settles it.
 */
@Entity('commission')
@Index('commission_earned_once', ['orderKind', 'orderNo', 'salesmanId'], {
  unique: true,
  where: `kind = 'earn'`,
})
@Index('commission_open_reversal', ['orderKind', 'orderNo', 'salesmanId'], {
  unique: true,
  where: `kind = 'reverse' AND status = 1`,
})
@Index('commission_order', ['orderNo'])
@Index('commission_salesman', ['salesmanId', 'status'])
@Index('commission_user', ['userId'])
@Index('commission_pending', ['orderNo'], { where: 'status = 0' })
@Index('commission_batch_rows', ['commissionBatchId'])
@Index('commission_base', ['baseAmount'])
@Index('commission_amount', ['amount'])
export class CommissionEntity extends Row {
  @RefColumn()
  salesmanId!: number;

  @Column({ type: 'varchar', length: 10 })
  orderKind!: 'luggage' | 'store' | 'sheet';

  @Column({ type: 'varchar', length: 20 })
  orderNo!: string;

  @RefColumn()
  userId!: number;

  @Column({ type: 'varchar', length: 10 })
  kind!: 'earn' | 'reverse';

  @Column({ type: 'char', length: 3, default: 'GBP' })
  currency!: string;

  /** Freight, accessorials less discounts and refunds; negative where it is taken back. */
  @MoneyColumn()
  baseAmount!: bigint;

  @MoneyColumn()
  amount!: bigint;

  /** The rule as it was when the order was paid. */
  @Column({ type: 'jsonb' })
  rate!: CommissionRate;

  @Column({ type: 'smallint', default: 0 })
  status!: number;

  @InstantColumn()
  paidAt!: Date;

  @InstantColumn({ nullable: true })
  confirmedAt!: Date | null;

  @RefColumn({ nullable: true })
  commissionBatchId!: number | null;
}

@Entity('commission_history')
@Index('commission_history_subject', ['subjectId', 'id'])
export class CommissionHistoryEntity extends StatusHistory {}

/** A payment to a salesman; its amount is the sum of its rows. */
@Entity('commission_batch')
@Index('commission_batch_no', ['batchNo'], { unique: true })
@Index('commission_batch_salesman', ['salesmanId', 'month'])
export class CommissionBatchEntity extends Row {
  @Column({ type: 'varchar', length: 20 })
  batchNo!: string;

  @RefColumn()
  salesmanId!: number;

  /** YYYY-MM, London. */
  @Column({ type: 'varchar', length: 7 })
  month!: string;

  @Column({ type: 'char', length: 3, default: 'GBP' })
  currency!: string;

  @Column({ type: 'varchar', length: 10, default: 'draft' })
  status!: 'draft' | 'settled';

  @InstantColumn({ nullable: true })
  settledAt!: Date | null;

  @RefColumn({ nullable: true })
  settledBy!: number | null;

  @Column({ type: 'varchar', length: 300, default: '' })
  remark!: string;
}
