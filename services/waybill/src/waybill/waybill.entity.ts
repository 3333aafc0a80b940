import type { HoldKind, ShippedPackage, WaybillDuty } from '@parcelway/contracts';
import { InstantColumn, RefColumn, Row } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/**
 * The transport document of one box of a paid order. Its status moves by scans and tracking events only (D2, docs/domain);
 * a hold is a mark beside the status.
 */
@Entity('waybill')
@Index('waybill_waybill_no', ['waybillNo'], { unique: true })
@Index('waybill_order_package', ['orderId', 'packageNo'], { unique: true })
@Index('waybill_order_no', ['orderNo', 'packageNo'])
@Index('waybill_user', ['userId', 'id'])
@Index('waybill_status', ['status', 'id'])
@Index('waybill_channel', ['channelId', 'id'])
@Index('waybill_warehouse', ['warehouseId', 'id'])
@Index('waybill_incident', ['incidentReason', 'id'], { where: 'incident_reason IS NOT NULL' })
@Index('waybill_on_hold', ['id'], { where: 'is_on_hold' })
@Index('waybill_inbound_at', ['inboundAt', 'id'])
@Index('waybill_last_event_at', ['lastEventAt', 'id'])
export class WaybillEntity extends Row {
  @Column({ type: 'varchar', length: 30 })
  waybillNo!: string;

  @RefColumn()
  orderId!: number;

  @Column({ type: 'varchar', length: 20 })
  orderNo!: string;

  /** 1 to `packageCount`. */
  @Column({ type: 'int' })
  packageNo!: number;

  @Column({ type: 'int' })
  packageCount!: number;

  @RefColumn()
  userId!: number;

  @RefColumn()
  channelId!: number;

  @Column({ type: 'varchar', length: 30, default: '' })
  carrierCode!: string;

  @RefColumn()
  warehouseId!: number;

  @Column({ type: 'smallint', default: 0 })
  status!: number;

  @Column({ type: 'varchar', length: 20, nullable: true })
  incidentReason!: string | null;

  @Column({ type: 'boolean', default: false })
  isOnHold!: boolean;

  /** null = it does not wait. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  holdKind!: HoldKind | null;

  @Column({ type: 'varchar', length: 200, nullable: true })
  holdReason!: string | null;

  /** The newest news of all duty on it; null = there was none. */
  @Column({ type: 'jsonb', nullable: true })
  duty!: WaybillDuty | null;

  @Column({ type: 'varchar', length: 121 })
  receiverName!: string;

  /** What a stranger who has the number may see of the address. */
  @Column({ type: 'varchar', length: 60, default: '' })
  receiverCity!: string;

  @Column({ type: 'varchar', length: 12, default: '' })
  receiverZip!: string;

  /** Last four digits of the receiver's phone: the second factor of a track without login (D11). */
  @Column({ type: 'varchar', length: 4, default: '' })
  receiverPhoneEnd!: string;

  /** Declared weight and size. */
  @Column({ type: 'int' })
  weightG!: number;

  @Column({ type: 'int' })
  lengthMm!: number;

  @Column({ type: 'int' })
  widthMm!: number;

  @Column({ type: 'int' })
  heightMm!: number;

  /** Of the scales in the warehouse; null until it was weighed. */
  @Column({ type: 'int', nullable: true })
  measuredWeightG!: number | null;

  @Column({ type: 'int', nullable: true })
  measuredLengthMm!: number | null;

  @Column({ type: 'int', nullable: true })
  measuredWidthMm!: number | null;

  @Column({ type: 'int', nullable: true })
  measuredHeightMm!: number | null;

  /** What the order's price was computed on. */
  @Column({ type: 'int' })
  chargedG!: number;

  /** First scan in the warehouse. */
  @InstantColumn({ nullable: true })
  inboundAt!: Date | null;

  /** Time of the newest tracking event. */
  @InstantColumn({ nullable: true })
  lastEventAt!: Date | null;

  @InstantColumn({ nullable: true })
  deliveredAt!: Date | null;

  @Column({ type: 'varchar', length: 300, nullable: true })
  staffRemark!: string | null;

  /** The box as it was paid for: contents, declared value, carton. */
  @Column({ type: 'jsonb' })
  snapshot!: ShippedPackage;
}
