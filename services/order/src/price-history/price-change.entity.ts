import { IdColumn, RefColumn } from '@parcelway/platform';
import { Column, CreateDateColumn, Entity, Index } from 'typeorm';

/** An amount before and after; a line is named by its boxes. Decimal text, null = there was none or is none. */
export interface ChangedAmount {
  readonly field: string;
  readonly line?: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** One change of what a price row charges; rows are only ever added, and outlive the price. */
@Entity('channel_price_history')
@Index('channel_price_history_price', ['subjectId', 'id'])
export class PriceChangeEntity {
  @IdColumn()
  id!: number;

  /** The price row. */
  @RefColumn()
  subjectId!: number;

  @Column({ type: 'jsonb' })
  changes!: ChangedAmount[];

  @Column({ type: 'varchar', length: 20 })
  byType!: string;

  @RefColumn({ nullable: true })
  byId!: number | null;

  @Column({ type: 'varchar', length: 60, default: '' })
  byName!: string;

  @CreateDateColumn({ name: 'create_time', type: 'timestamptz' })
  createTime!: Date;
}
