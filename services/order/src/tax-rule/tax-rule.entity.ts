import { InstantColumn, MoneyColumn, RefColumn, SoftRow } from '@parcelway/platform';
import { Check, Column, Entity, Index } from 'typeorm';

/** What customs of a destination take on a way of clearance: limits, waiver and rates by category (D8). */
@Entity('tax_rule')
@Check('tax_rule_range', 'valid_to IS NULL OR valid_from < valid_to')
@Index('tax_rule_country', ['countryId'])
export class TaxRuleEntity extends SoftRow {
  @Column({ type: 'varchar', length: 60 })
  nameZh!: string;

  @Column({ type: 'varchar', length: 60 })
  nameEn!: string;

  @RefColumn()
  countryId!: number;

  @Column({ type: 'varchar', length: 10 })
  route!: 'post' | 'courier' | 'cargo';

  /** Minor units of `limit_currency`, as is `waive_below`. */
  @MoneyColumn({ nullable: true })
  parcelLimit!: bigint | null;

  @Column({ type: 'varchar', length: 3, default: '' })
  limitCurrency!: string;

  /** Duty of at most this is not collected. */
  @MoneyColumn({ nullable: true })
  waiveBelow!: bigint | null;

  @Column({ type: 'boolean', default: false })
  singleItemMayExceed!: boolean;

  @Column({ type: 'jsonb', default: [] })
  rates!: { readonly category_id: number; readonly rate_bp: number }[];

  @Column({ type: 'varchar', length: 300, default: '' })
  noteZh!: string;

  @Column({ type: 'varchar', length: 300, default: '' })
  noteEn!: string;

  @Column({ type: 'varchar', length: 255, default: '' })
  sourceUrl!: string;

  @InstantColumn()
  validFrom!: Date;

  @InstantColumn({ nullable: true })
  validTo!: Date | null;

  @Column({ type: 'boolean', default: true })
  status!: boolean;
}
