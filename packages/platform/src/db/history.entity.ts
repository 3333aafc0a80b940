import { Column, CreateDateColumn } from 'typeorm';
import { IdColumn, RefColumn } from './columns';

/** One state change: who, when, from, to, why. Each entity with states has a `<table>_history` of this shape. */
export abstract class StatusHistory {
  @IdColumn()
  id!: number;

  @RefColumn()
  subjectId!: number;

  @Column({ type: 'smallint', nullable: true })
  fromStatus!: number | null;

  @Column({ type: 'smallint' })
  toStatus!: number;

  @Column({ type: 'varchar', length: 10 })
  byType!: string;

  @RefColumn({ nullable: true })
  byId!: number | null;

  @Column({ type: 'varchar', length: 300, default: '' })
  reason!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createTime!: Date;
}
