import { InstantColumn, RefColumn, SoftRow } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** A member of staff. */
@Entity('admin')
@Index('admin_username', ['username'], { unique: true, where: 'delete_time IS NULL' })
@Index('admin_email', ['email'], { unique: true, where: "delete_time IS NULL AND email <> ''" })
@Index('admin_mobile', ['mobile'], { unique: true, where: "delete_time IS NULL AND mobile <> ''" })
export class AdminEntity extends SoftRow {
  @Column({ type: 'varchar', length: 20 })
  username!: string;

  @Column({ type: 'varchar', length: 50 })
  nickname!: string;

  @Column({ type: 'varchar', length: 255, default: '' })
  avatar!: string;

  @Column({ type: 'varchar', length: 100, default: '' })
  email!: string;

  @Column({ type: 'varchar', length: 20, default: '' })
  mobile!: string;

  /** Argon2id hash, or one brought over from the former system (docs/patterns/identity.md). */
  @Column({ type: 'varchar', length: 255 })
  password!: string;

  /** Ids of admin groups; the rights are the union of the enabled ones. */
  @Column({ type: 'jsonb', default: [] })
  groupArr!: number[];

  @Column({ type: 'varchar', length: 255, default: '' })
  motto!: string;

  @Column({ type: 'boolean', default: true })
  status!: boolean;

  /** Wrong passwords since the last log in. */
  @Column({ type: 'smallint', default: 0 })
  loginFailure!: number;

  @InstantColumn({ nullable: true })
  loginFailureTime!: Date | null;

  /** Preset of the back office's warehouse filter; null = all. */
  @RefColumn({ nullable: true })
  warehouseId!: number | null;

  /** The admin's own habits of the back office (saved views, row height); others never see them. */
  @Column({ type: 'jsonb', default: {} })
  preferences!: Readonly<Record<string, unknown>>;

  @InstantColumn({ nullable: true })
  lastLoginTime!: Date | null;

  @Column({ type: 'varchar', length: 50, default: '' })
  lastLoginIp!: string;
}
