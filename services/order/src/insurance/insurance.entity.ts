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

  @Column({ type: 'boolean', default: true })
  status!: boolean;
}

/** A step of cover and its premium (D7). */
@Entity('insurance_type')
@Index('insurance_type_rule', ['insuranceRuleId'])
export class InsuranceTypeEntity extends SoftRow {
  @RefColumn()
  insuranceRuleId!: number;

  @Column({ type: 'varchar', length: 60 })
  nameZh!: string;

  @Column({ type: 'varchar', length: 60 })
  nameEn!: string;

  @MoneyColumn()
  cover!: bigint;

  @MoneyColumn({ default: 0 })
  premium!: bigint;

  @Column({ type: 'char', length: 3, default: 'GBP' })
  currency!: string;

  /** Included cover. */
  @Column({ type: 'boolean', default: false })
  isFree!: boolean;

  @Column({ type: 'boolean', default: true })
  status!: boolean;

  @Column({ type: 'int', default: 0 })
  weigh!: number;
}
