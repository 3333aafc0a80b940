import { Injectable } from '@nestjs/common';
import type { PostcodePattern } from '@parcelway/checks';
import { postcodePattern } from '@parcelway/checks';
import { DataSource, IsNull } from 'typeorm';
import type { DataSource as Connection } from 'typeorm';
import { ChannelEntity } from '../channel/channel.entity';
import { CountryEntity } from '../country/country.entity';
import { GoodsCategoryEntity } from '../goods/goods-category.entity';
import { InsuranceTypeEntity } from '../insurance/insurance.entity';
import { ChannelPriceEntity, PackagingLineEntity } from '../channel-price/channel-price.entity';
import { PackagingBoxEntity } from '../packaging-box/packaging-box.entity';
import { RemoteRuleEntity } from '../remote-rule/remote-rule.entity';

/** Everything a price is made of, as it was at one version of the book. Read-only. */
export interface PriceBook {
  readonly version: string;
  /** Enabled channels, in the order staff gave them. */
  readonly channels: readonly ChannelEntity[];
  readonly pricesOf: ReadonlyMap<number, readonly ChannelPriceEntity[]>;
  readonly linesOf: ReadonlyMap<number, readonly PackagingLineEntity[]>;
  readonly boxes: ReadonlyMap<number, PackagingBoxEntity>;
  readonly remoteRules: ReadonlyMap<
    number,
    { readonly rule: RemoteRuleEntity; readonly postcodes: PostcodePattern }
  >;
  readonly insuranceOf: ReadonlyMap<number, readonly InsuranceTypeEntity[]>;
  readonly categories: ReadonlyMap<number, GoodsCategoryEntity>;
  readonly countries: ReadonlyMap<number, CountryEntity>;
}

/**
 * Keeps the price tables in memory. Triggers raise `price_book.book_version` in the transaction of every change to one of them, and each
 * quote reads that number with its other facts: a price that was edited a moment ago on another replica is never missed.
 */
@Injectable()
export class PriceBooks {
  private book: PriceBook | null = null;
  private loading: Promise<PriceBook> | null = null;

  constructor(private readonly dataSource: DataSource) {}

  /** The book at `version`, loaded when the one in memory is another. */
  async at(version: string): Promise<PriceBook> {
    if (this.book?.version === version) return this.book;
    return this.load();
  }

  /** The newest book; asks the database for the version. */
  async current(): Promise<PriceBook> {
    const [row] = await this.dataSource.query<{ book_version: string }[]>(
      'SELECT book_version FROM price_book WHERE id = 1',
    );
    return this.at(row?.book_version ?? '0');
  }

  private load(): Promise<PriceBook> {
    this.loading ??= readBook(this.dataSource)
      .then((book) => (this.book = book))
      .finally(() => (this.loading = null));
    return this.loading;
  }
}

/** One consistent reading of all price tables. */
async function readBook(dataSource: Connection): Promise<PriceBook> {
  return dataSource.transaction('REPEATABLE READ', async (manager) => {
    const [head] = (await manager.query('SELECT book_version FROM price_book WHERE id = 1')) as {
      book_version: string;
    }[];
    const living = { deleteTime: IsNull() };
    const channels = await manager.find(ChannelEntity, {
      where: { ...living, status: true },
      order: { weigh: 'DESC', id: 'DESC' },
    });
    const prices = await manager.find(ChannelPriceEntity, { where: { ...living, status: true } });
    const lines = await manager.find(PackagingLineEntity, { where: { ...living, status: true } });
    const boxes = await manager.find(PackagingBoxEntity, {
      where: { ...living, status: true },
      order: { weigh: 'DESC', id: 'ASC' },
    });
    const remoteRules = await manager.find(RemoteRuleEntity, { where: { ...living, status: true } });
    const insurance = await manager.find(InsuranceTypeEntity, {
      where: { ...living, status: true },
      order: { cover: 'ASC' },
    });
    const categories = await manager.find(GoodsCategoryEntity, {
      where: { ...living, status: true },
      order: { weigh: 'DESC', id: 'ASC' },
    });
    const countries = await manager.find(CountryEntity, { where: { status: true } });
    return {
      version: head?.book_version ?? '0',
      channels,
      pricesOf: groupBy(prices, (price) => price.channelId),
      linesOf: groupBy(lines, (line) => line.channelPriceId),
      boxes: byId(boxes),
      remoteRules: new Map(
        remoteRules.map((rule) => [rule.id, { rule, postcodes: postcodePattern(rule.postcodes) }]),
      ),
      insuranceOf: groupBy(insurance, (type) => type.insuranceRuleId),
      categories: byId(categories),
      countries: byId(countries),
    };
  });
}

function byId<Row extends { readonly id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

function groupBy<Row>(rows: readonly Row[], key: (row: Row) => number): ReadonlyMap<number, readonly Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return groups;
}
