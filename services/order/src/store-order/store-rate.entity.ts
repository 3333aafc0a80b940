import type { SizeClass } from '@parcelway/contracts';
import { InstantColumn, MoneyColumn, RefColumn, SoftRow } from '@parcelway/platform';
import { Check, Column, Entity, Exclusion, Index } from 'typeorm';

/** What a piece of a size class costs a day, in one warehouse or, without one, in all. At most one row is live for both and an instant. */
@Entity('store_rate')
@Exclusion(
  'store_rate_no_overlap',
  `USING gist (COALESCE(warehouse_id, 0) WITH =, size_class WITH =, tstzrange(valid_from, valid_to) WITH &&) WHERE (delete_time IS NULL AND status)`,
)
@Check('store_rate_range', 'valid_to IS NULL OR valid_from < valid_to')
@Index('store_rate_from', ['validFrom'])
export class StoreRateEntity extends SoftRow {
  @RefColumn({ nullable: true })
  warehouseId!: number | null;

  @Column({ type: 'varchar', length: 2 })
  sizeClass!: SizeClass;

  @MoneyColumn()
  ratePerDay!: bigint;

  @Column({ type: 'int', default: 0 })
  freeDays!: number;

  @Column({ type: 'int', default: 1 })
  minDays!: number;

  @MoneyColumn({ default: 0 })
  depositPerItem!: bigint;

  @Column({ type: 'int', nullable: true })
  maxWeightG!: number | null;

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
