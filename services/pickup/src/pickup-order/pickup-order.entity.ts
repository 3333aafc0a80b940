import type { AddressSnapshot } from '@parcelway/contracts';
import { DateColumn, RefColumn, Row } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/**
 * One collection of an order's boxes from the customer. An order has at most one live one (not cancelled) for each leg; it
 * moves as D2 (docs/domain) says.
 */
@Entity('pickup_order')
@Index('pickup_order_live', ['orderKind', 'orderId', 'leg'], { unique: true, where: 'status <> 5' })
@Index('pickup_order_order_no', ['orderNo'])
@Index('pickup_order_user', ['userId', 'id'])
@Index('pickup_order_date', ['pickUpDate', 'id'])
@Index('pickup_order_status', ['status', 'id'])
@Index('pickup_order_zip_code', ['zipCode', 'id'])
@Index('pickup_order_area', ['serviceAreaId', 'id'])
@Index('pickup_order_driver', ['driverId', 'pickUpDate', 'id'], { where: 'driver_id IS NOT NULL' })
@Index('pickup_order_company', ['expressCompanyId', 'pickUpDate', 'id'], {
  where: 'express_company_id IS NOT NULL',
})
@Index('pickup_order_type', ['pickUpType', 'id'])
export class PickupOrderEntity extends Row {
  @Column({ type: 'varchar', length: 10 })
  orderKind!: 'luggage' | 'store';

  @Column({ type: 'varchar', length: 10 })
  leg!: 'pickup' | 'delivery';

  @RefColumn()
  orderId!: number;

  @Column({ type: 'varchar', length: 20 })
  orderNo!: string;

  /** null: the pickup covers all boxes of the order. */
  @Column({ type: 'varchar', length: 30, nullable: true })
  waybillNo!: string | null;

  @RefColumn()
  userId!: number;

  @Column({ type: 'varchar', length: 121 })
  userName!: string;

  /** 1 our driver, 2 another company, 3 the customer brings them. */
  @Column({ type: 'smallint', default: 1 })
  pickUpType!: number;

  @DateColumn()
  pickUpDate!: string;

  @Column({ type: 'smallint', default: 0 })
  status!: number;

  @RefColumn()
  senderAddressId!: number;

  /** Ours, where `pickUpType` is 1 and staff have said who. */
  @RefColumn({ nullable: true })
  driverId!: number | null;

  /** Where `pickUpType` is 2. */
  @RefColumn({ nullable: true })
  expressCompanyId!: number | null;

  /** The sender's address as it was when the order was paid. */
  @Column({ type: 'jsonb' })
  address!: AddressSnapshot;

  @Column({ type: 'varchar', length: 12 })
  zipCode!: string;

  /** null when no area collects there. */
  @RefColumn({ nullable: true })
  serviceAreaId!: number | null;

  @Column({ type: 'varchar', length: 200, default: '' })
  goods!: string;

  /** Declared weight of all boxes. */
  @Column({ type: 'int' })
  estimatedWeightG!: number;

  @Column({ type: 'varchar', length: 300, default: '' })
  remark!: string;
}
