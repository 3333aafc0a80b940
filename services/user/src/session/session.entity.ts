import { InstantColumn, RefColumn } from '@parcelway/platform';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** One log in of a member or an admin. Its id is the `sid` of every access token that comes from it. */
@Entity('session')
@Index('session_refresh_hash', ['refreshHash'], { unique: true })
@Index('session_number', ['number'], { unique: true })
@Index('session_subject', ['kind', 'subjectId'])
export class SessionEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** What lists name it by. */
  @Column({ type: 'bigint', generated: 'identity', generatedIdentity: 'BY DEFAULT' })
  number!: string;

  /** `user` or `admin`. */
  @Column({ type: 'varchar', length: 10 })
  kind!: string;

  /** Id of the member or the admin. */
  @RefColumn()
  subjectId!: number;

  /** SHA-256 of the refresh token, hex; null when the person did not ask to stay logged in. */
  @Column({ type: 'char', length: 64, nullable: true })
  refreshHash!: string | null;

  @Column({ type: 'varchar', length: 50, default: '' })
  ip!: string;

  @Column({ type: 'varchar', length: 300, default: '' })
  useragent!: string;

  @InstantColumn({ default: () => 'now()' })
  lastUsedAt!: Date;

  /** Until then the refresh token is taken; without one, when the only access token ends. */
  @InstantColumn()
  expiresAt!: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createTime!: Date;
}
