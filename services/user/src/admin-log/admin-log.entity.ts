import { RefColumn, Row } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** One write that an admin asked for, done or refused. Secrets were masked before it got here. */
@Entity('admin_log')
@Index('admin_log_admin', ['adminId', 'id'])
@Index('admin_log_create_time', ['createTime'])
export class AdminLogEntity extends Row {
  /** 0 where nobody was logged in. */
  @RefColumn({ default: 0 })
  adminId!: number;

  @Column({ type: 'varchar', length: 50, default: '' })
  username!: string;

  @Column({ type: 'varchar', length: 1500 })
  url!: string;

  /** `<menu title>-<act title>`, zh-cn. */
  @Column({ type: 'varchar', length: 100 })
  title!: string;

  /** The request's parameters, JSON. */
  @Column({ type: 'text', default: '' })
  data!: string;

  @Column({ type: 'varchar', length: 50, default: '' })
  ip!: string;

  @Column({ type: 'varchar', length: 255, default: '' })
  useragent!: string;

  @Column({ type: 'varchar', length: 60, default: '' })
  requestId!: string;

  /** `ok` or `failed`. */
  @Column({ type: 'varchar', length: 10 })
  result!: string;
}
