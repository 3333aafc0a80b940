import { Row } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** ISO 3166-1; seeded from a package, staff edit the flags only. */
@Entity('country')
@Index('country_code', ['code'], { unique: true })
export class CountryEntity extends Row {
  @Column({ type: 'char', length: 2 })
  code!: string;

  @Column({ type: 'varchar', length: 3, default: '' })
  code3!: string;

  @Column({ type: 'varchar', length: 3, default: '' })
  numeric!: string;

  @Column({ type: 'varchar', length: 60 })
  nameZh!: string;

  @Column({ type: 'varchar', length: 60 })
  nameEn!: string;

  @Column({ type: 'varchar', length: 8, default: '' })
  phoneCode!: string;

  @Column({ type: 'varchar', length: 4, default: 'none' })
  postcodeRule!: 'gb' | 'cn' | 'none';

  @Column({ type: 'boolean', default: false })
  isOrigin!: boolean;

  @Column({ type: 'boolean', default: false })
  isDestination!: boolean;

  @Column({ type: 'boolean', default: true })
  status!: boolean;

  @Column({ type: 'int', default: 0 })
  weigh!: number;
}
