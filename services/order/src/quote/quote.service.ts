import type { CallContext, Handlers, Quotes, RequestQuote } from '@parcelway/contracts';
import { DomainError, quote } from '@parcelway/contracts';
import { Serves } from '@parcelway/platform';
import { HeldCoupons } from '../coupon/held-coupon';
import { priceWithCoupon } from '../coupon/price-with-coupon';
import { candidateChannels, isRefused } from './price-shipment';
import type { PricedShipment } from './price-shipment';
import { quoteView, refusalView } from './quote-views';
import { Shipments } from './shipment';

/** Prices a shipment on every channel that serves the route, or on one. */
@Serves(quote)
export class QuoteService implements Handlers<typeof quote> {
  constructor(
    private readonly shipments: Shipments,
    private readonly coupons: HeldCoupons,
  ) {}

  async request(request: RequestQuote, context: CallContext): Promise<Quotes> {
    const shipment = await this.shipments.known(request, context);
    const coupon = await this.coupons.of(request, context, false);
    const at = new Date();
    const channels = request.channel_id
      ? shipment.book.channels.filter(({ id }) => id === Number(request.channel_id))
      : candidateChannels(shipment);
    if (request.channel_id && channels.length === 0) throw new DomainError('channel.not_found');
    const results = channels.map((channel) =>
      priceWithCoupon(channel, shipment, request, { at, locale: context.locale, coupon }),
    );
    return {
      quotes: results
        .filter((one): one is PricedShipment => !isRefused(one))
        .map((one) => quoteView(one, shipment, at, context.locale)),
      refused: results.filter(isRefused).map((one) => refusalView(one, context.locale)),
    };
  }
}
