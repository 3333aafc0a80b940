import { RefColumn, Row } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** What a rule caught: where the row belongs and who touched it. */
export abstract class CaughtRow extends Row {
  /** Null when no admin did it. */
  @RefColumn({ nullable: true })
  adminId!: number | null;

  @Column({ type: 'varchar', length: 60 })
  resource!: string;

  /** Service that owns the row. */
  @Column({ type: 'varchar', length: 20 })
  connection!: string;

  @Column({ type: 'varchar', length: 100 })
  dataTable!: string;

  @Column({ type: 'varchar', length: 50 })
  primaryKey!: string;

  @Column({ type: 'varchar', length: 50, default: '' })
  ip!: string;

  @Column({ type: 'varchar', length: 255, default: '' })
  useragent!: string;
}

/** A deleted row. It leaves the bin when it is back in its table. */
@Entity('data_recycle_log')
@Index('data_recycle_log_admin_id', ['adminId'])
@Index('data_recycle_log_recycle_id', ['recycleId'])
@Index('data_recycle_log_create_time', ['createTime'])
export class DataRecycleLogEntity extends CaughtRow {
  @RefColumn()
  recycleId!: number;

  /** What staff see of the row: JSON with `******` for secrets and for columns that are not declared. */
  @Column({ type: 'text' })
  data!: string;

  /** The whole row as it was stored, in the text of to_jsonb; for putting it back alone. */
  @Column({ type: 'text' })
  storedRow!: string;

  @Column({ type: 'boolean', default: false })
  isRestore!: boolean;
}

/** One edited field of one row. It leaves the log when the value before is back. */
@Entity('sensitive_data_log')
@Index('sensitive_data_log_admin_id', ['adminId'])
@Index('sensitive_data_log_sensitive_id', ['sensitiveId'])
@Index('sensitive_data_log_id_value', ['dataTable', 'idValue'])
@Index('sensitive_data_log_create_time', ['createTime'])
export class SensitiveDataLogEntity extends CaughtRow {
  @RefColumn()
  sensitiveId!: number;

  @Column({ type: 'varchar', length: 50 })
  dataField!: string;

  @Column({ type: 'varchar', length: 50 })
  dataComment!: string;

  /** Id of the row. */
  @Column({ type: 'varchar', length: 20 })
  idValue!: string;

  /** Text of to_jsonb; `"******"` for secrets. Null = SQL's null. */
  @Column({ type: 'text', nullable: true })
  before!: string | null;

  @Column({ type: 'text', nullable: true })
  after!: string | null;

  /** A secret's stored value before, encrypted by its owner; for the rollback alone. */
  @Column({ type: 'text', nullable: true })
  sealed!: string | null;

  @Column({ type: 'boolean', default: false })
  isRollback!: boolean;
}
