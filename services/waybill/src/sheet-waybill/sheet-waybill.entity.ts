import type { SheetParcel } from '@parcelway/contracts';
import { RefColumn, Row } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** A number of our own series for an e-commerce package, one per reference of the order service. */
@Entity('sheet_waybill')
@Index('sheet_waybill_reference', ['reference'], { unique: true })
@Index('sheet_waybill_no', ['waybillNo'], { unique: true })
export class SheetWaybillEntity extends Row {
  @Column({ type: 'varchar', length: 20 })
  reference!: string;

  @Column({ type: 'varchar', length: 30 })
  waybillNo!: string;

  @RefColumn()
  userId!: number;

  @RefColumn()
  warehouseId!: number;

  /** What its label says. */
  @Column({ type: 'jsonb' })
  parcel!: SheetParcel;

  @Column({ type: 'boolean', default: false })
  isVoid!: boolean;
}
