import { InstantColumn, MoneyColumn, RefColumn, SoftRow } from '@parcelway/platform';
import { Check, Column, Entity, Exclusion, Index } from 'typeorm';

/** An extra service: charged once an order, per box or per charged kilogram (D1). */
@Entity('accessorial_service')
@Index('accessorial_service_code', ['code'], { unique: true, where: 'delete_time IS NULL' })
export class AccessorialServiceEntity extends SoftRow {
  @Column({ type: 'varchar', length: 30 })
  code!: string;

  @Column({ type: 'varchar', length: 60 })
  nameZh!: string;

  @Column({ type: 'varchar', length: 60 })
  nameEn!: string;

  @Column({ type: 'varchar', length: 10 })
  scope!: 'order' | 'box' | 'kg';

  /** Where it can be chosen: by the customer, in the warehouse, or both. */
  @Column({ type: 'varchar', length: 10, default: 'checkout' })
  stage!: 'checkout' | 'warehouse' | 'both';

  @Column({ type: 'boolean', default: false })
  isDefault!: boolean;

  @Column({ type: 'int', default: 1 })
  maxQuantity!: number;

  /** Channels that offer it; empty = all. */
  @Column({ type: 'jsonb', default: [] })
  channelIds!: number[];

  @Column({ type: 'varchar', length: 300, default: '' })
  descriptionZh!: string;

  @Column({ type: 'varchar', length: 300, default: '' })
  descriptionEn!: string;

  @Column({ type: 'boolean', default: true })
  status!: boolean;

  @Column({ type: 'int', default: 0 })
  weigh!: number;
}

/** What a service costs for a member group or, without one, for all. At most one row is live for a group and an instant. */
@Entity('accessorial_price')
@Exclusion(
  'accessorial_price_no_overlap',
  `USING gist (service_id WITH =, COALESCE(user_group_id, 0) WITH =, tstzrange(valid_from, valid_to) WITH &&) WHERE (delete_time IS NULL AND status)`,
)
@Check('accessorial_price_one_way', '(amount IS NULL) <> (rate_bp IS NULL)')
@Check('accessorial_price_range', 'valid_to IS NULL OR valid_from < valid_to')
@Index('accessorial_price_service', ['serviceId', 'validFrom'])
export class AccessorialPriceEntity extends SoftRow {
  @RefColumn()
  serviceId!: number;

  @RefColumn({ nullable: true })
  userGroupId!: number | null;

  /** Per count; null where the price is a share of the freight. */
  @MoneyColumn({ nullable: true })
  amount!: bigint | null;

  @Column({ type: 'int', nullable: true })
  rateBp!: number | null;

  @MoneyColumn({ nullable: true })
  minAmount!: bigint | null;

  @MoneyColumn({ nullable: true })
  maxAmount!: bigint | null;

  @Column({ type: 'boolean', default: false })
  fuelApplies!: boolean;

  @Column({ type: 'char', length: 3, default: 'GBP' })
  currency!: string;

  @InstantColumn()
  validFrom!: Date;

  /** null = for ever; the range is [from, to). */
  @InstantColumn({ nullable: true })
  validTo!: Date | null;

  @Column({ type: 'boolean', default: true })
  status!: boolean;
}
