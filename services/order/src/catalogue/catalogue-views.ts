import type {
  AccessorialView,
  ChannelDetail,
  ChannelView,
  GoodsCategoryView,
  GoodsView,
  InsuranceTypeView,
  Locale,
  MemberTerms,
} from '@parcelway/contracts';
import { formatMoney, gramsToKg, mmToCm } from '@parcelway/money';
import type { AccessorialPriceEntity, AccessorialServiceEntity } from '../accessorial/accessorial.entity';
import type { ChannelEntity } from '../channel/channel.entity';
import type { GoodsEntity } from '../goods/goods.entity';
import type { GoodsCategoryEntity } from '../goods/goods-category.entity';
import type { InsuranceTypeEntity } from '../insurance/insurance.entity';
import { servicePrice } from '../quote/chosen-services';
import type { GoodsRoute } from '../quote/domain/goods-verdict';
import { verdictOf } from '../quote/domain/goods-verdict';
import type { PriceTarget } from '../quote/domain/price-resolution';
import { resolvePrice } from '../quote/domain/price-resolution';
import type { PriceBook } from '../quote/price-book';

/** Who looks, in which language, at which book. */
export interface Looker {
  readonly book: PriceBook;
  readonly target: PriceTarget;
  readonly locale: Locale;
}

export function lookerOf(book: PriceBook, terms: MemberTerms | null, locale: Locale): Looker {
  return {
    book,
    target: { userId: terms?.user_id ?? null, groupId: terms?.group_id ?? null, at: new Date() },
    locale,
  };
}

const flag = (value: boolean): '0' | '1' => (value ? '1' : '0');
const moneyOrNull = (minor: bigint | null, currency: string): string | null =>
  minor === null ? null : formatMoney(minor, currency);
const inWords = (locale: Locale, zh: string, en: string): string => (locale === 'en' ? en : zh);

export function named(row: { readonly nameZh: string; readonly nameEn: string }, locale: Locale): string {
  return inWords(locale, row.nameZh, row.nameEn);
}

export function channelView(channel: ChannelEntity, { book, target, locale }: Looker): ChannelView {
  const price = resolvePrice(book.pricesOf.get(channel.id) ?? [], target);
  return {
    id: channel.id,
    code: channel.code,
    name: named(channel, locale),
    transport: channel.transport,
    currency: channel.currency,
    divisor: channel.divisor,
    eta_min_days: channel.etaMinDays,
    eta_max_days: channel.etaMaxDays,
    first_weight: price && gramsToKg(price.firstWeightG),
    first_price: price && formatMoney(price.firstPrice, channel.currency),
    step_weight: gramsToKg(channel.weightStepG),
    step_price: price && formatMoney(price.stepPrice, channel.currency),
    max_box_weight: gramsToKg(channel.maxBoxWeightG),
    max_side: mmToCm(channel.maxSideMm),
    max_girth: channel.maxGirthMm === null ? null : mmToCm(channel.maxGirthMm),
    sender_pickup: flag(channel.senderPickup),
    needs_id_card: flag(channel.needsIdCard),
    intro: inWords(locale, channel.introZh, channel.introEn),
  };
}

export function channelDetail(channel: ChannelEntity, looker: Looker): ChannelDetail {
  const { book, target, locale } = looker;
  const price = resolvePrice(book.pricesOf.get(channel.id) ?? [], target);
  const tax = book.taxRules.get(channel.taxRuleId ?? 0);
  return {
    ...channelView(channel, looker),
    packaging_prices: (price ? (book.linesOf.get(price.id) ?? []) : []).map((line) => ({
      packaging_box_ids: line.packagingBoxId.split(',').map(Number),
      step_price: formatMoney(line.price, channel.currency),
    })),
    accessorials: accessorialsOf(channel, looker),
    insurance_types: insuranceTypesOf(channel.insuranceRuleId, looker),
    tax_note: tax ? inWords(locale, tax.noteZh, tax.noteEn) : '',
    excluded_attributes: channel.excludedAttributeIds.flatMap((id) => {
      const attribute = book.attributes.get(id);
      if (!attribute) return [];
      const { code, descriptionZh, descriptionEn } = attribute;
      return [
        {
          id,
          code,
          name: named(attribute, locale),
          description: inWords(locale, descriptionZh, descriptionEn),
        },
      ];
    }),
  };
}

/** What customers can choose on a channel. */
export function accessorialsOf(channel: ChannelEntity, { book, target, locale }: Looker): AccessorialView[] {
  return [...book.services.values()].flatMap((service) => {
    const price = service.stage === 'warehouse' ? null : servicePrice(service, channel, book, target);
    return price ? [accessorialView(service, price, locale)] : [];
  });
}

function accessorialView(
  service: AccessorialServiceEntity,
  price: AccessorialPriceEntity,
  locale: Locale,
): AccessorialView {
  return {
    id: service.id,
    code: service.code,
    name: named(service, locale),
    description: inWords(locale, service.descriptionZh, service.descriptionEn),
    scope: service.scope,
    is_default: flag(service.isDefault),
    max_quantity: service.maxQuantity,
    currency: price.currency,
    amount: moneyOrNull(price.amount, price.currency),
    rate_bp: price.rateBp,
    min_amount: moneyOrNull(price.minAmount, price.currency),
    max_amount: moneyOrNull(price.maxAmount, price.currency),
  };
}

export function insuranceTypesOf(ruleId: number | null, { book, locale }: Looker): InsuranceTypeView[] {
  const types = book.insuranceRules.has(ruleId ?? 0) ? (book.insuranceOf.get(ruleId ?? 0) ?? []) : [];
  return types.map((type) => insuranceTypeView(type, locale));
}

export function insuranceTypeView(type: InsuranceTypeEntity, locale: Locale): InsuranceTypeView {
  return {
    id: type.id,
    name: named(type, locale),
    cover: formatMoney(type.cover, type.currency),
    premium: formatMoney(type.premium, type.currency),
    currency: type.currency,
    is_free: flag(type.isFree),
    is_default: flag(type.isDefault),
    mode: type.mode,
    rate_bp: type.rateBp,
    min_premium: moneyOrNull(type.minPremium, type.currency),
    max_cover: moneyOrNull(type.maxCover, type.currency),
  };
}

export function categoryView(
  category: GoodsCategoryEntity,
  route: GoodsRoute | null,
  { book, locale }: Looker,
): GoodsCategoryView {
  const { verdict, rule } = verdictOf(category.id, book.categories, book.categoryRulesOf, route);
  return {
    id: category.id,
    pid: category.pid,
    name_zh: category.nameZh,
    name_en: category.nameEn,
    hs_code: category.hsCode,
    keywords: category.keywords,
    is_prohibited: flag(category.isProhibited),
    is_restricted: flag(category.isRestricted),
    verdict,
    note: rule
      ? inWords(locale, rule.noteZh, rule.noteEn)
      : inWords(locale, category.reasonZh, category.reasonEn),
  };
}

export function goodsView(goods: GoodsEntity): GoodsView {
  return {
    id: goods.id,
    category_id: goods.categoryId,
    name_zh: goods.nameZh,
    name_en: goods.nameEn,
    hs_code: goods.hsCode,
    unit: goods.unit,
    unit_price: moneyOrNull(goods.unitPrice, 'GBP'),
    net_weight: goods.netWeightG === null ? null : gramsToKg(goods.netWeightG),
    image: goods.image,
  };
}
