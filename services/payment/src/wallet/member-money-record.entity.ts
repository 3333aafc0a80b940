import type { MoneyKind } from '@parcelway/contracts/statuses';
import { MoneyColumn, RefColumn, Row } from '@parcelway/platform';
import { Check, Column, Entity, Index } from 'typeorm';

export type MoneyRecordKind = MoneyKind;

/**
 * One change of a wallet. Append-only: a trigger of the table refuses UPDATE, DELETE and TRUNCATE. Unique on bill, kind and sequence
 * (D3, docs/domain), so that one bill cannot be taken from a balance twice whatever the code does.
 */
@Entity('member_money_record')
@Index('member_money_record_bill', ['billNo', 'billType', 'kind', 'sequence'], { unique: true })
@Index('member_money_record_wallet', ['userId', 'currency', 'walletSequence'], { unique: true })
@Index('member_money_record_create_time', ['createTime'])
@Index('member_money_record_month', ['userId', 'currency', 'createTime', 'kind', 'money'])
@Check('member_money_record_sum', 'money <> 0 AND before >= 0 AND after = before + money AND after >= 0')
export class MemberMoneyRecordEntity extends Row {
  @RefColumn()
  userId!: number;

  /** Signed, minor units of `currency`, as the two below. */
  @MoneyColumn()
  money!: bigint;

  @MoneyColumn()
  before!: bigint;

  @MoneyColumn()
  after!: bigint;

  @Column({ type: 'varchar', length: 3 })
  currency!: string;

  @Column({ type: 'varchar', length: 20 })
  kind!: MoneyRecordKind;

  @Column({ type: 'varchar', length: 200 })
  memo!: string;

  /** Of the bill paid or refunded; null for staff adjustments and recharges. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  billType!: string | null;

  @Column({ type: 'varchar', length: 20, nullable: true })
  billNo!: string | null;

  /** Counts the records of this kind on this bill, from 1. */
  @Column({ type: 'int', default: 1 })
  sequence!: number;

  /** Counts the records of the wallet, from 1 without a gap: each starts where the one before it ended. */
  @RefColumn()
  walletSequence!: number;

  /** Staff who made the adjustment. */
  @RefColumn({ nullable: true })
  adminId!: number | null;
}
