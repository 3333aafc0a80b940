import { InstantColumn, RefColumn, SoftRow } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** A notice, a guide or an answer. */
@Entity('article')
@Index('article_slug', ['slug'], { unique: true, where: 'delete_time IS NULL' })
@Index('article_shown', ['categoryId', 'isTop', 'weigh', 'id'], { where: 'delete_time IS NULL AND status' })
@Index('article_published_at', ['publishedAt', 'id'])
export class ArticleEntity extends SoftRow {
  @RefColumn()
  categoryId!: number;

  /** Last part of its address. */
  @Column({ type: 'varchar', length: 80 })
  slug!: string;

  @Column({ type: 'varchar', length: 120 })
  titleZh!: string;

  @Column({ type: 'varchar', length: 120, default: '' })
  titleEn!: string;

  @Column({ type: 'varchar', length: 300, default: '' })
  summaryZh!: string;

  @Column({ type: 'varchar', length: 300, default: '' })
  summaryEn!: string;

  /** Clean HTML. */
  @Column({ type: 'text' })
  contentZh!: string;

  @Column({ type: 'text', default: '' })
  contentEn!: string;

  @Column({ type: 'varchar', length: 255, default: '' })
  cover!: string;

  /** Shown from then on; null = not yet. */
  @InstantColumn({ nullable: true })
  publishedAt!: Date | null;

  @Column({ type: 'boolean', default: false })
  isTop!: boolean;

  @Column({ type: 'int', default: 0 })
  views!: number;

  @Column({ type: 'boolean', default: false })
  status!: boolean;

  @Column({ type: 'int', default: 0 })
  weigh!: number;
}
