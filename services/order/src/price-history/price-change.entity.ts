import { IdColumn, RefColumn } from '@parcelway/platform';
import { Column, CreateDateColumn, Entity, Index } from 'typeorm';

/** A figure before and after as text; a line is named by its boxes. Null = there was none or is none. */
export interface ChangedFigure {
  readonly field: string;
  readonly line?: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** One change of a row that prices are made of; rows are only ever added, and outlive their subject. */
export abstract class FigureChange {
  @IdColumn()
  id!: number;

  /** The changed row. */
  @RefColumn()
  subjectId!: number;

  @Column({ type: 'jsonb' })
  changes!: ChangedFigure[];

  @Column({ type: 'varchar', length: 20 })
  byType!: string;

  @RefColumn({ nullable: true })
  byId!: number | null;

  @Column({ type: 'varchar', length: 60, default: '' })
  byName!: string;

  @CreateDateColumn({ name: 'create_time', type: 'timestamptz' })
  createTime!: Date;
}

/** What a price row charges, its packaging lines among it. */
@Entity('channel_price_history')
@Index('channel_price_history_price', ['subjectId', 'id'])
export class PriceChangeEntity extends FigureChange {}

/** How a channel weighs, what it takes and what it adds. */
@Entity('channel_history')
@Index('channel_history_channel', ['subjectId', 'id'])
export class ChannelChangeEntity extends FigureChange {}
