import type { AddressSnapshot, IncidentReason, SaveLuggageDraft } from '@parcelway/contracts';
import {
  DateColumn,
  InstantColumn,
  MoneyColumn,
  RefColumn,
  SoftRow,
  StatusHistory,
} from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';
import type { PendingLuggageEdit } from './pending-luggage-edit';
import type { StoredPackage, StoredQuote, WaybillCopy } from './stored-quote';

/** A luggage order. Amounts are minor units of `currency`; addresses, packages and quote are what they were when it was placed. */
@Entity('luggage_order')
@Index('luggage_order_no', ['orderNo'], { unique: true })
@Index('luggage_order_of_member', ['userId', 'id'], { where: 'delete_time IS NULL' })
@Index('luggage_order_of_member_status', ['userId', 'orderStatus', 'id'], { where: 'delete_time IS NULL' })
@Index('luggage_order_status', ['orderStatus', 'id'], { where: 'delete_time IS NULL' })
@Index('luggage_order_channel', ['channelId', 'id'], { where: 'delete_time IS NULL' })
@Index('luggage_order_due', ['paymentDueAt'], { where: 'order_status = 1 AND delete_time IS NULL' })
@Index('luggage_order_pending_edit', ['updateTime'], { where: 'pending_edit IS NOT NULL' })
@Index('luggage_order_pick_up_date', ['pickUpDate', 'id'], { where: 'delete_time IS NULL' })
export class LuggageOrderEntity extends SoftRow {
  @Column({ type: 'varchar', length: 20 })
  orderNo!: string;

  @RefColumn()
  userId!: number;

  @Column({ type: 'varchar', length: 121, default: '' })
  userName!: string;

  @Column({ type: 'varchar', length: 60, default: '' })
  senderCity!: string;

  @Column({ type: 'varchar', length: 60, default: '' })
  receiverCity!: string;

  @Column({ type: 'jsonb' })
  sender!: AddressSnapshot;

  @Column({ type: 'jsonb' })
  receiver!: AddressSnapshot;

  @Column({ type: 'jsonb' })
  packages!: StoredPackage[];

  @Column({ type: 'jsonb' })
  quoteSnapshot!: StoredQuote;

  /** Copy of the waybills' numbers and states, fed by the waybill service's events. */
  @Column({ type: 'jsonb', default: [] })
  waybills!: WaybillCopy[];

  @RefColumn()
  channelId!: number;

  @RefColumn()
  countryId!: number;

  @RefColumn()
  warehouseId!: number;

  @Column({ type: 'int' })
  packageCount!: number;

  /** scanned/total */
  @Column({ type: 'varchar', length: 9 })
  inboundProgress!: string;

  @Column({ type: 'int' })
  chargedG!: number;

  @Column({ type: 'char', length: 3, default: 'GBP' })
  currency!: string;

  @MoneyColumn()
  orderTotalAmount!: bigint;

  @MoneyColumn()
  orderTotalServiceAmount!: bigint;

  @MoneyColumn()
  orderTotalInsuranceAmount!: bigint;

  @MoneyColumn()
  orderTotalDiscountAmount!: bigint;

  @MoneyColumn()
  boxTotalAmount!: bigint;

  @MoneyColumn()
  boxTotalServiceAmount!: bigint;

  @MoneyColumn({ default: 0 })
  declaredValue!: bigint;

  @MoneyColumn({ default: 0 })
  insuranceCover!: bigint;

  @Column({ type: 'smallint', default: 0 })
  orderStatus!: number;

  @Column({ type: 'smallint', default: 1 })
  payStatus!: number;

  @MoneyColumn({ default: 0 })
  paidAmount!: bigint;

  @InstantColumn({ nullable: true })
  payTime!: Date | null;

  @MoneyColumn({ default: 0 })
  taxAmount!: bigint;

  /** null = no duty. */
  @Column({ type: 'smallint', nullable: true })
  taxPayStatus!: number | null;

  @MoneyColumn({ default: 0 })
  taxPaidAmount!: bigint;

  @InstantColumn({ nullable: true })
  taxPayTime!: Date | null;

  /** Wanted collection date in London; null = drop-off. */
  @DateColumn({ nullable: true })
  pickUpDate!: string | null;

  @InstantColumn()
  paymentDueAt!: Date;

  /** Sum of what went back, of all its bills. */
  @MoneyColumn({ default: 0 })
  refundedAmount!: bigint;

  /** Sum of the bills that came after the first one. */
  @MoneyColumn({ default: 0 })
  supplementAmount!: bigint;

  /** The state an order on hold came from and goes back to. */
  @Column({ type: 'smallint', nullable: true })
  holdFromStatus!: number | null;

  /** The hold is that of one of its boxes and ends with it; staff end their own. */
  @Column({ type: 'boolean', default: false })
  heldByBox!: boolean;

  @Column({ type: 'varchar', length: 200, default: '' })
  holdReason!: string;

  @Column({ type: 'varchar', length: 20, nullable: true })
  incidentReason!: IncidentReason | null;

  @Column({ type: 'varchar', length: 200, default: '' })
  cancelReason!: string;

  /** What customs are told the boxes are. */
  @Column({ type: 'varchar', length: 20, default: 'other' })
  customsCategory!: string;

  /** Who entered it. */
  @Column({ type: 'varchar', length: 20, default: 'member' })
  source!: 'member' | 'staff' | 'store_order';

  @RefColumn({ nullable: true })
  placedBy!: number | null;

  /** Who gets a commission: bound to the member when the order was placed. */
  @RefColumn({ nullable: true })
  salesmanId!: number | null;

  /** What a draft asks for, as it was typed; null once submitted. */
  @Column({ type: 'jsonb', nullable: true })
  draft!: SaveLuggageDraft | null;

  /** How many bills it asked for after the first one. */
  @Column({ type: 'int', default: 0 })
  billRevision!: number;

  /** A change that waits for its bill; null = none does. */
  @Column({ type: 'jsonb', nullable: true })
  pendingEdit!: PendingLuggageEdit | null;

  @Column({ type: 'varchar', length: 500, default: '' })
  remark!: string;

  @Column({ type: 'varchar', length: 500, default: '' })
  staffRemark!: string;
}

@Entity('luggage_order_history')
@Index('luggage_order_history_subject', ['subjectId', 'id'])
export class LuggageOrderHistoryEntity extends StatusHistory {}
