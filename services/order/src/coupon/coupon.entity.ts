import type { CouponKind } from '@parcelway/contracts';
import { InstantColumn, MoneyColumn, RefColumn, Row, SoftRow } from '@parcelway/platform';
import { Check, Column, Entity, Index } from 'typeorm';

/** What a coupon takes off, for whom and how often. */
@Entity('coupon')
@Check('coupon_one_value', '(amount IS NULL) <> (rate_bp IS NULL)')
@Check('coupon_range', 'valid_from < valid_to')
@Index('coupon_code', ['code'], { unique: true, where: 'delete_time IS NULL' })
@Index('coupon_from', ['validFrom'])
export class CouponEntity extends SoftRow {
  @Column({ type: 'varchar', length: 30 })
  code!: string;

  @Column({ type: 'varchar', length: 60 })
  nameZh!: string;

  @Column({ type: 'varchar', length: 60 })
  nameEn!: string;

  @MoneyColumn({ nullable: true })
  amount!: bigint | null;

  /** Of the freight. */
  @Column({ type: 'int', nullable: true })
  rateBp!: number | null;

  @Column({ type: 'char', length: 3, default: 'GBP' })
  currency!: string;

  @MoneyColumn({ default: 0 })
  minFreight!: bigint;

  /** Empty = every channel. */
  @Column({ type: 'jsonb', default: [] })
  channelIds!: number[];

  @Column({ type: 'varchar', length: 10, default: 'luggage' })
  kind!: CouponKind;

  /** null = as many as are issued. */
  @Column({ type: 'int', nullable: true })
  total!: number | null;

  @Column({ type: 'int', default: 1 })
  perMember!: number;

  @InstantColumn()
  validFrom!: Date;

  @InstantColumn()
  validTo!: Date;

  @Column({ type: 'boolean', default: true })
  status!: boolean;
}

/** A coupon that a member may use once. */
@Entity('member_coupon')
@Index('member_coupon_coupon', ['couponId', 'userId'])
@Index('member_coupon_user', ['userId', 'status'])
@Index('member_coupon_order', ['orderNo'], { where: `order_no <> ''` })
@Index('member_coupon_expiry', ['expiresAt'], { where: `status = 'unused'` })
export class MemberCouponEntity extends Row {
  @RefColumn()
  couponId!: number;

  @RefColumn()
  userId!: number;

  @Column({ type: 'varchar', length: 10, default: 'unused' })
  status!: 'unused' | 'used' | 'expired' | 'revoked';

  @Column({ type: 'varchar', length: 20, default: '' })
  orderNo!: string;

  @InstantColumn({ nullable: true })
  usedAt!: Date | null;

  @InstantColumn()
  expiresAt!: Date;
}
