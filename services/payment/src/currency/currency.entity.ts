import { Row } from '@parcelway/platform';
import { Check, Column, Entity, Index } from 'typeorm';

/** A currency (ISO 4217). `decimals` says what a minor unit is; the codes known to the runtime agree with it. */
@Entity('currency')
@Index('currency_code_unique', ['code'], { unique: true })
@Index('currency_default', ['isDefault'], { unique: true, where: 'is_default' })
@Check('currency_decimals', 'decimals BETWEEN 0 AND 3')
@Check('currency_default_is_wallet', 'NOT is_default OR (is_wallet AND status)')
export class CurrencyEntity extends Row {
  @Column({ type: 'varchar', length: 3 })
  code!: string;

  @Column({ type: 'varchar', length: 40 })
  nameZh!: string;

  @Column({ type: 'varchar', length: 40 })
  nameEn!: string;

  @Column({ type: 'varchar', length: 5 })
  symbol!: string;

  @Column({ type: 'int' })
  decimals!: number;

  /** Members may hold a balance in it. */
  @Column({ type: 'boolean', default: false })
  isWallet!: boolean;

  @Column({ type: 'boolean', default: false })
  isDefault!: boolean;

  @Column({ type: 'boolean', default: true })
  status!: boolean;

  @Column({ type: 'int', default: 0 })
  weigh!: number;
}
