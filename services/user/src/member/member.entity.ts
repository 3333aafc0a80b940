import { DateColumn, InstantColumn, MoneyColumn, RefColumn, SoftRow } from '@parcelway/platform';
import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { MemberGroupEntity } from '../member-group/member-group.entity';

/** A customer. Money and score belong to payment: here are copies for lists, fed by its events. */
@Entity('member')
@Index('member_username', ['username'], { unique: true, where: 'delete_time IS NULL' })
@Index('member_email', ['email'], { unique: true, where: "delete_time IS NULL AND email <> ''" })
@Index('member_mobile', ['mobile', 'mobileCode'], {
  unique: true,
  where: "delete_time IS NULL AND mobile <> ''",
})
@Index('member_group_id', ['groupId'])
@Index('member_create_time', ['createTime'])
@Index('member_last_login_time', ['lastLoginTime'])
export class MemberEntity extends SoftRow {
  @Column({ type: 'varchar', length: 32 })
  username!: string;

  @Column({ type: 'varchar', length: 50 })
  nickname!: string;

  @RefColumn()
  groupId!: number;

  @ManyToOne(() => MemberGroupEntity)
  @JoinColumn({ name: 'group_id' })
  group?: MemberGroupEntity;

  /** Lower case; '' = none. */
  @Column({ type: 'varchar', length: 100, default: '' })
  email!: string;

  /** `+44` */
  @Column({ type: 'varchar', length: 6, default: '+44' })
  mobileCode!: string;

  /** National number without its leading zero; '' = none. */
  @Column({ type: 'varchar', length: 20, default: '' })
  mobile!: string;

  @Column({ type: 'varchar', length: 255, default: '' })
  avatar!: string;

  /** 0 not said, 1 man, 2 woman */
  @Column({ type: 'smallint', default: 0 })
  gender!: number;

  @DateColumn({ nullable: true })
  birthday!: string | null;

  /** Copy of the wallet in pounds: pence. */
  @MoneyColumn({ default: 0 })
  money!: bigint;

  /** Sequence of the wallet's change that `money` comes from; older news is dropped. */
  @Column({ type: 'bigint', default: 0 })
  moneySequence!: string;

  @Column({ type: 'int', default: 0 })
  score!: number;

  /** Sequence of the change that `score` comes from; older news is dropped. */
  @Column({ type: 'bigint', default: 0 })
  scoreSequence!: string;

  /** Argon2id hash, or one brought over from the former system (docs/patterns/identity.md). */
  @Column({ type: 'varchar', length: 255 })
  password!: string;

  @Column({ type: 'varchar', length: 255, default: '' })
  motto!: string;

  @Column({ type: 'varchar', length: 10, default: 'zh-cn' })
  language!: string;

  /** `enable` or `disable` */
  @Column({ type: 'varchar', length: 10, default: 'enable' })
  status!: string;

  /** Version of memberChanged; rises with the member and with its group. */
  @Column({ type: 'bigint', default: 0 })
  termsVersion!: string;

  /** Wrong passwords since the last log in. */
  @Column({ type: 'smallint', default: 0 })
  loginFailure!: number;

  @InstantColumn({ nullable: true })
  loginFailureTime!: Date | null;

  @InstantColumn({ nullable: true })
  lastLoginTime!: Date | null;

  @Column({ type: 'varchar', length: 50, default: '' })
  lastLoginIp!: string;

  @InstantColumn({ nullable: true })
  joinTime!: Date | null;

  @Column({ type: 'varchar', length: 50, default: '' })
  joinIp!: string;

  @Column({ type: 'varchar', length: 300, default: '' })
  remark!: string;
}
