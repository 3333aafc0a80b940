import type { QuotePackage } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { ErrorCode, ErrorParams } from '@parcelway/contracts';
import { cmToMm, formatMoney, gramsToKg, kgToGrams, mmToCm, parseMoney } from '@parcelway/money';
import type { ChannelEntity } from '../channel/channel.entity';
import type { InsuranceTypeEntity } from '../insurance/insurance.entity';
import type { ChannelPriceEntity, PackagingLineEntity } from '../channel-price/channel-price.entity';
import type { PackagingBoxEntity } from '../packaging-box/packaging-box.entity';
import type { RemoteRuleEntity } from '../remote-rule/remote-rule.entity';
import { isCovered } from './domain/cover';
import { priceOrder } from './domain/price-formula';
import type { BoxInput } from './domain/price-input';
import { resolvePrice } from './domain/price-resolution';
import type { PricedOrder, Refusal } from './domain/price-result';
import type { PriceBook } from './price-book';
import type { Shipment } from './shipment';

/** A channel's price for a shipment with the rows it was made of. */
export interface PricedShipment {
  readonly channel: ChannelEntity;
  readonly price: ChannelPriceEntity;
  readonly packagingLines: readonly PackagingLineEntity[];
  readonly remoteRule: RemoteRuleEntity | null;
  readonly insurance: InsuranceTypeEntity | null;
  readonly priced: PricedOrder;
}

/** Why a channel does not carry a shipment. */
export interface RefusedShipment {
  readonly channel: ChannelEntity;
  readonly refused: { readonly code: ErrorCode; readonly params: ErrorParams };
}

export const isRefused = (one: PricedShipment | RefusedShipment): one is RefusedShipment => 'refused' in one;

/** Channels that serve the receiver's country for luggage. */
export function candidateChannels(shipment: Shipment): ChannelEntity[] {
  const { book, receiver } = shipment;
  return book.channels.filter(
    (channel) => channel.kind !== 'sheet' && book.countries.get(channel.countryId)?.code === receiver.country,
  );
}

/**
 * One channel's price of a shipment (D1), or why it refuses it.
 * Errors: request.invalid for a box or a category that does not exist.
 */
export function priceShipment(
  channel: ChannelEntity,
  shipment: Shipment,
  request: { readonly packages: readonly QuotePackage[]; readonly cover?: string },
  at: Date,
): PricedShipment | RefusedShipment {
  const { book, member, receiver } = shipment;
  const refuse = (code: ErrorCode, params: ErrorParams = {}): RefusedShipment => ({
    channel,
    refused: { code, params },
  });

  if (book.countries.get(channel.countryId)?.code !== receiver.country) return refuse('quote.not_covered');
  if (
    !isCovered(
      { include: channel.cover?.include ?? [], exclude: channel.cover?.exclude ?? [] },
      receiver.zip_code,
    )
  )
    return refuse('quote.not_covered');
  const prohibited = request.packages
    .flatMap(({ items }) => items)
    .find((item) => book.categories.get(Number(item.category_id))?.isProhibited);
  if (prohibited) return refuse('quote.prohibited_item', { item: prohibited.name_zh });

  const price = resolvePrice(book.pricesOf.get(channel.id) ?? [], {
    userId: member.user_id,
    groupId: member.group_id,
    at,
  });
  if (!price) return refuse('quote.no_price');
  const insurance = insuranceFor(channel, book, request.cover);
  if (insurance === 'unknown') return refuse('quote.no_cover', { cover: request.cover ?? '' });

  const packagingLines = book.linesOf.get(price.id) ?? [];
  const rule = channel.remoteRuleId === null ? undefined : book.remoteRules.get(channel.remoteRuleId);
  const remoteRule = rule?.postcodes.matches(receiver.zip_code) ? rule.rule : null;
  const priced = priceOrder({
    channel,
    price,
    packagingLines: packagingLines.map((line) => ({
      boxIds: line.packagingBoxId.split(',').map(Number),
      price: line.price,
    })),
    boxes: boxesOf(request.packages, book),
    remote: remoteRule && { minAmount: remoteRule.minAmount, perKgAmount: remoteRule.perKgAmount },
    levelDiscountBp: member.discount_bp,
    accessorials: [],
    insurance: insurance && { cover: insurance.cover, premium: insurance.premium },
    coupon: null,
  });
  if ('refused' in priced) return refuse(priced.refused.reason, limitInWords(priced.refused));
  return { channel, price, packagingLines, remoteRule, insurance, priced };
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

/** The step whose cover was asked for; the free one, or none, when nothing was asked. */
function insuranceFor(
  channel: ChannelEntity,
  book: PriceBook,
  cover: string | undefined,
): InsuranceTypeEntity | null | 'unknown' {
  const steps = channel.insuranceRuleId === null ? [] : (book.insuranceOf.get(channel.insuranceRuleId) ?? []);
  const wanted = cover ? parseMoney(String(cover)) : 0n;
  if (wanted === 0n) return steps.find((step) => step.isFree) ?? null;
  return steps.find((step) => step.cover === wanted) ?? 'unknown';
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

/** Σ quantity × unit price of the items, minor units. */
export function declaredValue(packages: readonly QuotePackage[]): bigint {
  return packages
    .flatMap(({ items }) => items)
    .reduce((sum, item) => sum + BigInt(Number(item.quantity)) * parseMoney(String(item.unit_price)), 0n);
}

export function moneyText(minor: bigint, channel: Pick<ChannelEntity, 'currency'>): string {
  return formatMoney(minor, channel.currency);
}
