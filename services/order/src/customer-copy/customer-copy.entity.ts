import type { AddressSnapshot, MemberTerms } from '@parcelway/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What pricing needs of a member: a copy of the user service's facts, fed by its events. */
@Entity('member_copy')
export class MemberCopyEntity {
  @PrimaryColumn({ type: 'bigint' })
  userId!: string;

  /** The event's version; an older one never overwrites a newer. */
  @Column({ type: 'bigint' })
  copyVersion!: string;

  @Column({ type: 'jsonb' })
  terms!: MemberTerms;
}

/** An address of a member's address book, likewise. */
@Entity('address_copy')
@Index('address_copy_user', ['userId'])
export class AddressCopyEntity {
  @PrimaryColumn({ type: 'bigint' })
  id!: string;

  @Column({ type: 'bigint' })
  userId!: string;

  @Column({ type: 'bigint' })
  copyVersion!: string;

  @Column({ type: 'boolean', default: false })
  isDeleted!: boolean;

  @Column({ type: 'jsonb' })
  snapshot!: AddressSnapshot;
}
