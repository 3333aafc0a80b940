import { Row } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** One setting of the site. */
@Entity('config')
@Index('config_name', ['name'], { unique: true })
export class ConfigEntity extends Row {
  @Column({ type: 'varchar', length: 30 })
  name!: string;

  @Column({ type: 'varchar', length: 30 })
  group!: string;

  /** In Chinese; the English one is declared beside the item (setting-items.ts). */
  @Column({ type: 'varchar', length: 50 })
  title!: string;

  @Column({ type: 'varchar', length: 100, default: '' })
  tip!: string;

  /** Kind of input: string, number, switch, select, array, password … */
  @Column({ type: 'varchar', length: 30 })
  type!: string;

  /** As text; lists as JSON, switches as '1' and '0', passwords sealed by FieldCipher. */
  @Column({ type: 'text', default: '' })
  value!: string;

  /** JSON object of choices, or ''. */
  @Column({ type: 'text', default: '' })
  content!: string;

  /** Comma list of checks. */
  @Column({ type: 'varchar', length: 100, default: '' })
  rule!: string;

  /** JSON object of attributes, or ''. */
  @Column({ type: 'varchar', length: 255, default: '' })
  extend!: string;

  /** JSON object of the input's attributes, or ''. */
  @Column({ type: 'varchar', length: 255, default: '' })
  inputExtend!: string;

  @Column({ type: 'boolean', default: false })
  allowDel!: boolean;

  @Column({ type: 'int', default: 0 })
  weigh!: number;
}
