import { InstantColumn, RefColumn, Row } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** One try to tell one endpoint of one event. What fails is tried again as a row of its own. */
@Entity('webhook_attempt')
@Index('webhook_attempt_try', ['endpointId', 'eventId', 'attempt'], { unique: true })
@Index('webhook_attempt_endpoint', ['endpointId', 'id'])
@Index('webhook_attempt_due', ['nextAt'], { where: "status = 'queued'" })
@Index('webhook_attempt_event_id', ['eventId'])
@Index('webhook_attempt_object_no', ['objectNo'])
@Index('webhook_attempt_create_time', ['createTime'])
export class WebhookAttemptEntity extends Row {
  @RefColumn()
  endpointId!: number;

  @Column({ type: 'varchar', length: 40 })
  eventId!: string;

  @Column({ type: 'varchar', length: 60 })
  eventType!: string;

  /** Reference of what the event is about; '' = of nothing. */
  @Column({ type: 'varchar', length: 64, default: '' })
  objectNo!: string;

  /** From 1. */
  @Column({ type: 'int' })
  attempt!: number;

  /** `queued`, `ok`, `failed` or `given_up` */
  @Column({ type: 'varchar', length: 10, default: 'queued' })
  status!: string;

  @Column({ type: 'int', nullable: true })
  httpStatus!: number | null;

  @Column({ type: 'int', default: 0 })
  durationMs!: number;

  /** The body as it is sent. */
  @Column({ type: 'text' })
  request!: string;

  /** The first 64 kB of what was answered, or why nothing was. */
  @Column({ type: 'text', default: '' })
  response!: string;

  /** When a queued one is due; a process that has it in hand puts this off. */
  @InstantColumn({ nullable: true })
  nextAt!: Date | null;
}
