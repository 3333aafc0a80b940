import { IdColumn, MoneyColumn, RefColumn, SoftRow } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** A way to ship: route, rules of weighing, limits and surcharges (D1). */
@Entity('channel')
@Index('channel_code', ['code'], { unique: true, where: 'delete_time IS NULL' })
export class ChannelEntity extends SoftRow {
  @Column({ type: 'varchar', length: 30 })
  code!: string;

  @Column({ type: 'varchar', length: 60 })
  nameZh!: string;

  @Column({ type: 'varchar', length: 60 })
  nameEn!: string;

  @Column({ type: 'varchar', length: 30 })
  carrierCode!: string;

  @Column({ type: 'varchar', length: 10 })
  transport!: 'air' | 'sea' | 'rail' | 'express';

  @Column({ type: 'varchar', length: 10, default: 'luggage' })
  kind!: 'luggage' | 'sheet' | 'both';

  /** Destination. */
  @RefColumn()
  countryId!: number;

  @RefColumn()
  originWarehouseId!: number;

  @Column({ type: 'char', length: 3, default: 'GBP' })
  currency!: string;

  /** cm³ that count as a kilogram; null = no volumetric weight. */
  @Column({ type: 'int', nullable: true })
  divisor!: number | null;

  @Column({ type: 'varchar', length: 10, default: 'max' })
  volumetricMode!: 'max' | 'half' | 'none';

  @Column({ type: 'varchar', length: 10, default: 'box' })
  weighBy!: 'box' | 'order';

  @Column({ type: 'int', default: 500 })
  weightStepG!: number;

  @Column({ type: 'int', default: 0 })
  minChargeG!: number;

  @Column({ type: 'int' })
  maxBoxWeightG!: number;

  @Column({ type: 'int' })
  maxSideMm!: number;

  /** Length plus 2 (width + height); null = no cap. */
  @Column({ type: 'int', nullable: true })
  maxGirthMm!: number | null;

  @Column({ type: 'int', default: 0 })
  fuelBp!: number;

  @RefColumn({ nullable: true })
  remoteRuleId!: number | null;

  @RefColumn({ nullable: true })
  insuranceRuleId!: number | null;

  @RefColumn({ nullable: true })
  taxRuleId!: number | null;

  /** Goods attributes it does not carry. */
  @Column({ type: 'jsonb', default: [] })
  excludedAttributeIds!: number[];

  /** Most that an order's items may be worth; null = no cap. */
  @MoneyColumn({ nullable: true })
  maxDeclaredValue!: bigint | null;

  @Column({ type: 'boolean', default: true })
  senderPickup!: boolean;

  @Column({ type: 'boolean', default: false })
  needsIdCard!: boolean;

  /** `{include:[postcode patterns], exclude:[…]}`; null = the whole country. */
  @Column({ type: 'jsonb', nullable: true })
  cover!: { include?: string[]; exclude?: string[] } | null;

  @Column({ type: 'int', nullable: true })
  etaMinDays!: number | null;

  @Column({ type: 'int', nullable: true })
  etaMaxDays!: number | null;

  @Column({ type: 'varchar', length: 10, default: 'cn23' })
  customsForm!: string;

  @Column({ type: 'varchar', length: 3, default: 'pdf' })
  labelFormat!: 'pdf' | 'zpl';

  /** Pool that its waybill numbers come from. */
  @RefColumn()
  waybillNoId!: number;

  @Column({ type: 'varchar', length: 300, default: '' })
  introZh!: string;

  @Column({ type: 'varchar', length: 300, default: '' })
  introEn!: string;

  @Column({ type: 'boolean', default: true })
  status!: boolean;

  @Column({ type: 'int', default: 0 })
  weigh!: number;
}

/** One row whose number rises with every change of anything a price is made of (see price-book.ts). */
@Entity('price_book')
export class PriceBookVersionEntity {
  @IdColumn()
  id!: number;

  @Column({ type: 'bigint', default: 1 })
  bookVersion!: string;
}
