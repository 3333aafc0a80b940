import { Injectable } from '@nestjs/common';
import type { ResourceHooks } from '@parcelway/crud';
import type { SelectQueryBuilder } from 'typeorm';
import { verdictOf } from '../quote/domain/goods-verdict';
import { PriceBooks } from '../quote/price-books';
import type { GoodsCategoryEntity } from './goods-category.entity';

/** Goods categories by where they go: those that are not prohibited there. */
@Injectable()
export class GoodsCategoryHooks implements ResourceHooks<GoodsCategoryEntity> {
  constructor(private readonly books: PriceBooks) {}

  async narrow({ channel_id, country_id }: Readonly<Record<string, string>>) {
    const { channels, categories, categoryRulesOf } = await this.books.known();
    const channel = channels.find(({ id }) => id === Number(channel_id));
    const countryId = channel?.countryId ?? Number(country_id);
    const isRoute = (channel_id === undefined || channel !== undefined) && Number.isSafeInteger(countryId);
    const route = { countryId, channelId: channel?.id ?? null };
    const ids = isRoute
      ? [...categories.keys()].filter(
          (id) => verdictOf(id, categories, categoryRulesOf, route).verdict !== 'prohibited',
        )
      : [];
    return (query: SelectQueryBuilder<GoodsCategoryEntity>) =>
      void query.andWhere('row.id = ANY(:allowed)', { allowed: ids });
  }
}
