import { RefColumn, SoftRow } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** A named value that a carrier's interface needs; always sealed, `is_secret` only says whether staff may read it. */
@Entity('channel_api_param')
@Index('channel_api_param_name', ['channelId', 'paramName'], { unique: true, where: 'delete_time IS NULL' })
export class ChannelApiParamEntity extends SoftRow {
  @RefColumn()
  channelId!: number;

  @Column({ type: 'varchar', length: 60 })
  paramName!: string;

  /** Sealed by the FieldCipher. */
  @Column({ type: 'text' })
  paramValue!: string;

  @Column({ type: 'boolean', default: true })
  isSecret!: boolean;

  @Column({ type: 'varchar', length: 200, default: '' })
  remark!: string;
}
