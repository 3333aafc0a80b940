import { MoneyColumn, RefColumn, SoftRow } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** Postcodes with a surcharge: the greater of a minimum and an amount per charged kilogram (D1). */
@Entity('remote_rule')
@Index('remote_rule_code', ['code'], { unique: true, where: 'delete_time IS NULL' })
export class RemoteRuleEntity extends SoftRow {
  @Column({ type: 'varchar', length: 30 })
  code!: string;

  @Column({ type: 'varchar', length: 60 })
  nameZh!: string;

  @Column({ type: 'varchar', length: 60 })
  nameEn!: string;

  @RefColumn()
  countryId!: number;

  @MoneyColumn()
  minAmount!: bigint;

  @MoneyColumn()
  perKgAmount!: bigint;

  @Column({ type: 'char', length: 3, default: 'GBP' })
  currency!: string;

  /** One pattern a line: `736200`, `7362*`, `736000-736299`, `#` remark. */
  @Column({ type: 'text' })
  postcodes!: string;

  @Column({ type: 'boolean', default: true })
  status!: boolean;
}
