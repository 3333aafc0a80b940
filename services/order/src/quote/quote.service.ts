import type { CallContext, Handlers, Quotes, RequestQuote } from '@parcelway/contracts';
import { DomainError, quote } from '@parcelway/contracts';
import { Serves } from '@parcelway/platform';
import { candidateChannels, isRefused, priceShipment } from './price-shipment';
import type { PricedShipment } from './price-shipment';
import { quoteView, refusalView } from './quote-views';
import { Shipments } from './shipment';

/** Prices a shipment on every channel that serves the route, or on one. */
@Serves(quote)
export class QuoteService implements Handlers<typeof quote> {
  constructor(private readonly shipments: Shipments) {}

  async request(request: RequestQuote, context: CallContext): Promise<Quotes> {
    const shipment = await this.shipments.known(request, context);
    const at = new Date();
    const channels = request.channel_id
      ? shipment.book.channels.filter(({ id }) => id === Number(request.channel_id))
      : candidateChannels(shipment);
    if (request.channel_id && channels.length === 0) throw new DomainError('channel.not_found');
    const results = channels.map((channel) =>
      priceShipment(channel, shipment, request, { at, locale: context.locale }),
    );
    return {
      quotes: results
        .filter((one): one is PricedShipment => !isRefused(one))
        .map((one) => quoteView(one, shipment, at, context.locale)),
      refused: results.filter(isRefused).map((one) => refusalView(one, context.locale)),
    };
  }
}
