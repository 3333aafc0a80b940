import { MoneyColumn, RefColumn, SoftRow } from '@parcelway/platform';
import { Check, Column, Entity, Exclusion, Index } from 'typeorm';

/** A price row of a channel: public, of a member or of a member group. At most one is live for a target and an instant. */
@Entity('channel_price')
@Exclusion(
  'channel_price_no_overlap',
  `USING gist (channel_id WITH =, COALESCE(user_id, 0) WITH =, COALESCE(user_group_id, 0) WITH =, tstzrange(valid_from, valid_to) WITH &&) WHERE (delete_time IS NULL AND status)`,
)
@Check('channel_price_one_target', 'user_id IS NULL OR user_group_id IS NULL')
@Check('channel_price_range', 'valid_to IS NULL OR valid_from < valid_to')
@Index('channel_price_channel', ['channelId', 'validFrom'])
export class ChannelPriceEntity extends SoftRow {
  @RefColumn()
  channelId!: number;

  @RefColumn({ nullable: true })
  userId!: number | null;

  @RefColumn({ nullable: true })
  userGroupId!: number | null;

  @Column({ type: 'int' })
  firstWeightG!: number;

  @MoneyColumn()
  firstPrice!: bigint;

  /** Per further step where no packaging line says otherwise. */
  @MoneyColumn()
  stepPrice!: bigint;

  @Column({ type: 'char', length: 3, default: 'GBP' })
  currency!: string;

  @Column({ type: 'timestamptz' })
  validFrom!: Date;

  /** null = for ever; the range is [from, to). */
  @Column({ type: 'timestamptz', nullable: true })
  validTo!: Date | null;

  @Column({ type: 'boolean', default: true })
  status!: boolean;
}

/** A step price for some kinds of box; box 0 stands for all that no line names. */
@Entity('member_channel_price_packaging')
@Index('packaging_line_price', ['channelPriceId'])
export class PackagingLineEntity extends SoftRow {
  @RefColumn()
  channelPriceId!: number;

  /** Comma list of packaging box ids. */
  @Column({ type: 'varchar', length: 200, default: '0' })
  packagingBoxId!: string;

  @MoneyColumn()
  price!: bigint;

  @Column({ type: 'boolean', default: true })
  status!: boolean;
}
