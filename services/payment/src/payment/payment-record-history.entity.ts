import { IdColumn, RefColumn } from '@parcelway/platform';
import type { PaymentRecordStatus } from '@parcelway/contracts/statuses';
import { Column, CreateDateColumn, Entity, Index } from 'typeorm';

/** One state change of a payment: who, when, from, to, why. A payment's states are words, other entities' are numbers. */
@Entity('payment_record_history')
@Index('payment_record_history_subject', ['subjectId'])
export class PaymentRecordHistoryEntity {
  @IdColumn()
  id!: number;

  @RefColumn()
  subjectId!: number;

  /** null for the first. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  fromStatus!: PaymentRecordStatus | null;

  @Column({ type: 'varchar', length: 20 })
  toStatus!: PaymentRecordStatus;

  @Column({ type: 'varchar', length: 10 })
  byType!: string;

  @RefColumn({ nullable: true })
  byId!: number | null;

  @Column({ type: 'varchar', length: 300, default: '' })
  reason!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createTime!: Date;
}
