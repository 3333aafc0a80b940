import { DateColumn, InstantColumn, MoneyColumn, RefColumn, Row, SoftRow } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** A row with a column of every kind, and some that no declaration knows. */
@Entity('sample')
@Index('sample_code', ['code'], { unique: true, where: 'delete_time IS NULL' })
export class SampleEntity extends SoftRow {
  @Column({ type: 'varchar', length: 30 })
  code!: string;

  @Column({ type: 'varchar', length: 60, nullable: true })
  title!: string | null;

  @Column({ type: 'text', nullable: true })
  body!: string | null;

  @Column({ type: 'int', nullable: true })
  pieces!: number | null;

  @MoneyColumn({ nullable: true })
  price!: bigint | null;

  @Column({ type: 'boolean', default: false })
  isOpen!: boolean;

  @Column({ type: 'smallint', nullable: true })
  state!: number | null;

  @Column({ type: 'varchar', length: 20, nullable: true })
  word!: string | null;

  @DateColumn({ nullable: true })
  day!: string | null;

  @InstantColumn({ nullable: true })
  seenAt!: Date | null;

  @Column({ type: 'jsonb', nullable: true })
  facts!: unknown;

  @RefColumn({ nullable: true })
  tagId!: number | null;

  @Column({ type: 'jsonb', default: [] })
  tagIds!: number[];

  @Column({ type: 'varchar', length: 100, nullable: true })
  areaIds!: string | null;

  @Column({ type: 'varchar', length: 200, nullable: true })
  password!: string | null;

  @Column({ type: 'bytea', nullable: true })
  scan!: Buffer | null;

  @Column({ type: 'numeric', nullable: true })
  ratio!: string | null;
}

/** A tree, deleted for good. */
@Entity('sample_tag')
@Index('sample_tag_name', ['name'], { unique: true })
export class SampleTagEntity extends Row {
  @RefColumn({ nullable: true })
  pid!: number | null;

  @Column({ type: 'varchar', length: 60 })
  name!: string;

  @Column({ type: 'int', default: 0 })
  weigh!: number;
}
