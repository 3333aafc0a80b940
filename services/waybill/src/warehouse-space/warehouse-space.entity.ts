import type { SizeClass, SpacePurpose } from '@parcelway/contracts';
import { RefColumn, SoftRow } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** A place in a warehouse. */
@Entity('warehouse_space')
@Index('warehouse_space_code', ['warehouseId', 'code'], { unique: true, where: 'delete_time IS NULL' })
export class WarehouseSpaceEntity extends SoftRow {
  @RefColumn()
  warehouseId!: number;

  /** `<area>-<rack>-<level>-<slot>` */
  @Column({ type: 'varchar', length: 35 })
  code!: string;

  @Column({ type: 'varchar', length: 8 })
  area!: string;

  @Column({ type: 'varchar', length: 8 })
  rack!: string;

  @Column({ type: 'varchar', length: 8 })
  level!: string;

  @Column({ type: 'varchar', length: 8 })
  slot!: string;

  @Column({ type: 'varchar', length: 2 })
  sizeClass!: SizeClass;

  @Column({ type: 'int', default: 1 })
  capacity!: number;

  @Column({ type: 'varchar', length: 10, default: 'storage' })
  purpose!: SpacePurpose;

  @Column({ type: 'boolean', default: true })
  status!: boolean;

  @Column({ type: 'int', default: 0 })
  weigh!: number;
}
