import { RefColumn, SoftRow } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** Who collects boxes in our own vehicles. */
@Entity('driver')
@Index('driver_name', ['name'])
@Index('driver_warehouse', ['warehouseId', 'id'])
export class DriverEntity extends SoftRow {
  @Column({ type: 'varchar', length: 60 })
  name!: string;

  @Column({ type: 'varchar', length: 6, default: '+44' })
  mobileCode!: string;

  @Column({ type: 'varchar', length: 20 })
  mobile!: string;

  @RefColumn()
  warehouseId!: number;

  /** Empty = any. */
  @Column({ type: 'jsonb', default: [] })
  serviceAreaIds!: number[];

  @Column({ type: 'varchar', length: 40, default: '' })
  vehicle!: string;

  @Column({ type: 'varchar', length: 12, default: '' })
  plate!: string;

  @Column({ type: 'boolean', default: true })
  status!: boolean;
}
