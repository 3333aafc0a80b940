import { RefColumn } from '@parcelway/platform';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A number that a carrier gave us, and its place in its pool's list. */
@Entity('carrier_number')
@Index('carrier_number_place', ['waybillNoId', 'serial'], { unique: true })
export class CarrierNumberEntity {
  @PrimaryColumn({ type: 'varchar', length: 30 })
  number!: string;

  @RefColumn()
  waybillNoId!: number;

  /** 1 to the pool's `lastSerial`. */
  @Column({ type: 'int' })
  serial!: number;
}
