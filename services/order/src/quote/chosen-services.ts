import type { Locale, QuoteAccessorial } from '@parcelway/contracts';
import { invalidFields } from '@parcelway/platform';
import type { AccessorialPriceEntity, AccessorialServiceEntity } from '../accessorial/accessorial.entity';
import type { ChannelEntity } from '../channel/channel.entity';
import type { Accessorial } from './domain/price-input';
import { resolvePrice } from './domain/price-resolution';
import type { PriceTarget } from './domain/price-resolution';
import type { Reason } from './goods-on-route';
import type { PriceBook } from './price-book';

/** A chosen service with the row that prices it. */
export interface ChosenService {
  readonly service: AccessorialServiceEntity;
  readonly price: AccessorialPriceEntity;
  readonly accessorial: Accessorial;
}

/**
 * The services chosen for a channel at the prices of the member's group, else the public ones.
 * Errors: request.invalid for a service that customers cannot choose, for one chosen twice and for too many of one.
 */
export function chooseServices(
  chosen: readonly QuoteAccessorial[],
  channel: ChannelEntity,
  book: PriceBook,
  target: PriceTarget,
  locale: Locale,
): ChosenService[] | Reason {
  const seen = new Set<number>();
  const services: ChosenService[] = [];
  for (const [index, { id, quantity }] of chosen.entries()) {
    const service = book.services.get(Number(id));
    const field = `accessorials.${index}`;
    if (!service || service.stage === 'warehouse' || seen.has(service.id))
      throw invalidFields([{ field: `${field}.id`, rule: 'unknown' }]);
    seen.add(service.id);
    const count = Number(quantity || 1);
    if (count > service.maxQuantity)
      throw invalidFields([
        { field: `${field}.quantity`, rule: 'max', params: { max: service.maxQuantity } },
      ]);
    const price = servicePrice(service, channel, book, target);
    if (!price)
      return {
        code: 'quote.no_service',
        params: { service: locale === 'en' ? service.nameEn : service.nameZh },
      };
    services.push({ service, price, accessorial: accessorialOf(service, price, count) });
  }
  return services;
}

/** The live price of a service on a channel; null where the channel does not offer it. */
export function servicePrice(
  service: AccessorialServiceEntity,
  channel: ChannelEntity,
  book: PriceBook,
  { groupId, at }: PriceTarget,
): AccessorialPriceEntity | null {
  if (service.channelIds.length > 0 && !service.channelIds.includes(channel.id)) return null;
  const prices = (book.servicePricesOf.get(service.id) ?? []).filter(
    ({ currency }) => currency === channel.currency,
  );
  return resolvePrice(prices, { userId: null, groupId, at });
}

function accessorialOf(
  service: AccessorialServiceEntity,
  price: AccessorialPriceEntity,
  quantity: number,
): Accessorial {
  return {
    code: service.code,
    scope: service.scope,
    price: price.rateBp === null ? { amount: price.amount ?? 0n } : { rateBp: price.rateBp },
    minAmount: price.minAmount,
    maxAmount: price.maxAmount,
    fuelApplies: price.fuelApplies,
    quantity,
    boxNos: null,
  };
}
