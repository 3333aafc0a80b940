import { IdColumn, InstantColumn, MoneyColumn, RefColumn } from '@parcelway/platform';
import { Check, Column, Entity, Index } from 'typeorm';
import type { AccountCode } from './domain/chart';
import { ACCOUNT_CODES } from './domain/chart';

/**
 * One side of a movement. Append-only; the entries of a journal come with it in one statement and sum to zero in each currency, or the
 * table refuses them.
 */
@Entity('ledger_entry')
@Index('ledger_entry_journal', ['journalId'])
@Index('ledger_entry_bill', ['billId'], { where: 'bill_id IS NOT NULL' })
@Index('ledger_entry_wallet', ['userId', 'currency'], { where: `account = 'wallet'` })
@Index('ledger_entry_account_posted', ['account', 'currency', 'postedAt'])
@Check('ledger_entry_amount', 'amount <> 0')
@Check('ledger_entry_account', `account IN (${ACCOUNT_CODES.map((code) => `'${code}'`).join(', ')})`)
@Check('ledger_entry_member', `account <> 'wallet' OR user_id IS NOT NULL`)
export class LedgerEntryEntity {
  @IdColumn()
  id!: number;

  @RefColumn()
  journalId!: number;

  @Column({ type: 'varchar', length: 30 })
  account!: AccountCode;

  @Column({ type: 'varchar', length: 3 })
  currency!: string;

  /** Debit above zero, credit below; minor units of `currency`. */
  @MoneyColumn()
  amount!: bigint;

  /** Whose balance, where the account is `wallet`. */
  @RefColumn({ nullable: true })
  userId!: number | null;

  /** The bill that was paid or of which money went back; the entries of a bill sum to refunded_amount - paid_amount. */
  @RefColumn({ nullable: true })
  billId!: number | null;

  @InstantColumn({ default: () => 'now()' })
  postedAt!: Date;
}
