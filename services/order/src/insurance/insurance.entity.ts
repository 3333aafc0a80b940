import type { InsuredOrders } from '@parcelway/contracts';
import { MoneyColumn, RefColumn, SoftRow } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** A named set of insurance types; channels point to one. */
@Entity('insurance_rule')
@Index('insurance_rule_code', ['code'], { unique: true, where: 'delete_time IS NULL' })
export class InsuranceRuleEntity extends SoftRow {
  @Column({ type: 'varchar', length: 30 })
  code!: string;

  @Column({ type: 'varchar', length: 60 })
  nameZh!: string;

  @Column({ type: 'varchar', length: 60 })
  nameEn!: string;

  /** What the cap and the steps count for. */
  @Column({ type: 'varchar', length: 10, default: 'order' })
  scope!: 'order' | 'box';

  @MoneyColumn({ nullable: true })
  capPerBox!: bigint | null;

  @Column({ type: 'int', default: 7 })
  damageDays!: number;

  @Column({ type: 'int', default: 30 })
  lossDays!: number;

  @RefColumn({ nullable: true })
  termsProtocolId!: number | null;

  @Column({ type: 'boolean', default: true })
  status!: boolean;
}

/** A step of cover and its premium, or a rate on the cover that is wanted (D7). */
@Entity('insurance_type')
@Index('insurance_type_rule', ['insuranceRuleId'])
export class InsuranceTypeEntity extends SoftRow {
  @RefColumn()
  insuranceRuleId!: number;

  @Column({ type: 'varchar', length: 60 })
  nameZh!: string;

  @Column({ type: 'varchar', length: 60 })
  nameEn!: string;

  /** Which orders are offered it. */
  @Column({ type: 'varchar', length: 10, default: 'luggage' })
  appliesTo!: InsuredOrders;

  @Column({ type: 'varchar', length: 4, default: 'step' })
  mode!: 'step' | 'rate';

  /** Of a step. */
  @MoneyColumn({ default: 0 })
  cover!: bigint;

  @MoneyColumn({ default: 0 })
  premium!: bigint;

  /** Of a rate: share of the cover, at least the minimum, up to the most. */
  @Column({ type: 'int', nullable: true })
  rateBp!: number | null;

  @MoneyColumn({ nullable: true })
  minPremium!: bigint | null;

  @MoneyColumn({ nullable: true })
  maxCover!: bigint | null;

  @Column({ type: 'char', length: 3, default: 'GBP' })
  currency!: string;

  /** Included cover. */
  @Column({ type: 'boolean', default: false })
  isFree!: boolean;

  @Column({ type: 'boolean', default: false })
  isDefault!: boolean;

  @Column({ type: 'boolean', default: true })
  status!: boolean;

  @Column({ type: 'int', default: 0 })
  weigh!: number;
}
