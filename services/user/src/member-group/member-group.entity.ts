import { Row } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** A member level: the discount on freight hangs on it (D1). */
@Entity('member_group')
@Index('member_group_name', ['name'], { unique: true })
@Index('member_group_default', ['isDefault'], { unique: true, where: 'is_default' })
export class MemberGroupEntity extends Row {
  @Column({ type: 'varchar', length: 50 })
  name!: string;

  @Column({ type: 'varchar', length: 50, default: '' })
  nameEn!: string;

  /** Basis points off the freight: 500 = 5 %. A disabled group gives none. */
  @Column({ type: 'int', default: 0 })
  discountBp!: number;

  /** New members join it; exactly one group is the default. */
  @Column({ type: 'boolean', default: false })
  isDefault!: boolean;

  /** Names of member rules such as `account/overview`; `["*"]` = everything. */
  @Column({ type: 'jsonb', default: ['*'] })
  rules!: string[];

  @Column({ type: 'boolean', default: true })
  status!: boolean;
}
