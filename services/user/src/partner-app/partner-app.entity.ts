import { IdColumn, InstantColumn, RefColumn, SoftRow } from '@parcelway/platform';
import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';

/** A program that a member lets order in their name (D5). */
@Entity('partner_app')
@Index('partner_app_app_id', ['appId'], { unique: true, where: 'delete_time IS NULL' })
@Index('partner_app_user_id', ['userId'])
@Index('partner_app_last_used_at', ['lastUsedAt'])
export class PartnerAppEntity extends SoftRow {
  @Column({ type: 'varchar', length: 40 })
  appId!: string;

  @RefColumn()
  userId!: number;

  @Column({ type: 'varchar', length: 60 })
  name!: string;

  /** Channels it may use; empty = all. */
  @Column({ type: 'jsonb', default: [] })
  channelIds!: number[];

  /** Addresses or networks (CIDR) that may call, one a line; '' = all. */
  @Column({ type: 'text', default: '' })
  ipAllow!: string;

  @Column({ type: 'int', default: 300 })
  ratePerMinute!: number;

  /** Who arranges the last mile: `self` (we) or `client`. */
  @Column({ type: 'varchar', length: 10, default: 'self' })
  logistice!: string;

  /** `balance` or `none` */
  @Column({ type: 'varchar', length: 10, default: 'balance' })
  payWay!: string;

  /** Carrier in whose name it may report tracking events; '' = none. */
  @Column({ type: 'varchar', length: 30, default: '' })
  carrierCode!: string;

  @InstantColumn({ nullable: true })
  lastUsedAt!: Date | null;

  @Column({ type: 'boolean', default: true })
  status!: boolean;
}

/** A secret with which an app signs. Two may be alive, so that keys can be rolled without an outage. */
@Entity('partner_secret')
@Index('partner_secret_app', ['partnerAppId'])
export class PartnerSecretEntity {
  @IdColumn()
  id!: number;

  @RefColumn()
  partnerAppId!: number;

  @ManyToOne(() => PartnerAppEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'partner_app_id' })
  partnerApp?: PartnerAppEntity;

  /** Encrypted: to check a signature the secret itself is needed. */
  @Column({ type: 'text' })
  sealed!: string;

  @Column({ type: 'char', length: 4 })
  last4!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createTime!: Date;

  /** When it ends; null = when a newer one is made. */
  @InstantColumn({ nullable: true })
  expiresAt!: Date | null;
}
