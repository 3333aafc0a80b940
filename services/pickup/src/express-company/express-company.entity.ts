import { SoftRow } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** A company that collects or delivers for us. */
@Entity('express_company')
@Index('express_company_code', ['code'], { unique: true, where: 'delete_time IS NULL' })
export class ExpressCompanyEntity extends SoftRow {
  @Column({ type: 'varchar', length: 30 })
  code!: string;

  @Column({ type: 'varchar', length: 60 })
  nameZh!: string;

  @Column({ type: 'varchar', length: 60 })
  nameEn!: string;

  @Column({ type: 'varchar', length: 10 })
  kind!: 'courier' | 'postal' | 'own';

  @Column({ type: 'varchar', length: 20, default: '' })
  phone!: string;

  @Column({ type: 'boolean', default: true })
  isPickup!: boolean;

  @Column({ type: 'boolean', default: true })
  status!: boolean;

  @Column({ type: 'int', default: 0 })
  weigh!: number;
}
