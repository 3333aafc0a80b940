import { InstantColumn, SoftRow } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** A picture at the top of a page. */
@Entity('slideshow')
@Index('slideshow_shown', ['position', 'weigh', 'id'], { where: 'delete_time IS NULL AND status' })
export class SlideshowEntity extends SoftRow {
  @Column({ type: 'varchar', length: 60 })
  titleZh!: string;

  @Column({ type: 'varchar', length: 60 })
  titleEn!: string;

  @Column({ type: 'varchar', length: 255 })
  imageZh!: string;

  @Column({ type: 'varchar', length: 255, default: '' })
  imageEn!: string;

  @Column({ type: 'varchar', length: 255, default: '' })
  imagePhone!: string;

  @Column({ type: 'varchar', length: 255, default: '' })
  link!: string;

  /** home or member */
  @Column({ type: 'varchar', length: 10, default: 'home' })
  position!: string;

  @InstantColumn({ nullable: true })
  startsAt!: Date | null;

  @InstantColumn({ nullable: true })
  endsAt!: Date | null;

  @Column({ type: 'boolean', default: true })
  status!: boolean;

  @Column({ type: 'int', default: 0 })
  weigh!: number;
}
