import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Events whose reaction kept failing; staff see them and replay them. */
@Entity('dead_letter')
export class DeadLetterEntity {
  @PrimaryColumn({ type: 'uuid' })
  eventId!: string;

  @Column({ type: 'varchar', length: 80 })
  eventName!: string;

  @Column({ type: 'jsonb' })
  event!: unknown;

  @Column({ type: 'text' })
  error!: string;

  @Column({ type: 'int' })
  attempts!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  failedAt!: Date;
}
