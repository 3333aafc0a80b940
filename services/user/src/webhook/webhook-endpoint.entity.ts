import { InstantColumn, RefColumn, SoftRow } from '@parcelway/platform';
import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { PartnerAppEntity } from '../partner-app/partner-app.entity';

/** An address of a member's system that is told what becomes of the orders of one app (D5). */
@Entity('webhook_endpoint')
@Index('webhook_endpoint_partner_app_id', ['partnerAppId'])
@Index('webhook_endpoint_status', ['status'])
export class WebhookEndpointEntity extends SoftRow {
  @RefColumn()
  partnerAppId!: number;

  @ManyToOne(() => PartnerAppEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'partner_app_id', foreignKeyConstraintName: 'webhook_endpoint_app' })
  partnerApp?: PartnerAppEntity;

  @Column({ type: 'varchar', length: 255 })
  url!: string;

  /** Kinds of events; empty = all. */
  @Column({ type: 'jsonb', default: [] })
  events!: string[];

  /** Encrypted: to sign, the secret itself is needed. */
  @Column({ type: 'text' })
  sealedSecret!: string;

  @Column({ type: 'varchar', length: 4 })
  secretLast4!: string;

  /** `on`, `failing` or `off` */
  @Column({ type: 'varchar', length: 10, default: 'on' })
  status!: string;

  /** First try that failed since the last that arrived. */
  @InstantColumn({ nullable: true })
  failingSince!: Date | null;

  @InstantColumn({ nullable: true })
  disabledAt!: Date | null;
}
