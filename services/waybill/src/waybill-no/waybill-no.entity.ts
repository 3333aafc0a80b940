import type { PoolKind } from '@parcelway/contracts';
import { Row } from '@parcelway/platform';
import { Column, Entity } from 'typeorm';

/** A pool of waybill numbers: a range of serials of one series, or a carrier's list by its places, given out in order. */
@Entity('waybill_no')
export class WaybillNoEntity extends Row {
  @Column({ type: 'varchar', length: 60 })
  name!: string;

  /** `s10`: numbers of the Universal Postal Union. `own`: a prefix of ours. `carrier`: a list that a carrier gave us. */
  @Column({ type: 'varchar', length: 10 })
  kind!: PoolKind;

  /** Of `s10`. */
  @Column({ type: 'varchar', length: 2, default: '' })
  service!: string;

  @Column({ type: 'varchar', length: 2, default: 'GB' })
  country!: string;

  /** Of `own`. */
  @Column({ type: 'varchar', length: 8, default: '' })
  prefix!: string;

  @Column({ type: 'int' })
  firstSerial!: number;

  @Column({ type: 'int' })
  lastSerial!: number;

  /** The serial given out next; `lastSerial` + 1 once the pool is empty. */
  @Column({ type: 'int' })
  nextSerial!: number;

  /** Staff are warned when fewer than this remain. */
  @Column({ type: 'int', default: 500 })
  lowWater!: number;

  @Column({ type: 'boolean', default: true })
  status!: boolean;
}
