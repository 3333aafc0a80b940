import type { Locale, QuoteAccessorial, QuotePackage } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { ErrorParams } from '@parcelway/contracts';
import { cmToMm, formatMoney, gramsToKg, kgToGrams, mmToCm, parseMoney } from '@parcelway/money';
import type { ChannelPriceEntity, PackagingLineEntity } from '../channel-price/channel-price.entity';
import type { ChannelEntity } from '../channel/channel.entity';
import type { InsuranceTypeEntity } from '../insurance/insurance.entity';
import type { PackagingBoxEntity } from '../packaging-box/packaging-box.entity';
import type { RemoteRuleEntity } from '../remote-rule/remote-rule.entity';
import type { ChosenService } from './chosen-services';
import { chooseServices } from './chosen-services';
import { isCovered } from './domain/cover';
import { insure } from './domain/insurance';
import { priceOrder } from './domain/price-formula';
import type { BoxInput, Coupon, Insurance, PriceInput } from './domain/price-input';
import { resolvePrice } from './domain/price-resolution';
import type { PricedOrder, Refusal } from './domain/price-result';
import type { Reason } from './goods-on-route';
import { declaredValue, insurableValue, refusedItem } from './goods-on-route';
import type { PriceBook } from './price-book';

/** A channel's price for a shipment with the rows it was made of. */
export interface PricedShipment {
  readonly channel: ChannelEntity;
  readonly price: ChannelPriceEntity;
  readonly packagingLines: readonly PackagingLineEntity[];
  readonly remoteRule: RemoteRuleEntity | null;
  readonly insurance: (Insurance & { readonly type: InsuranceTypeEntity }) | null;
  readonly services: readonly ChosenService[];
  readonly coupon: Coupon | null;
  readonly priced: PricedOrder;
}

/** Why a channel does not carry a shipment. */
export interface RefusedShipment {
  readonly channel: ChannelEntity;
  readonly refused: Reason;
}

export const isRefused = (one: PricedShipment | RefusedShipment): one is RefusedShipment => 'refused' in one;

/** Whose prices, and where the shipment goes. */
export interface Route {
  readonly book: PriceBook;
  readonly member: {
    readonly user_id: number | null;
    readonly group_id: number | null;
    readonly discount_bp: number;
  };
  readonly receiver: { readonly country: string; readonly zip_code: string };
}

/** What is shipped and wished for. */
export interface Wishes {
  readonly packages: readonly QuotePackage[];
  /** Decimal; empty = the free cover. */
  readonly cover?: string;
  readonly accessorials?: readonly QuoteAccessorial[];
}

/** Channels that serve the receiver's country for luggage. */
export function candidateChannels({ book, receiver }: Route): ChannelEntity[] {
  return book.channels.filter(
    (channel) => channel.kind !== 'sheet' && book.countries.get(channel.countryId)?.code === receiver.country,
  );
}

/**
 * One channel's price of a shipment (D1, D7, D8), or why it refuses it.
 * Errors: request.invalid for a box or a service that does not exist.
 */
export function priceShipment(
  channel: ChannelEntity,
  route: Route,
  wishes: Wishes,
  {
    at,
    locale,
    coupon = null,
  }: { readonly at: Date; readonly locale: Locale; readonly coupon?: Coupon | null },
): PricedShipment | RefusedShipment {
  const { book, member, receiver } = route;
  const refuse = (refused: Reason): RefusedShipment => ({ channel, refused });
  if (!isReached(channel, route)) return refuse({ code: 'quote.not_covered', params: {} });
  const item = refusedItem(wishes.packages, channel, book, locale);
  if (item) return refuse(item);
  if (channel.maxDeclaredValue !== null && declaredValue(wishes.packages) > channel.maxDeclaredValue)
    return refuse({
      code: 'quote.declared_over_limit',
      params: { max: moneyText(channel.maxDeclaredValue, channel) },
    });

  const target = { userId: member.user_id, groupId: member.group_id, at };
  const price = resolvePrice(book.pricesOf.get(channel.id) ?? [], target);
  if (!price) return refuse({ code: 'quote.no_price', params: {} });
  const services = chooseServices(wishes.accessorials ?? [], channel, book, target, locale);
  if ('code' in services) return refuse(services);

  const packagingLines = book.linesOf.get(price.id) ?? [];
  const rule = channel.remoteRuleId === null ? undefined : book.remoteRules.get(channel.remoteRuleId);
  const remoteRule = rule?.postcodes.matches(receiver.zip_code) ? rule.rule : null;
  const input: PriceInput = {
    channel,
    price,
    packagingLines: packagingLines.map((line) => ({
      boxIds: line.packagingBoxId.split(',').map(Number),
      price: line.price,
    })),
    boxes: boxesOf(wishes.packages, book),
    remote: remoteRule && { minAmount: remoteRule.minAmount, perKgAmount: remoteRule.perKgAmount },
    levelDiscountBp: member.discount_bp,
    accessorials: services.map(({ accessorial }) => accessorial),
    insurance: null,
    coupon,
  };
  const carriage = priceOrder(input);
  if ('refused' in carriage)
    return refuse({ code: carriage.refused.reason, params: limitInWords(carriage.refused) });
  const insurance = insuranceFor(channel, book, wishes, carriage.totals.total);
  if (insurance && 'code' in insurance) return refuse(insurance);
  const priced = insurance ? priceOrder({ ...input, insurance }) : carriage;
  if ('refused' in priced) throw new Error('insurance does not make a box heavier');
  return { channel, price, packagingLines, remoteRule, insurance, services, coupon, priced };
}

function isReached(channel: ChannelEntity, { book, receiver }: Route): boolean {
  const { include = [], exclude = [] } = channel.cover ?? {};
  return (
    book.countries.get(channel.countryId)?.code === receiver.country &&
    isCovered({ include, exclude }, receiver.zip_code)
  );
}

/** The packages as the formula takes them. */
function boxesOf(packages: readonly QuotePackage[], book: PriceBook): BoxInput[] {
  return packages.map((one, index) => ({
    no: index + 1,
    packagingBoxId: Number(one.packaging_box_id),
    weightG: kgToGrams(String(one.weight)),
    lengthMm: cmToMm(String(one.length)),
    widthMm: cmToMm(String(one.width)),
    heightMm: cmToMm(String(one.height)),
    materialPrice: boxOf(one, index, book).materialPrice,
  }));
}

export function boxOf(one: QuotePackage, index: number, book: PriceBook): PackagingBoxEntity {
  const box = book.boxes.get(Number(one.packaging_box_id));
  if (!box)
    throw new DomainError('request.invalid', {}, [
      { field: `packages.${index}.packaging_box_id`, rule: 'unknown' },
    ]);
  return box;
}

/** The cover that was asked for and its premium; the free one, or none, when nothing was asked (D7). */
function insuranceFor(
  channel: ChannelEntity,
  book: PriceBook,
  { cover, packages }: Wishes,
  carriage: bigint,
): PricedShipment['insurance'] | Reason {
  const rule = book.insuranceRules.get(channel.insuranceRuleId ?? 0);
  const wanted = cover ? parseMoney(String(cover)) : 0n;
  const terms = {
    scope: rule?.scope ?? 'order',
    capPerBox: rule?.capPerBox ?? null,
    offers: rule ? (book.insuranceOf.get(rule.id) ?? []) : [],
  };
  const chosen = insure(terms, wanted, {
    boxes: packages.length,
    insurable: insurableValue(packages, book),
    carriage,
  });
  if (chosen === null) return null;
  if ('offer' in chosen) return { ...chosen.insurance, type: chosen.offer };
  const max = moneyText(chosen.most, channel);
  if (chosen.refused === 'no_cover')
    return { code: 'quote.no_cover', params: { cover: formatMoney(wanted) } };
  return {
    code: chosen.refused === 'over_cap' ? 'quote.cover_over_cap' : 'quote.over_declared',
    params: { max },
  };
}

/** kg and cm for people. */
function limitInWords({ params }: Refusal): ErrorParams {
  const words: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params)) {
    if (name.endsWith('WeightG') || name === 'weightG')
      words[name === 'weightG' ? 'weight' : 'max'] = gramsToKg(Number(value));
    else if (name.endsWith('Mm'))
      words[name.startsWith('max') ? 'max' : name.replace(/Mm$/, '')] = mmToCm(Number(value));
    else words[name] = Number(value);
  }
  return words;
}

/** As refusals say a sum: £500.00, or with the code of another currency. */
function moneyText(minor: bigint, { currency }: Pick<ChannelEntity, 'currency'>): string {
  return currency === 'GBP' ? `£${formatMoney(minor)}` : `${currency} ${formatMoney(minor, currency)}`;
}
