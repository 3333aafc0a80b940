import { RefColumn, SoftRow } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** A kind of articles. */
@Entity('article_category')
@Index('article_category_code', ['code'], { unique: true, where: 'delete_time IS NULL' })
export class ArticleCategoryEntity extends SoftRow {
  @Column({ type: 'varchar', length: 30 })
  code!: string;

  @Column({ type: 'varchar', length: 60 })
  nameZh!: string;

  @Column({ type: 'varchar', length: 60 })
  nameEn!: string;

  /** The category above; null at the top. */
  @RefColumn({ nullable: true })
  pid!: number | null;

  @Column({ type: 'boolean', default: true })
  status!: boolean;

  @Column({ type: 'int', default: 0 })
  weigh!: number;
}
