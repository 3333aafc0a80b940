import { SoftRow } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** Where and when boxes are collected. */
@Entity('service_area')
@Index('service_area_code', ['code'], { unique: true, where: 'delete_time IS NULL' })
export class ServiceAreaEntity extends SoftRow {
  @Column({ type: 'varchar', length: 20 })
  code!: string;

  @Column({ type: 'varchar', length: 60 })
  nameZh!: string;

  @Column({ type: 'varchar', length: 60 })
  nameEn!: string;

  /** One pattern a line: a code, a district, an area, a beginning with `*`, a range. */
  @Column({ type: 'text' })
  postcodes!: string;

  /** Days of the week that are worked, 1 = Monday to 7 = Sunday. */
  @Column({ type: 'jsonb', default: [1, 2, 3, 4, 5] })
  weekdays!: number[];

  /** `HH:MM` in London; from that minute on the next working day is full. */
  @Column({ type: 'varchar', length: 5, default: '16:00' })
  cutOff!: string;

  /** Latest date, in days from today. */
  @Column({ type: 'int', default: 30 })
  horizonDays!: number;

  @Column({ type: 'boolean', default: true })
  status!: boolean;

  @Column({ type: 'int', default: 0 })
  weigh!: number;
}
