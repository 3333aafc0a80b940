import type { PostcodePattern } from '@parcelway/checks';
import { postcodePattern } from '@parcelway/checks';
import type { DataSource } from 'typeorm';
import { In, IsNull } from 'typeorm';
import { AccessorialPriceEntity, AccessorialServiceEntity } from '../accessorial/accessorial.entity';
import { ChannelPriceEntity, PackagingLineEntity } from '../channel-price/channel-price.entity';
import { ChannelEntity } from '../channel/channel.entity';
import { CountryEntity } from '../country/country.entity';
import { GoodsAttributeEntity, GoodsCategoryRuleEntity, GoodsEntity } from '../goods/goods.entity';
import { GoodsCategoryEntity } from '../goods/goods-category.entity';
import { OFFERED_WITH } from '../insurance/domain/offered-with';
import { InsuranceRuleEntity, InsuranceTypeEntity } from '../insurance/insurance.entity';
import { PackagingBoxEntity } from '../packaging-box/packaging-box.entity';
import { RemoteRuleEntity } from '../remote-rule/remote-rule.entity';
import { TaxRuleEntity } from '../tax-rule/tax-rule.entity';
import type { GoodsKeyword } from './domain/goods-verdict';
import { keywordsOf } from './domain/goods-verdict';

type ById<Row> = ReadonlyMap<number, Row>;
type ManyOf<Row> = ReadonlyMap<number, readonly Row[]>;

/** Everything a price is made of, living and enabled, as it was at one version of the book. Read-only. */
export interface PriceBook {
  readonly version: string;
  /** In the order staff gave them. */
  readonly channels: readonly ChannelEntity[];
  readonly pricesOf: ManyOf<ChannelPriceEntity>;
  readonly linesOf: ManyOf<PackagingLineEntity>;
  readonly boxes: ById<PackagingBoxEntity>;
  readonly remoteRules: ById<{ readonly rule: RemoteRuleEntity; readonly postcodes: PostcodePattern }>;
  readonly insuranceRules: ById<InsuranceRuleEntity>;
  readonly insuranceOf: ManyOf<InsuranceTypeEntity>;
  readonly taxRules: ById<TaxRuleEntity>;
  readonly services: ById<AccessorialServiceEntity>;
  readonly servicePricesOf: ManyOf<AccessorialPriceEntity>;
  readonly categories: ById<GoodsCategoryEntity>;
  readonly categoryRulesOf: ManyOf<GoodsCategoryRuleEntity>;
  readonly keywords: readonly GoodsKeyword[];
  readonly goods: ById<GoodsEntity>;
  readonly attributes: ById<GoodsAttributeEntity>;
  readonly countries: ById<CountryEntity>;
}

/** The tables of the book, each with a trigger that raises its version. */
export const pricedEntities: ReadonlySet<unknown> = new Set([
  AccessorialPriceEntity,
  AccessorialServiceEntity,
  ChannelEntity,
  ChannelPriceEntity,
  CountryEntity,
  GoodsAttributeEntity,
  GoodsCategoryEntity,
  GoodsCategoryRuleEntity,
  GoodsEntity,
  InsuranceRuleEntity,
  InsuranceTypeEntity,
  PackagingBoxEntity,
  PackagingLineEntity,
  RemoteRuleEntity,
  TaxRuleEntity,
]);

/** One consistent reading of all price tables. */
export async function readPriceBook(dataSource: DataSource): Promise<PriceBook> {
  return dataSource.transaction('REPEATABLE READ', async (manager) => {
    const [head] = (await manager.query('SELECT book_version FROM price_book WHERE id = 1')) as {
      book_version: string;
    }[];
    const where = { deleteTime: IsNull(), status: true };
    const staffOrder = { weigh: 'DESC', id: 'ASC' } as const;
    const remoteRules = await manager.find(RemoteRuleEntity, { where });
    const categories = await manager.find(GoodsCategoryEntity, { where, order: staffOrder });
    return {
      version: head?.book_version ?? '0',
      channels: await manager.find(ChannelEntity, { where, order: { weigh: 'DESC', id: 'DESC' } }),
      pricesOf: groupBy(await manager.find(ChannelPriceEntity, { where }), (price) => price.channelId),
      linesOf: groupBy(await manager.find(PackagingLineEntity, { where }), (line) => line.channelPriceId),
      boxes: byId(await manager.find(PackagingBoxEntity, { where, order: staffOrder })),
      remoteRules: new Map(
        remoteRules.map((rule) => [rule.id, { rule, postcodes: postcodePattern(rule.postcodes) }]),
      ),
      insuranceRules: byId(await manager.find(InsuranceRuleEntity, { where })),
      insuranceOf: groupBy(
        await manager.find(InsuranceTypeEntity, {
          where: { ...where, appliesTo: In(OFFERED_WITH.luggage) },
          order: { cover: 'ASC', id: 'ASC' },
        }),
        (type) => type.insuranceRuleId,
      ),
      taxRules: byId(await manager.find(TaxRuleEntity, { where })),
      services: byId(await manager.find(AccessorialServiceEntity, { where, order: staffOrder })),
      servicePricesOf: groupBy(
        await manager.find(AccessorialPriceEntity, { where }),
        (price) => price.serviceId,
      ),
      categories: byId(categories),
      categoryRulesOf: groupBy(
        await manager.find(GoodsCategoryRuleEntity, { where: { deleteTime: IsNull() } }),
        (rule) => rule.categoryId,
      ),
      keywords: keywordsOf(categories),
      goods: byId(await manager.find(GoodsEntity, { where, order: staffOrder })),
      attributes: byId(await manager.find(GoodsAttributeEntity, { where, order: staffOrder })),
      countries: byId(
        await manager.find(CountryEntity, { where: { status: true }, order: { weigh: 'DESC', code: 'ASC' } }),
      ),
    };
  });
}

function byId<Row extends { readonly id: number }>(rows: readonly Row[]): ById<Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

function groupBy<Row>(rows: readonly Row[], key: (row: Row) => number): ManyOf<Row> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}
