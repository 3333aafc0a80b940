import type { SheetOrderBody } from '@parcelway/contracts';
import { InstantColumn, MoneyColumn, RefColumn, Row, SoftRow, StatusHistory } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';
import type { SheetQuote } from './domain/sheet-price';
import type { PendingSheetEdit } from './pending-sheet-edit';

/** What was asked for, as it was sent and completed. */
export type StoredBody = Omit<SheetOrderBody, 'submit'> & { readonly out_order_id: string };

/**
 * An e-commerce package (D5, docs/domain). References are taken for ever: their indexes hold deleted rows too. Amounts are minor units of
 * `currency`. `book_at`: when the next attempt at the carrier is due; null = none is wanted.
 */
@Entity('sheet_order')
@Index('sheet_order_app_reference', ['appId', 'outOrderId'], { unique: true, where: `app_id <> ''` })
@Index('sheet_order_own_reference', ['userId', 'outOrderId'], { unique: true, where: `app_id = ''` })
@Index('sheet_order_no', ['sheetNo'], { unique: true })
@Index('sheet_order_tracking_number', ['trackingNumber'], {
  unique: true,
  where: 'tracking_number IS NOT NULL',
})
@Index('sheet_order_reference', ['outOrderId'])
@Index('sheet_order_of_member', ['userId', 'id'], { where: 'delete_time IS NULL' })
@Index('sheet_order_status', ['status', 'id'], { where: 'delete_time IS NULL' })
@Index('sheet_order_channel', ['channelId', 'id'], { where: 'delete_time IS NULL' })
@Index('sheet_order_to_book', ['bookAt'], { where: 'book_at IS NOT NULL' })
@Index('sheet_order_pending_edit', ['updateTime'], { where: 'pending_edit IS NOT NULL' })
@Index('sheet_order_leased', ['leaseUntil'], { where: 'status = 3' })
@Index('sheet_order_batch', ['handoverBatch', 'id'], { where: `handover_batch <> ''` })
@Index('sheet_order_scan_time', ['warehouseScanTime', 'id'])
@Index('sheet_order_amount', ['amount', 'id'])
@Index('sheet_order_order_code', ['orderCode'])
@Index('sheet_order_platform_number', ['platformOrderNumber'])
export class SheetOrderEntity extends SoftRow {
  /** Our reference: on bills and at carriers. */
  @Column({ type: 'varchar', length: 20 })
  sheetNo!: string;

  @RefColumn()
  userId!: number;

  /** Who carries the last mile: our contract or the client's. */
  @Column({ type: 'varchar', length: 10, default: 'self' })
  logistice!: 'self' | 'client';

  /** Empty = made by hand. */
  @Column({ type: 'varchar', length: 40, default: '' })
  appId!: string;

  @Column({ type: 'varchar', length: 10, default: 'balance' })
  payWay!: 'balance' | 'none';

  @RefColumn()
  channelId!: number;

  @Column({ type: 'varchar', length: 30, default: '' })
  serviceType!: string;

  @Column({ type: 'varchar', length: 64 })
  outOrderId!: string;

  @Column({ type: 'varchar', length: 64, default: '' })
  platformOrderNumber!: string;

  @Column({ type: 'jsonb' })
  requestContent!: StoredBody;

  @Column({ type: 'char', length: 64 })
  bodyHash!: string;

  @Column({ type: 'varchar', length: 40, nullable: true })
  orderCode!: string | null;

  @Column({ type: 'varchar', length: 40, nullable: true })
  trackingNumber!: string | null;

  /** The carrier's last answer, secrets masked. */
  @Column({ type: 'jsonb', nullable: true })
  responseContent!: unknown;

  @Column({ type: 'smallint', default: 0 })
  status!: number;

  @Column({ type: 'char', length: 3 })
  currency!: string;

  /** The price it was sold at, line by line. */
  @Column({ type: 'jsonb' })
  quoteSnapshot!: SheetQuote;

  /** What is charged. */
  @MoneyColumn()
  amount!: bigint;

  /** What a coupon took off the listed price. */
  @MoneyColumn({ default: 0 })
  discountAmount!: bigint;

  @MoneyColumn({ default: 0 })
  actualPayAmount!: bigint;

  @Column({ type: 'smallint', default: 1 })
  payStatus!: number;

  @MoneyColumn({ default: 0 })
  paidAmount!: bigint;

  @MoneyColumn({ default: 0 })
  thirdPartyPaidAmount!: bigint;

  @MoneyColumn({ default: 0 })
  moneyPaidAmount!: bigint;

  @MoneyColumn({ default: 0 })
  foreignMoneyPaidAmount!: bigint;

  @MoneyColumn({ default: 0 })
  internalMoneyPaidAmount!: bigint;

  @MoneyColumn({ default: 0 })
  offlinePaidAmount!: bigint;

  /** How many bills it asked for after the first one. */
  @Column({ type: 'int', default: 0 })
  billRevision!: number;

  /** A change that waits for its bill; null = none does. */
  @Column({ type: 'jsonb', nullable: true })
  pendingEdit!: PendingSheetEdit | null;

  @Column({ type: 'smallint', default: 0 })
  isWarehouseScan!: number;

  @InstantColumn({ nullable: true })
  warehouseScanTime!: Date | null;

  @Column({ type: 'smallint', default: 0 })
  isEffective!: number;

  @InstantColumn({ nullable: true })
  effectiveTime!: Date | null;

  @Column({ type: 'varchar', length: 30, default: '' })
  handoverBatch!: string;

  @Column({ type: 'varchar', length: 60 })
  receiverName!: string;

  @Column({ type: 'varchar', length: 60 })
  receiverCity!: string;

  @Column({ type: 'varchar', length: 2 })
  receiverCountryCode!: string;

  @Column({ type: 'int' })
  packageWeight!: number;

  @Column({ type: 'int' })
  chargedG!: number;

  @RefColumn({ nullable: true })
  senderAddressId!: number | null;

  /** Of the newest tracking event by its own time (D2). */
  @Column({ type: 'smallint', default: 0 })
  waybillStatus!: number;

  @InstantColumn({ nullable: true })
  lastEventAt!: Date | null;

  @Column({ type: 'boolean', default: false })
  isVoid!: boolean;

  @InstantColumn({ nullable: true })
  voidTime!: Date | null;

  @Column({ type: 'varchar', length: 300, default: '' })
  lastError!: string;

  @Column({ type: 'int', default: 0 })
  attempts!: number;

  @InstantColumn({ nullable: true })
  bookAt!: Date | null;

  @InstantColumn({ nullable: true })
  leaseUntil!: Date | null;

  /** The label as the carrier gave it; our own labels are printed when they are asked for. */
  @Column({ type: 'text', nullable: true })
  labelPdf!: string | null;
}

@Entity('sheet_order_history')
@Index('sheet_order_history_subject', ['subjectId', 'id'])
export class SheetOrderHistoryEntity extends StatusHistory {}

/** What a carrier said of a parcel, once however often it says it. */
@Entity('sheet_track_event')
@Index('sheet_track_event_once', ['sheetOrderId', 'carrierCode', 'eventTime', 'rawCode'], { unique: true })
export class SheetTrackEventEntity extends Row {
  @RefColumn()
  sheetOrderId!: number;

  @Column({ type: 'varchar', length: 30 })
  carrierCode!: string;

  @InstantColumn()
  eventTime!: Date;

  @Column({ type: 'varchar', length: 40 })
  rawCode!: string;

  @Column({ type: 'smallint' })
  status!: number;

  @Column({ type: 'varchar', length: 300, default: '' })
  description!: string;

  @Column({ type: 'varchar', length: 120, default: '' })
  place!: string;
}
