import { InstantColumn, RefColumn, Row } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/**
 * Something that happened to a box, in the words customers read. The same happening reported twice is one row:
 * unique on (waybill, carrier code, event time, raw code).
 */
@Entity('tracking_event')
@Index('tracking_event_once', ['waybillId', 'carrierCode', 'eventTime', 'rawCode'], { unique: true })
@Index('tracking_event_time', ['eventTime', 'id'])
export class TrackingEventEntity extends Row {
  @RefColumn()
  waybillId!: number;

  /** When it happened, by the reporter's clock; kept to the millisecond. */
  @InstantColumn()
  eventTime!: Date;

  /** What it says about the box, in the numbers of a waybill's status. */
  @Column({ type: 'smallint' })
  status!: number;

  /** Who reported it; `parcelway` for ourselves. */
  @Column({ type: 'varchar', length: 30, default: '' })
  carrierCode!: string;

  /** The reporter's own code for it. */
  @Column({ type: 'varchar', length: 60, default: '' })
  rawCode!: string;

  @Column({ type: 'varchar', length: 20, nullable: true })
  incidentReason!: string | null;

  @Column({ type: 'varchar', length: 200, default: '' })
  descriptionZh!: string;

  @Column({ type: 'varchar', length: 200, default: '' })
  descriptionEn!: string;

  @Column({ type: 'varchar', length: 100, default: '' })
  place!: string;

  /** The place in English where it has a name of its own there; empty = `place` serves both languages. */
  @Column({ type: 'varchar', length: 100, default: '' })
  placeEn!: string;

  @Column({ type: 'varchar', length: 10 })
  source!: 'carrier' | 'scan' | 'staff' | 'script';
}
