import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Events this service has applied, recorded in the transaction of their effect: a second delivery finds its row and does nothing. */
@Entity('inbox')
export class InboxEntity {
  @PrimaryColumn({ type: 'uuid' })
  eventId!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  appliedAt!: Date;
}
