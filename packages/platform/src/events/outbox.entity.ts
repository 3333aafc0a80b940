import { Column, CreateDateColumn, Entity, Generated, Index, PrimaryColumn } from 'typeorm';

/** Events that became true, written in the transaction that made them so. Kept for 30 days so that they can be replayed. */
@Entity('outbox')
@Index('outbox_unpublished', ['position'], { where: 'published_at IS NULL' })
@Index('outbox_occurred_at', ['occurredAt'])
export class OutboxEntity {
  /** Order of writing; also the order of publishing. */
  @PrimaryColumn({ type: 'bigint', generated: 'identity', generatedIdentity: 'BY DEFAULT' })
  position!: string;

  @Column({ type: 'uuid' })
  @Generated('uuid')
  eventId!: string;

  /** `payment.bill-paid` */
  @Column({ type: 'varchar', length: 80 })
  name!: string;

  @Column({ type: 'smallint', default: 1 })
  eventVersion!: number;

  @Column({ type: 'jsonb' })
  payload!: unknown;

  @Column({ type: 'varchar', length: 60, nullable: true })
  requestId!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  occurredAt!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  publishedAt!: Date | null;
}
