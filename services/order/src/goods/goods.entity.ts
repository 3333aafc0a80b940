import { MoneyColumn, RefColumn, SoftRow } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** A trait of goods that a channel may refuse. */
@Entity('goods_attribute')
@Index('goods_attribute_code', ['code'], { unique: true, where: 'delete_time IS NULL' })
export class GoodsAttributeEntity extends SoftRow {
  @Column({ type: 'varchar', length: 20 })
  code!: string;

  @Column({ type: 'varchar', length: 40 })
  nameZh!: string;

  @Column({ type: 'varchar', length: 40 })
  nameEn!: string;

  @Column({ type: 'varchar', length: 8, default: '' })
  unNumber!: string;

  @Column({ type: 'varchar', length: 10, default: '' })
  packingInstruction!: string;

  @Column({ type: 'boolean', default: false })
  needsDocument!: boolean;

  @Column({ type: 'varchar', length: 200, default: '' })
  descriptionZh!: string;

  @Column({ type: 'varchar', length: 200, default: '' })
  descriptionEn!: string;

  @Column({ type: 'boolean', default: true })
  status!: boolean;

  @Column({ type: 'int', default: 0 })
  weigh!: number;
}

/** A usual article: what an item line is filled in with. */
@Entity('goods')
@Index('goods_by_category', ['categoryId'])
export class GoodsEntity extends SoftRow {
  @RefColumn()
  categoryId!: number;

  @Column({ type: 'varchar', length: 60 })
  nameZh!: string;

  @Column({ type: 'varchar', length: 60 })
  nameEn!: string;

  @Column({ type: 'varchar', length: 10, default: '' })
  hsCode!: string;

  @Column({ type: 'varchar', length: 10, default: '件' })
  unit!: string;

  /** Pence. */
  @MoneyColumn({ nullable: true })
  unitPrice!: bigint | null;

  @Column({ type: 'int', nullable: true })
  netWeightG!: number | null;

  @Column({ type: 'varchar', length: 2, default: '' })
  originCountry!: string;

  @Column({ type: 'jsonb', default: [] })
  attributeIds!: number[];

  @Column({ type: 'varchar', length: 255, default: '' })
  image!: string;

  @Column({ type: 'boolean', default: true })
  status!: boolean;

  @Column({ type: 'int', default: 0 })
  weigh!: number;
}

/** What a route says to a category: a country, or one channel to it. */
@Entity('goods_category_rule')
@Index('goods_category_rule_channel', ['categoryId', 'countryId', 'channelId'], {
  unique: true,
  where: 'delete_time IS NULL AND channel_id IS NOT NULL',
})
@Index('goods_category_rule_every_channel', ['categoryId', 'countryId'], {
  unique: true,
  where: 'delete_time IS NULL AND channel_id IS NULL',
})
@Index('goods_category_rule_country', ['countryId'])
export class GoodsCategoryRuleEntity extends SoftRow {
  @RefColumn()
  categoryId!: number;

  @RefColumn()
  countryId!: number;

  /** null = every channel to the country. */
  @RefColumn({ nullable: true })
  channelId!: number | null;

  @Column({ type: 'varchar', length: 12 })
  verdict!: 'allowed' | 'conditional' | 'prohibited';

  @Column({ type: 'int', nullable: true })
  maxQuantity!: number | null;

  /** Pence. */
  @MoneyColumn({ nullable: true })
  maxValue!: bigint | null;

  @Column({ type: 'varchar', length: 200, default: '' })
  noteZh!: string;

  @Column({ type: 'varchar', length: 200, default: '' })
  noteEn!: string;
}
