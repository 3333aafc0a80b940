import { Row } from '@parcelway/platform';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A rule that catches what staff delete or edit. Services learn of it by captureRuleChanged. */
export abstract class CaptureRuleRow extends Row {
  @Column({ type: 'varchar', length: 50 })
  name!: string;

  /** As the clients' forms name it: `goods/Category.php`. */
  @Column({ type: 'varchar', length: 100 })
  controller!: string;

  /** The same as a permission path in lower case: `goods/category`. */
  @Column({ type: 'varchar', length: 100 })
  controllerAs!: string;

  /** Service that owns the rows. */
  @Column({ type: 'varchar', length: 20 })
  connection!: string;

  @Column({ type: 'varchar', length: 100 })
  dataTable!: string;

  @Column({ type: 'varchar', length: 50, default: 'id' })
  primaryKey!: string;

  @Column({ type: 'boolean', default: true })
  status!: boolean;
}

@Entity('data_recycle')
@Index('data_recycle_controller', ['controller'], { unique: true })
export class DataRecycleEntity extends CaptureRuleRow {}

@Entity('sensitive_data')
@Index('sensitive_data_controller', ['controller'], { unique: true })
export class SensitiveDataEntity extends CaptureRuleRow {
  /** Title by column. */
  @Column({ type: 'jsonb' })
  dataFields!: Record<string, string>;
}

/** Rules that were switched on once: staff who delete one do not get it back with the next start. */
@Entity('seeded_capture_rule')
export class SeededCaptureRuleEntity {
  @PrimaryColumn({ type: 'varchar', length: 10 })
  kind!: string;

  @PrimaryColumn({ type: 'varchar', length: 60 })
  resource!: string;
}
