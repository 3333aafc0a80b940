import { Injectable } from '@nestjs/common';
import type { CallContext, QuotePackage, SimulatePrice, Simulation } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { parseMoney } from '@parcelway/money';
import { invalidFields } from '@parcelway/platform';
import { CustomerFacts } from '../customer-copy/customer-facts';
import type { Coupon } from '../quote/domain/price-input';
import { PriceBooks } from '../quote/price-books';
import { candidateChannels, isRefused, priceShipment } from '../quote/price-shipment';
import type { Route } from '../quote/price-shipment';
import type { PricedFor } from '../quote/quote-snapshot';
import { quoteView, refusalView } from '../quote/quote-views';
import { priceSteps } from './price-steps';

/** Who pays public prices and has no level. */
const NOBODY = { user_id: null, group_id: null, group_name: '', group_name_en: '', discount_bp: 0 };

/** Prices a shipment as a member, or anybody, would be quoted it, and says how each figure came about. */
@Injectable()
export class PriceSimulator {
  constructor(
    private readonly books: PriceBooks,
    private readonly customers: CustomerFacts,
  ) {}

  /** Errors: channel.not_found, member.not_found, request.invalid. */
  async simulate(request: SimulatePrice, context: CallContext): Promise<Simulation> {
    const { locale } = context;
    const at = request.at ? new Date(request.at) : new Date();
    if (Number.isNaN(at.getTime())) throw invalidFields([{ field: 'at', rule: 'instant' }]);
    const book = await this.books.current();
    const member = request.user_id ? await this.customers.terms(Number(request.user_id), context) : NOBODY;
    const route: Route & PricedFor = {
      book,
      member,
      receiver: { country: request.country, zip_code: request.zip_code ?? '' },
    };
    const channels = request.channel_id
      ? book.channels.filter(({ id }) => id === Number(request.channel_id))
      : candidateChannels(route);
    if (request.channel_id && channels.length === 0) throw new DomainError('channel.not_found');
    const packages = packagesOf(request);
    const priced = channels.map((channel) =>
      priceShipment(channel, route, { ...request, packages }, { at, locale, coupon: couponOf(request) }),
    );
    return {
      quotes: priced.flatMap((one) =>
        isRefused(one)
          ? []
          : [{ ...quoteView(one, route, at, locale), steps: priceSteps(one, packages, route, at, locale) }],
      ),
      refused: priced.filter(isRefused).map((one) => refusalView(one, locale)),
    };
  }
}

/** Goods that are not listed stand in the first box as one nameless item of their value. */
function packagesOf({ packages, declared_value, cover }: SimulatePrice): QuotePackage[] {
  const listed = packages.some(({ items = [] }) => items.length > 0);
  const unlisted = declared_value || (listed ? undefined : cover);
  return packages.map((one, index) => {
    const items = one.items ?? [];
    if (index > 0 || !unlisted) return { ...one, items };
    const rest = { category_id: 0, name_zh: '', name_en: '', quantity: 1, unit_price: unlisted };
    return { ...one, items: [...items, rest] };
  });
}

function couponOf({ coupon_amount, coupon_rate_bp }: SimulatePrice): Coupon | null {
  if (coupon_rate_bp) return { rateBp: Number(coupon_rate_bp) };
  return coupon_amount ? { amount: parseMoney(coupon_amount) } : null;
}
