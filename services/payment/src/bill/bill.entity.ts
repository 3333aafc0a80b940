import type { BillPaid } from '@parcelway/contracts';
import { InstantColumn, MoneyColumn, RefColumn, Row } from '@parcelway/platform';
import type { PayStatus } from '@parcelway/contracts/statuses';
import { Check, Column, Entity, Index } from 'typeorm';

/** A priced part of what is billed. */
export interface BillLine {
  readonly code: string;
  /** Decimal string in the bill's currency. */
  readonly amount: string;
  readonly text?: string;
}

/**
 * What a member owes for one thing. `pay_status` follows from the three amounts (D3, docs/domain); the table itself refuses a row in
 * which it does not. An order has at most one living bill of type `order`.
 */
@Entity('bill')
@Index('bill_no_unique', ['billNo'], { unique: true })
@Index('bill_order_unique', ['billType', 'refId'], {
  unique: true,
  where: `NOT is_void AND bill_type = 'order'`,
})
@Index('bill_ref_no', ['refNo', 'userId'])
@Index('bill_user', ['userId'])
@Index('bill_void', ['id'], { where: 'is_void' })
@Index('bill_due', ['payStatus', 'dueAt'])
@Index('bill_receivable', ['currency', 'createTime', 'amount', 'paidAmount', 'refundedAmount'], {
  where: 'pay_status = 1 AND NOT is_void',
})
@Index('bill_recharge_open', ['createTime'], {
  where: `bill_type = 'recharge' AND pay_status = 1 AND NOT is_void`,
})
@Index('bill_paid_at', ['paidAt'])
@Index('bill_create_time', ['createTime'])
@Index('bill_waybill_no', ['waybillNo', 'id'], { where: 'waybill_no IS NOT NULL' })
@Index('bill_tax_of_order', ['orderNo', 'userId'], { where: 'order_no IS NOT NULL' })
@Index('bill_customs_entry', ['waybillNo', 'customsRef'], {
  unique: true,
  where: `customs_ref <> '' AND NOT is_void`,
})
@Check(
  'bill_waybill',
  `CASE WHEN bill_type = 'tax' THEN waybill_id = ref_id AND waybill_no = ref_no AND order_no IS NOT NULL
   ELSE waybill_id IS NULL AND waybill_no IS NULL AND order_no IS NULL END`,
)
@Check('bill_amounts', 'amount >= 0 AND paid_amount >= 0 AND refunded_amount BETWEEN 0 AND paid_amount')
@Check(
  'bill_pay_status',
  `pay_status = CASE WHEN paid_amount > 0 AND refunded_amount = paid_amount THEN 3 WHEN paid_amount >= amount THEN 2 ELSE 1 END`,
)
export class BillEntity extends Row {
  /** `B` and twelve random characters. */
  @Column({ type: 'varchar', length: 20 })
  billNo!: string;

  /** order, supplement, tax, storage, sheet or recharge */
  @Column({ type: 'varchar', length: 20 })
  billType!: string;

  /** Id of what is billed, in its owner's service. */
  @RefColumn()
  refId!: number;

  /** Its public number, an order number say. */
  @Column({ type: 'varchar', length: 30 })
  refNo!: string;

  @RefColumn()
  userId!: number;

  /** How many bills the order asked for before this one. */
  @Column({ type: 'int', default: 0 })
  revision!: number;

  @Column({ type: 'varchar', length: 3 })
  currency!: string;

  /** Minor units of `currency`, as the two below. */
  @MoneyColumn()
  amount!: bigint;

  /** Sum of the payments that succeeded. */
  @MoneyColumn({ default: 0 })
  paidAmount!: bigint;

  /** Sum of the refunds that were settled. */
  @MoneyColumn({ default: 0 })
  refundedAmount!: bigint;

  @Column({ type: 'smallint', default: 1 })
  payStatus!: PayStatus;

  @Column({ type: 'jsonb', default: [] })
  lines!: readonly BillLine[];

  /** After this instant an unpaid order is given up; null = no limit. */
  @InstantColumn({ nullable: true })
  dueAt!: Date | null;

  /** When the last missing amount came in; null while unpaid. */
  @InstantColumn({ nullable: true })
  paidAt!: Date | null;

  /** How it was paid: balance, card, third_party or offline; null while unpaid and where there was nothing to pay. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  paidWay!: BillPaid['way'] | null;

  /** When the member was last asked for the money by staff; null = never. */
  @InstantColumn({ nullable: true })
  remindedAt!: Date | null;

  @Column({ type: 'boolean', default: false })
  isVoid!: boolean;

  @Column({ type: 'varchar', length: 200, default: '' })
  voidReason!: string;

  /** Duty only, here and below: the box it is on, and the order of the box. */
  @RefColumn({ nullable: true })
  waybillId!: number | null;

  @Column({ type: 'varchar', length: 30, nullable: true })
  waybillNo!: string | null;

  @Column({ type: 'varchar', length: 20, nullable: true })
  orderNo!: string | null;

  /** Number of the customs entry; '' = not known. */
  @Column({ type: 'varchar', length: 40, default: '' })
  customsRef!: string;

  /** Address of the customs paper; '' = none. */
  @Column({ type: 'varchar', length: 255, default: '' })
  document!: string;

  /** Why it is owed, in words for the member. */
  @Column({ type: 'varchar', length: 200, default: '' })
  reason!: string;
}
