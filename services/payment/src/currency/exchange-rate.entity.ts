import { InstantColumn, Row } from '@parcelway/platform';
import { Check, Column, Entity, Index } from 'typeorm';

/** What one `from_currency` is worth in `to_currency` from an instant on, until the pair's next rate. */
@Entity('exchange_rate')
@Index('exchange_rate_unique', ['fromCurrency', 'toCurrency', 'validFrom'], { unique: true })
@Index('exchange_rate_to', ['toCurrency'])
@Index('exchange_rate_valid_from', ['validFrom'])
@Check('exchange_rate_pair', 'from_currency <> to_currency')
@Check('exchange_rate_positive', `rate ~ '^[0-9]{1,7}([.][0-9]{1,8})?$' AND rate::numeric > 0`)
export class ExchangeRateEntity extends Row {
  @Column({ type: 'varchar', length: 3 })
  fromCurrency!: string;

  @Column({ type: 'varchar', length: 3 })
  toCurrency!: string;

  /** Decimal of at most 8 places. */
  @Column({ type: 'varchar', length: 16 })
  rate!: string;

  @InstantColumn()
  validFrom!: Date;

  @Column({ type: 'varchar', length: 60, default: '' })
  source!: string;
}
