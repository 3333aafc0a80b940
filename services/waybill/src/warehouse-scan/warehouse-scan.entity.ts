import { InstantColumn, RefColumn, Row } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** One beep of the scan station, whatever came of it. Append only. */
@Entity('warehouse_scan')
@Index('warehouse_scan_admin', ['adminId', 'scannedAt'])
@Index('warehouse_scan_scanned_at', ['scannedAt', 'id'])
@Index('warehouse_scan_waybill', ['waybillId', 'id'])
@Index('warehouse_scan_warehouse', ['warehouseId', 'id'])
@Index('warehouse_scan_code', ['code'])
@Index('warehouse_scan_troubles', ['result', 'id'], { where: `result <> 'ok'` })
export class WarehouseScanEntity extends Row {
  /** What was scanned or typed, upper case without spaces; empty when nothing was. */
  @Column({ type: 'varchar', length: 40 })
  code!: string;

  @Column({ type: 'varchar', length: 10 })
  kind!: 'inbound' | 'arrive' | 'pallet' | 'handover' | 'lookup';

  @RefColumn({ nullable: true })
  waybillId!: number | null;

  @RefColumn({ nullable: true })
  warehouseId!: number | null;

  @RefColumn()
  adminId!: number;

  @Column({ type: 'varchar', length: 20, nullable: true })
  station!: string | null;

  @Column({ type: 'int', nullable: true })
  weightG!: number | null;

  @Column({ type: 'int', nullable: true })
  lengthMm!: number | null;

  @Column({ type: 'int', nullable: true })
  widthMm!: number | null;

  @Column({ type: 'int', nullable: true })
  heightMm!: number | null;

  /** Measured less declared weight; null when it was not weighed. */
  @Column({ type: 'int', nullable: true })
  diffG!: number | null;

  @Column({ type: 'varchar', length: 10 })
  result!: 'ok' | 'repeat' | 'refused';

  /** Error code of a refused scan: `scan.unknown`. */
  @Column({ type: 'varchar', length: 60, nullable: true })
  error!: string | null;

  @InstantColumn()
  scannedAt!: Date;
}
