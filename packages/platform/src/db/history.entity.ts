import type { WordMove } from '@parcelway/contracts';
import { Column, CreateDateColumn } from 'typeorm';
import { IdColumn, RefColumn } from './columns';

/** One state change: who, when, why. */
abstract class HistoryRow {
  @IdColumn()
  id!: number;

  @RefColumn()
  subjectId!: number;

  @Column({ type: 'varchar', length: 10 })
  byType!: string;

  @RefColumn({ nullable: true })
  byId!: number | null;

  @Column({ type: 'varchar', length: 300, default: '' })
  reason!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createTime!: Date;
}

/** Each entity with states has a `<table>_history` of this shape. */
export abstract class StatusHistory extends HistoryRow {
  /** null for the first. */
  @Column({ type: 'smallint', nullable: true })
  fromStatus!: number | null;

  @Column({ type: 'smallint' })
  toStatus!: number;
}

/** The same for entities whose states are words. */
export abstract class WordStatusHistory<Status extends string> extends HistoryRow {
  /** null for the first. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  fromStatus!: Status | null;

  @Column({ type: 'varchar', length: 20 })
  toStatus!: Status;
}

/** A change of a state that is a word, as the wire has it. */
export const wordMove = <Status extends string>(
  move: Omit<WordStatusHistory<Status>, 'id' | 'subjectId'>,
): WordMove<Status> => ({
  from: move.fromStatus,
  to: move.toStatus,
  reason: move.reason,
  by_type: move.byType,
  by_id: move.byId,
  time: Math.floor(move.createTime.getTime() / 1_000),
});
