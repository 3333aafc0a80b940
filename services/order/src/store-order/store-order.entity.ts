import type { Retrieval, SizeClass } from '@parcelway/contracts';
import { DateColumn, InstantColumn, MoneyColumn, RefColumn, Row, StatusHistory } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';
import type { PriceOverride } from '../price-override/price-override';

/** Pieces of one size class, with the day's price they were booked at. */
export interface StoredItem {
  readonly size_class: SizeClass;
  readonly quantity: number;
  readonly name: string;
  /** Decimal, of all of them together; empty = not said. */
  readonly declared_value: string;
  /** Decimal, a piece and day. */
  readonly rate: string;
}

/** Luggage that is kept (D4). What is billed follows from its dates and the rate it was booked at. */
@Entity('store_order')
@Index('store_order_no', ['orderNo'], { unique: true })
@Index('store_order_user', ['userId', 'id'])
@Index('store_order_status', ['status', 'id'])
@Index('store_order_warehouse', ['warehouseId', 'plannedIn'])
@Index('store_order_planned_in', ['plannedIn'])
@Index('store_order_planned_out', ['plannedOut'])
@Index('store_order_slot', ['warehouseSpaceId', 'spaceSlot'], {
  unique: true,
  where: 'status IN (2, 3, 4, 7)',
})
export class StoreOrderEntity extends Row {
  @Column({ type: 'varchar', length: 20 })
  orderNo!: string;

  @RefColumn()
  userId!: number;

  @RefColumn()
  warehouseId!: number;

  @RefColumn({ nullable: true })
  warehouseSpaceId!: number | null;

  /** Which of the space's places, from 1 to its capacity. */
  @Column({ type: 'smallint', nullable: true })
  spaceSlot!: number | null;

  @Column({ type: 'smallint', default: 0 })
  status!: number;

  @Column({ type: 'jsonb' })
  items!: readonly StoredItem[];

  @Column({ type: 'int' })
  itemCount!: number;

  /** Of all pieces, as they came in. */
  @Column({ type: 'int', nullable: true })
  weightG!: number | null;

  /** Addresses of pictures of the pieces as they came in, with commas between. */
  @Column({ type: 'varchar', length: 2000, default: '' })
  photos!: string;

  @DateColumn()
  plannedIn!: string;

  @DateColumn()
  plannedOut!: string;

  @InstantColumn({ nullable: true })
  inAt!: Date | null;

  @InstantColumn({ nullable: true })
  outAt!: Date | null;

  @Column({ type: 'int' })
  freeDays!: number;

  @Column({ type: 'int' })
  minDays!: number;

  /** Of all pieces together. */
  @MoneyColumn()
  ratePerDay!: bigint;

  /** What a coupon takes off the storage, at most all of it. */
  @MoneyColumn({ default: 0 })
  discountAmount!: bigint;

  /** Where the rate was agreed with the customer; `before` is the listed one. */
  @Column({ type: 'jsonb', nullable: true })
  priceOverride!: PriceOverride | null;

  @MoneyColumn({ default: 0 })
  depositAmount!: bigint;

  @RefColumn({ nullable: true })
  insuranceTypeId!: number | null;

  /** The premium; 0 once it was given back. */
  @MoneyColumn({ default: 0 })
  insuranceAmount!: bigint;

  /** Last date that has its charge. */
  @DateColumn({ nullable: true })
  billedTo!: string | null;

  @Column({ type: 'char', length: 3 })
  currency!: string;

  /** Day overdue of the last notice that its member was given. */
  @Column({ type: 'smallint', nullable: true })
  noticedDay!: number | null;

  /** What its bills ask for together. */
  @MoneyColumn()
  total!: bigint;

  @MoneyColumn({ default: 0 })
  paidAmount!: bigint;

  @MoneyColumn({ default: 0 })
  refundedAmount!: bigint;

  @Column({ type: 'smallint', default: 1 })
  payStatus!: number;

  @InstantColumn()
  paymentDueAt!: Date;

  @Column({ type: 'varchar', length: 10, default: 'self' })
  retrieval!: Retrieval;

  @DateColumn({ nullable: true })
  retrievalDate!: string | null;

  @RefColumn({ nullable: true })
  retrievalAddressId!: number | null;

  /** The shipment it leaves as. */
  @RefColumn({ nullable: true })
  luggageOrderId!: number | null;

  @Column({ type: 'varchar', length: 20, default: '' })
  luggageOrderNo!: string;

  @Column({ type: 'varchar', length: 60, default: '' })
  receiverName!: string;

  @Column({ type: 'varchar', length: 200, default: '' })
  cancelReason!: string;

  @Column({ type: 'varchar', length: 10, default: 'member' })
  source!: 'member' | 'staff';

  @RefColumn({ nullable: true })
  placedBy!: number | null;

  @Column({ type: 'varchar', length: 500, default: '' })
  remark!: string;

  @Column({ type: 'varchar', length: 500, default: '' })
  staffRemark!: string;
}

@Entity('store_order_history')
@Index('store_order_history_subject', ['subjectId', 'id'])
export class StoreOrderHistoryEntity extends StatusHistory {}

/** What one stored day costs. */
@Entity('store_charge')
@Index('store_charge_day', ['storeOrderId', 'chargeDate'], { unique: true })
@Index('store_charge_date', ['chargeDate'])
export class StoreChargeEntity extends Row {
  @RefColumn()
  storeOrderId!: number;

  @DateColumn()
  chargeDate!: string;

  @Column({ type: 'int' })
  items!: number;

  @MoneyColumn()
  ratePerDay!: bigint;

  @MoneyColumn()
  amount!: bigint;
}
