import { InstantColumn, RefColumn, Row } from '@parcelway/platform';
import { Check, Column, Entity, Index } from 'typeorm';
import type { TerminalTaskStatus } from './domain/terminal-task-status';

/** One run of a command of the allow-list. */
@Entity('terminal_task')
@Index('terminal_task_uuid', ['uuid'], { unique: true })
@Index('terminal_task_status', ['status'])
@Check('terminal_task_status_known', 'status BETWEEN 0 AND 5')
export class TerminalTaskEntity extends Row {
  /** Given by the client that asked for it. */
  @Column({ type: 'varchar', length: 36 })
  uuid!: string;

  /** Key of the allow-list, never a command line. */
  @Column({ type: 'varchar', length: 60 })
  command!: string;

  @Column({ type: 'smallint', default: 0 })
  status!: TerminalTaskStatus;

  /** Lines of output, oldest first. */
  @Column({ type: 'jsonb', default: [] })
  message!: readonly string[];

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
}
