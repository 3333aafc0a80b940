import { SoftRow } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** A place that receives boxes. */
@Entity('warehouse')
@Index('warehouse_code', ['code'], { unique: true, where: 'delete_time IS NULL' })
export class WarehouseEntity extends SoftRow {
  @Column({ type: 'varchar', length: 20 })
  code!: string;

  @Column({ type: 'varchar', length: 60 })
  nameZh!: string;

  @Column({ type: 'varchar', length: 60 })
  nameEn!: string;

  @Column({ type: 'varchar', length: 60 })
  city!: string;

  @Column({ type: 'varchar', length: 12 })
  zipCode!: string;

  @Column({ type: 'varchar', length: 120 })
  addressLine!: string;

  @Column({ type: 'varchar', length: 60, nullable: true })
  contact!: string | null;

  @Column({ type: 'varchar', length: 20, nullable: true })
  phone!: string | null;

  @Column({ type: 'varchar', length: 40, default: 'Europe/London' })
  timeZone!: string;

  @Column({ type: 'varchar', length: 120, nullable: true })
  openHours!: string | null;

  @Column({ type: 'boolean', default: true })
  isInbound!: boolean;

  @Column({ type: 'boolean', default: false })
  isDropOff!: boolean;

  @Column({ type: 'boolean', default: false })
  isStorage!: boolean;

  @Column({ type: 'boolean', default: true })
  status!: boolean;

  @Column({ type: 'int', default: 0 })
  weigh!: number;
}
