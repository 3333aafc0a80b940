import type { ErrorCode, ErrorParams, Locale, QuoteItem, QuotePackage } from '@parcelway/contracts';
import { formatMoney, parseMoney } from '@parcelway/money';
import type { ChannelEntity } from '../channel/channel.entity';
import type { GoodsEntity } from '../goods/goods.entity';
import { namedBy, verdictOf } from './domain/goods-verdict';
import type { PriceBook } from './price-book';

/** A reason not to carry something: an error's code and the figures of its text. */
export interface Reason {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
}

/** The first item a channel may not carry (D8): by its category, by a word in its name, by a trait, or as too many of a kind; null = none. */
export function refusedItem(
  packages: readonly Pick<QuotePackage, 'items'>[],
  channel: ChannelEntity,
  book: PriceBook,
  locale: Locale,
): Reason | null {
  const items = packages.flatMap((one) => one.items);
  const route = { countryId: channel.countryId, channelId: channel.id };
  const verdict = (categoryId: number) => verdictOf(categoryId, book.categories, book.categoryRulesOf, route);
  for (const item of items) {
    const named = namedBy([item.name_zh, item.name_en], book.keywords);
    if ([Number(item.category_id), ...named].some((id) => verdict(id).verdict === 'prohibited'))
      return { code: 'quote.prohibited_item', params: { item: nameOf(item, locale) } };
    const trait = refusedTrait(item, channel, book);
    if (trait)
      return {
        code: 'quote.refused_attribute',
        params: { item: nameOf(item, locale), attribute: locale === 'en' ? trait.nameEn : trait.nameZh },
      };
  }
  for (const categoryId of new Set(items.map((item) => Number(item.category_id)))) {
    const { rule } = verdict(categoryId);
    const ofKind = items.filter((item) => Number(item.category_id) === categoryId);
    const [first] = ofKind;
    if (!rule || !first) continue;
    const item = nameOf(first, locale);
    if (
      rule.maxQuantity !== null &&
      sum(ofKind.map((one) => BigInt(Number(one.quantity)))) > rule.maxQuantity
    )
      return { code: 'quote.item_quantity', params: { item, max: rule.maxQuantity } };
    if (rule.maxValue !== null && sum(ofKind.map(valueOf)) > rule.maxValue)
      return { code: 'quote.item_value', params: { item, max: `£${formatMoney(rule.maxValue)}` } };
  }
  return null;
}

/** Σ quantity × unit price of the items, minor units. */
export function declaredValue(packages: readonly Pick<QuotePackage, 'items'>[]): bigint {
  return sum(packages.flatMap(({ items }) => items.map(valueOf)));
}

/** The same without goods that travel at their owner's risk (D7). */
export function insurableValue(packages: readonly Pick<QuotePackage, 'items'>[], book: PriceBook): bigint {
  const items = packages.flatMap((one) => one.items);
  return sum(items.filter((item) => !isUninsurable(item, book)).map(valueOf));
}

function isUninsurable(item: QuoteItem, book: PriceBook): boolean {
  const ids = [Number(item.category_id), ...namedBy([item.name_zh, item.name_en], book.keywords)];
  return ids.some((id) => book.categories.get(id)?.isUninsurable);
}

/** A line that was filled in from the catalogue has the article's traits. */
function refusedTrait(item: QuoteItem, channel: ChannelEntity, book: PriceBook) {
  const article: GoodsEntity | undefined = book.goods.get(Number(item.goods_id ?? 0));
  const id = article?.attributeIds.find((one) => channel.excludedAttributeIds.includes(one));
  return id === undefined ? undefined : book.attributes.get(id);
}

function nameOf(item: QuoteItem, locale: Locale): string {
  return locale === 'en' ? item.name_en : item.name_zh;
}

function valueOf(item: QuoteItem): bigint {
  return BigInt(Number(item.quantity)) * parseMoney(String(item.unit_price));
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}
