import { RefColumn, SoftRow } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

@Entity('goods_category')
@Index('goods_category_code', ['code'], { unique: true, where: 'delete_time IS NULL AND code IS NOT NULL' })
export class GoodsCategoryEntity extends SoftRow {
  @RefColumn({ nullable: true })
  pid!: number | null;

  @Column({ type: 'varchar', length: 30, nullable: true })
  code!: string | null;

  @Column({ type: 'varchar', length: 60 })
  nameZh!: string;

  @Column({ type: 'varchar', length: 60 })
  nameEn!: string;

  @Column({ type: 'varchar', length: 10, default: '' })
  hsCode!: string;

  @Column({ type: 'boolean', default: false })
  isProhibited!: boolean;

  @Column({ type: 'boolean', default: false })
  isRestricted!: boolean;

  /** UN number or packing instruction. */
  @Column({ type: 'varchar', length: 30, default: '' })
  dangerousClass!: string;

  @Column({ type: 'boolean', default: false })
  needsOriginalReceipt!: boolean;

  @Column({ type: 'boolean', default: false })
  isUninsurable!: boolean;

  /** Words that give an item away by its name, in either language; separated by commas or lines. */
  @Column({ type: 'text', default: '' })
  keywords!: string;

  @Column({ type: 'varchar', length: 200, default: '' })
  reasonZh!: string;

  @Column({ type: 'varchar', length: 200, default: '' })
  reasonEn!: string;

  @Column({ type: 'boolean', default: true })
  status!: boolean;

  @Column({ type: 'int', default: 0 })
  weigh!: number;
}
