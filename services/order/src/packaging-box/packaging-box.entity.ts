import { MoneyColumn, SoftRow } from '@parcelway/platform';
import { Column, Entity } from 'typeorm';

/** A kind of carton; `material_price` is what it costs the customer. */
@Entity('packaging_box')
export class PackagingBoxEntity extends SoftRow {
  @Column({ type: 'varchar', length: 60 })
  nameZh!: string;

  @Column({ type: 'varchar', length: 60 })
  nameEn!: string;

  /** Inner measures, millimetres. */
  @Column({ type: 'int' })
  lengthMm!: number;

  @Column({ type: 'int' })
  widthMm!: number;

  @Column({ type: 'int' })
  heightMm!: number;

  @Column({ type: 'int', default: 0 })
  tareG!: number;

  @Column({ type: 'int' })
  maxWeightG!: number;

  @MoneyColumn({ default: 0 })
  materialPrice!: bigint;

  @Column({ type: 'char', length: 3, default: 'GBP' })
  currency!: string;

  /** The customer's own box or suitcase: sizes are typed. */
  @Column({ type: 'boolean', default: false })
  isOwn!: boolean;

  @Column({ type: 'boolean', default: true })
  status!: boolean;

  @Column({ type: 'int', default: 0 })
  weigh!: number;
}
