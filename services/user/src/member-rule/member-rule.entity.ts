import { RefColumn, Row } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** A page, an entry or a button of the member centre; its name is what a member group may be given. */
@Entity('member_rule')
@Index('member_rule_name', ['name'], { unique: true })
@Index('member_rule_pid', ['pid'])
export class MemberRuleEntity extends Row {
  /** The row it hangs under; null at the root. */
  @RefColumn({ nullable: true })
  pid!: number | null;

  /** `route`, `menu_dir`, `menu`, `nav_user_menu`, `nav` or `button`. */
  @Column({ type: 'varchar', length: 20 })
  type!: string;

  @Column({ type: 'varchar', length: 50 })
  title!: string;

  @Column({ type: 'varchar', length: 50, default: '' })
  titleEn!: string;

  /** Permission node: `account/overview`. */
  @Column({ type: 'varchar', length: 80 })
  name!: string;

  @Column({ type: 'varchar', length: 100, default: '' })
  path!: string;

  @Column({ type: 'varchar', length: 50, default: '' })
  icon!: string;

  /** `tab`, `link` or `iframe`; null for what opens nothing. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  menuType!: string | null;

  @Column({ type: 'varchar', length: 255, default: '' })
  url!: string;

  /** Module of the stock front ends that shows it. */
  @Column({ type: 'varchar', length: 100, default: '' })
  component!: string;

  /** Shown to visitors who are not logged in. */
  @Column({ type: 'boolean', default: false })
  noLoginValid!: boolean;

  @Column({ type: 'varchar', length: 20, default: 'none' })
  extend!: string;

  @Column({ type: 'varchar', length: 255, default: '' })
  remark!: string;

  @Column({ type: 'int', default: 0 })
  weigh!: number;

  @Column({ type: 'boolean', default: true })
  status!: boolean;
}
