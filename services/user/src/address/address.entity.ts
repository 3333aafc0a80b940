import { RefColumn, SoftRow } from '@parcelway/platform';
import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { MemberEntity } from '../member/member.entity';

/** An entry of a member's address book. Orders keep a snapshot of their own. */
@Entity('address')
@Index('address_user_id', ['userId', 'addressType', 'id'], { where: 'delete_time IS NULL' })
@Index('address_preset', ['userId'], { unique: true, where: 'delete_time IS NULL AND address_type = 0' })
@Index('address_zip_code', ['zipCode'])
export class AddressEntity extends SoftRow {
  @RefColumn()
  userId!: number;

  @ManyToOne(() => MemberEntity)
  @JoinColumn({ name: 'user_id' })
  user?: MemberEntity;

  /** AddressType: 0 preset (one per member), 1 sender, 2 receiver, 3 returns */
  @Column({ type: 'smallint' })
  addressType!: number;

  @Column({ type: 'varchar', length: 10 })
  salutation!: string;

  @Column({ type: 'varchar', length: 60 })
  firstName!: string;

  @Column({ type: 'varchar', length: 60 })
  lastName!: string;

  /** As its bearer writes it: last and first name together in Chinese, `First Last` elsewhere. */
  @Column({ type: 'varchar', length: 121 })
  userName!: string;

  /** `+44` */
  @Column({ type: 'varchar', length: 6 })
  mobileCode!: string;

  /** National number without its leading zero. */
  @Column({ type: 'varchar', length: 20 })
  mobile!: string;

  @Column({ type: 'varchar', length: 20, default: '' })
  telNumber!: string;

  @Column({ type: 'varchar', length: 60, default: '' })
  email!: string;

  /** ISO 3166-1 alpha-2 */
  @Column({ type: 'varchar', length: 2 })
  country!: string;

  @Column({ type: 'varchar', length: 60, default: '' })
  province!: string;

  @Column({ type: 'varchar', length: 60 })
  city!: string;

  @Column({ type: 'varchar', length: 60, default: '' })
  district!: string;

  @Column({ type: 'varchar', length: 60 })
  addressLine!: string;

  @Column({ name: 'address_line_2', type: 'varchar', length: 60, default: '' })
  addressLine2!: string;

  @Column({ name: 'address_line_3', type: 'varchar', length: 60, default: '' })
  addressLine3!: string;

  @Column({ type: 'varchar', length: 12 })
  zipCode!: string;

  /** Sealed by FieldCipher; '' = none. */
  @Column({ type: 'text', default: '' })
  idCardNumber!: string;

  /** First 3 and last 4 characters; '' = none. */
  @Column({ type: 'varchar', length: 18, default: '' })
  idCardMasked!: string;

  @Column({ type: 'varchar', length: 180, default: '' })
  latinName!: string;

  @Column({ type: 'varchar', length: 180, default: '' })
  latinAddress!: string;

  @Column({ type: 'varchar', length: 100, default: '' })
  company!: string;

  /** The postcode is one of the country's and the lines fit a carrier's (D9). */
  @Column({ type: 'boolean', default: false })
  isConfirmed!: boolean;
}
