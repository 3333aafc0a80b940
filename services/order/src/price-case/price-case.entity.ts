import { InstantColumn, RefColumn, Row } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** A simulation whose answer is known. */
@Entity('price_case')
@Index('price_case_channel', ['channelId'])
export class PriceCaseEntity extends Row {
  @Column({ type: 'varchar', length: 60 })
  name!: string;

  @RefColumn()
  channelId!: number;

  /** A request of the price simulator. */
  @Column({ type: 'jsonb' })
  input!: unknown;

  @Column({ type: 'jsonb' })
  expected!: unknown;

  @Column({ type: 'varchar', length: 4, nullable: true })
  lastResult!: 'pass' | 'fail' | null;

  /** When a run first had the result that all later ones had too. */
  @InstantColumn({ nullable: true })
  resultSince!: Date | null;

  @InstantColumn({ nullable: true })
  lastRunAt!: Date | null;
}
