import type {
  ErrorCode,
  ErrorParams,
  FieldRule,
  ImportKind,
  ImportState,
  Locale,
} from '@parcelway/contracts';
import { IdColumn, InstantColumn, RefColumn, Row } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** One file of one kind for one member: sent again it is the same job. */
@Entity('import_job')
@Index('import_job_file', ['kind', 'fileHash', 'ownerId'], { unique: true })
@Index('import_job_due', ['leaseUntil'], { where: `status IN ('queued', 'running')` })
@Index('import_job_member', ['userId', 'id'])
export class ImportJobEntity extends Row {
  @Column({ type: 'varchar', length: 30 })
  kind!: ImportKind;

  @Column({ type: 'varchar', length: 100 })
  fileName!: string;

  /** Site-relative address of the uploaded workbook. */
  @Column({ type: 'varchar', length: 255 })
  file!: string;

  @Column({ type: 'varchar', length: 40 })
  fileHash!: string;

  @Column({ type: 'boolean', default: false })
  dryRun!: boolean;

  @Column({ type: 'varchar', length: 30, default: 'queued' })
  status!: ImportState;

  @Column({ type: 'integer', default: 0 })
  rowsTotal!: number;

  @Column({ type: 'integer', default: 0 })
  rowsDone!: number;

  @Column({ type: 'integer', default: 0 })
  rowsCreated!: number;

  @Column({ type: 'integer', default: 0 })
  rowsBad!: number;

  /** Why the file as a whole was refused. */
  @Column({ type: 'jsonb', nullable: true })
  failure!: ImportFault | null;

  @RefColumn({ nullable: true })
  userId!: number | null;

  /** `user_id`, 0 for the staff's own. */
  @RefColumn({ default: 0 })
  ownerId!: number;

  @RefColumn({ nullable: true })
  adminId!: number | null;

  /** Who started it, for the histories of what it enters. */
  @Column({ type: 'varchar', length: 60, default: '' })
  startedBy!: string;

  @Column({ type: 'varchar', length: 5, default: 'zh-cn' })
  locale!: Locale;

  /** Rows up to this one have had their turn. */
  @RefColumn({ default: 0 })
  lastRowId!: number;

  /** Until then one process works on it. */
  @InstantColumn({ default: () => 'now()' })
  leaseUntil!: Date;

  @InstantColumn({ nullable: true })
  finishedAt!: Date | null;
}

/** What is wrong, without words: `rule` of a column or `code` of the whole. */
export interface ImportFault {
  /** Field name of the column; empty for the row. */
  readonly column: string;
  readonly rule?: FieldRule;
  readonly code?: ErrorCode;
  readonly params: ErrorParams;
}

@Entity('import_row')
@Index('import_row_place', ['importJobId', 'sheet', 'rowNo'], { unique: true })
@Index('import_row_key', ['importJobId', 'rowKey'])
@Index('import_row_status', ['importJobId', 'status', 'id'])
export class ImportRowEntity {
  @IdColumn()
  id!: number;

  @RefColumn()
  importJobId!: number;

  @Column({ type: 'varchar', length: 60 })
  sheet!: string;

  @Column({ type: 'integer' })
  rowNo!: number;

  /** Rows of one key become one thing: the items of an order. */
  @Column({ type: 'varchar', length: 100 })
  rowKey!: string;

  @Column({ type: 'varchar', length: 10, default: 'queued' })
  status!: 'queued' | 'created' | 'has_errors';

  @Column({ type: 'jsonb', default: [] })
  errors!: readonly ImportFault[];

  /** Cell texts by field name. */
  @Column({ type: 'jsonb' })
  values!: Readonly<Record<string, string>>;

  @RefColumn({ nullable: true })
  targetId!: number | null;

  @InstantColumn({ default: () => 'now()' })
  createTime!: Date;

  @InstantColumn({ default: () => 'now()' })
  updateTime!: Date;
}
