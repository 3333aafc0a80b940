import { IdColumn, InstantColumn, RefColumn } from '@parcelway/platform';
import { Column, Entity } from 'typeorm';

/** A session as the back office lists it: the view `session_list`, which has a number for its id. Deleting a row ends the session. */
@Entity('session_list', { synchronize: false })
export class SessionRowEntity {
  @IdColumn()
  id!: number;

  @Column({ type: 'uuid' })
  sid!: string;

  @Column({ type: 'varchar' })
  kind!: string;

  @RefColumn()
  subjectId!: number;

  @Column({ type: 'varchar' })
  username!: string;

  @Column({ type: 'varchar' })
  ip!: string;

  @Column({ type: 'varchar' })
  useragent!: string;

  @InstantColumn()
  lastUsedAt!: Date;

  @InstantColumn()
  expiresAt!: Date;

  @InstantColumn()
  createTime!: Date;

  @InstantColumn()
  updateTime!: Date;
}
