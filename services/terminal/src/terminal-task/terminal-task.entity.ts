import type { TerminalTaskReason, TerminalTaskStatus } from '@parcelway/contracts/statuses';
import { IdColumn, InstantColumn, RefColumn, Row, StatusHistory } from '@parcelway/platform';
import { Check, Column, Entity, Exclusion, Index } from 'typeorm';

/** One run of a command of the allow-list. Whatever the processes do, no two are under way at once. */
@Entity('terminal_task')
@Index('terminal_task_uuid', ['uuid'], { unique: true })
@Index('terminal_task_status', ['status'])
@Check('terminal_task_status_known', 'status BETWEEN 0 AND 5')
@Exclusion('terminal_task_one_under_way', 'USING btree ((status > 0) WITH =) WHERE (status IN (1, 2))')
export class TerminalTaskEntity extends Row {
  /** Given by the client that asked for it. */
  @Column({ type: 'varchar', length: 36 })
  uuid!: string;

  /** Key of the allow-list, never a command line. */
  @Column({ type: 'varchar', length: 60 })
  command!: string;

  @Column({ type: 'smallint', default: 0 })
  status!: TerminalTaskStatus;

  @Column({ type: 'varchar', length: 20, default: '' })
  reason!: TerminalTaskReason;

  /** A failure stops the tasks behind it. */
  @Column({ type: 'boolean', default: true })
  blockOnFailure!: boolean;

  @Column({ type: 'varchar', length: 60, default: '' })
  extend!: string;

  @RefColumn({ nullable: true })
  adminId!: number | null;

  /** null until the command has ended by itself. */
  @Column({ type: 'int', nullable: true })
  exitCode!: number | null;

  @InstantColumn({ nullable: true })
  startedAt!: Date | null;

  @InstantColumn({ nullable: true })
  finishedAt!: Date | null;

  /** When it left the list by itself. Its output stays for a while, for whoever still reads it. */
  @InstantColumn({ nullable: true })
  clearedAt!: Date | null;
}

@Entity('terminal_task_history')
@Index('terminal_task_history_subject', ['subjectId', 'id'])
export class TerminalTaskHistoryEntity extends StatusHistory {}

/** What a task's command has written: some whole lines each, in the order of their ids. */
@Entity('terminal_output')
@Index('terminal_output_task', ['taskId', 'id'])
export class TerminalOutputEntity {
  @IdColumn()
  id!: number;

  @RefColumn()
  taskId!: number;

  @Column({ type: 'text' })
  text!: string;

  @InstantColumn({ default: () => 'now()' })
  createTime!: Date;
}
