import { MoneyColumn, Row } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';
import type { AccountCode } from './domain/chart';

/**
 * What a closed London day brought an account in a currency: the sum of its entries. Only days that no transaction can still enter anything
 * in are closed (BooksClosing), so a row never changes; the ledger itself stays what counts.
 */
@Entity('ledger_balance_day')
@Index('ledger_balance_day_unique', ['day', 'account', 'currency'], { unique: true })
export class LedgerBalanceDayEntity extends Row {
  @Column({ type: 'date' })
  day!: string;

  @Column({ type: 'varchar', length: 30 })
  account!: AccountCode;

  @Column({ type: 'varchar', length: 3 })
  currency!: string;

  /** Debit above zero; minor units of `currency`. */
  @MoneyColumn()
  amount!: bigint;
}
