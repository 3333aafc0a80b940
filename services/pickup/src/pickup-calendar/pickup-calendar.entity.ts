import { DateColumn, Row } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** A day that is not like its weekday: closed, or worked although it is normally free. */
@Entity('pickup_calendar')
@Index('pickup_calendar_date', ['date'], { unique: true })
export class PickupCalendarEntity extends Row {
  @DateColumn()
  date!: string;

  @Column({ type: 'varchar', length: 10 })
  kind!: 'closed' | 'extra';

  @Column({ type: 'varchar', length: 60 })
  nameZh!: string;

  @Column({ type: 'varchar', length: 60 })
  nameEn!: string;
}
