import { InstantColumn, RefColumn, Row } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';
import type { MoneyRecordKind } from '../wallet/member-money-record.entity';

/**
 * One movement of money, with the entries that say from where to where (LedgerEntryEntity). Append-only; the table refuses one without
 * entries. Written by post_journal alone.
 */
@Entity('journal')
@Index('journal_no_unique', ['journalNo'], { unique: true })
@Index('journal_ref', ['refNo'])
@Index('journal_posted_at', ['postedAt'])
@Index('journal_user', ['userId'])
export class JournalEntity extends Row {
  /** `J` and a rising number. */
  @Column({ type: 'varchar', length: 24 })
  journalNo!: string;

  @Column({ type: 'varchar', length: 30 })
  kind!: MoneyRecordKind;

  /** What moved the money: payment, refund, bill, claim, record (of a member's money). */
  @Column({ type: 'varchar', length: 20 })
  refType!: string;

  @Column({ type: 'varchar', length: 30 })
  refNo!: string;

  /** Whose money moved. */
  @RefColumn({ nullable: true })
  userId!: number | null;

  /** Staff who moved it; null = the member or a rule. */
  @RefColumn({ nullable: true })
  adminId!: number | null;

  @InstantColumn({ default: () => 'now()' })
  postedAt!: Date;

  @Column({ type: 'varchar', length: 200, default: '' })
  memo!: string;
}
