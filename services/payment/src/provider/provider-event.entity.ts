import { InstantColumn, Row } from '@parcelway/platform';
import { Check, Column, Entity, Index } from 'typeorm';

export type ProviderEventStatus = 'done' | 'ignored' | 'parked' | 'failed';

/** What a provider told us, each event once. A parked one waits for staff: its money does not fit what was asked for. */
@Entity('provider_event')
@Index('provider_event_unique', ['provider', 'eventId'], { unique: true })
@Index('provider_event_received_at', ['receivedAt'])
@Index('provider_event_payment_no', ['paymentNo'])
@Index('provider_event_parked', ['receivedAt'], { where: `status IN ('parked', 'failed')` })
@Check('provider_event_status', `status IN ('done', 'ignored', 'parked', 'failed')`)
export class ProviderEventEntity extends Row {
  @Column({ type: 'varchar', length: 20 })
  provider!: string;

  @Column({ type: 'varchar', length: 80 })
  eventId!: string;

  @Column({ type: 'varchar', length: 60 })
  type!: string;

  @InstantColumn({ default: () => 'now()' })
  receivedAt!: Date;

  @Column({ type: 'varchar', length: 20 })
  status!: ProviderEventStatus;

  @Column({ type: 'varchar', length: 24, default: '' })
  paymentNo!: string;

  /** Why it was parked or ignored, and what staff said when they closed it. */
  @Column({ type: 'varchar', length: 200, default: '' })
  reason!: string;

  /** Numbers, states and amounts only. */
  @Column({ type: 'jsonb', default: {} })
  payload!: Readonly<Record<string, unknown>>;
}
