import { RefColumn, Row } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** A directory, a screen or a button of the back office; its name is what an admin group may be given. */
@Entity('menu')
@Index('menu_name', ['name'], { unique: true })
@Index('menu_pid', ['pid'])
export class MenuEntity extends Row {
  /** The row it hangs under; null at the root. */
  @RefColumn({ nullable: true })
  pid!: number | null;

  /** `menu_dir`, `menu` or `button`. */
  @Column({ type: 'varchar', length: 10 })
  type!: string;

  @Column({ type: 'varchar', length: 50 })
  title!: string;

  @Column({ type: 'varchar', length: 50, default: '' })
  titleEn!: string;

  /** Permission node of a button, permission path of a menu. */
  @Column({ type: 'varchar', length: 80 })
  name!: string;

  @Column({ type: 'varchar', length: 100, default: '' })
  path!: string;

  /** Class of the existing web clients' icon. */
  @Column({ type: 'varchar', length: 50, default: '' })
  icon!: string;

  /** MUI icon without its ending `Outlined`. */
  @Column({ type: 'varchar', length: 50, default: '' })
  uiIcon!: string;

  /** `tab`, `link` or `iframe`; null for directories and buttons. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  menuType!: string | null;

  @Column({ type: 'varchar', length: 255, default: '' })
  url!: string;

  /** Module of the stock front ends that shows it. */
  @Column({ type: 'varchar', length: 100, default: '' })
  component!: string;

  @Column({ type: 'smallint', default: 0 })
  keepalive!: number;

  /** `none`, `add_rules_only` (route without an entry) or `add_menu_only` (entry without a route). */
  @Column({ type: 'varchar', length: 20, default: 'none' })
  extend!: string;

  /** Banner over the screen's list. */
  @Column({ type: 'varchar', length: 255, default: '' })
  remark!: string;

  @Column({ type: 'varchar', length: 255, default: '' })
  remarkEn!: string;

  @Column({ type: 'int', default: 0 })
  weigh!: number;

  @Column({ type: 'boolean', default: true })
  status!: boolean;
}
