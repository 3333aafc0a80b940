import type { CallContext, Handlers, Quote, Quotes, RequestQuote } from '@parcelway/contracts';
import { DomainError, errorTexts, fillText, quote } from '@parcelway/contracts';
import { gramsToKg } from '@parcelway/money';
import { Serves } from '@parcelway/platform';
import { candidateChannels, isRefused, moneyText, priceShipment } from './price-shipment';
import type { PricedShipment, RefusedShipment } from './price-shipment';
import { snapshotOf } from './quote-snapshot';
import { lineInWords } from './quote-words';
import type { Shipment } from './shipment';
import { Shipments } from './shipment';

/** Prices a shipment on every channel that serves the route, or on one. */
@Serves(quote)
export class QuoteService implements Handlers<typeof quote> {
  constructor(private readonly shipments: Shipments) {}

  async request(request: RequestQuote, context: CallContext): Promise<Quotes> {
    const shipment = await this.shipments.of(request, context);
    const at = new Date();
    const channels = request.channel_id
      ? shipment.book.channels.filter(({ id }) => id === Number(request.channel_id))
      : candidateChannels(shipment);
    if (request.channel_id && channels.length === 0) throw new DomainError('channel.not_found');
    const results = channels.map((channel) => priceShipment(channel, shipment, request, at));
    return {
      quotes: results
        .filter((one): one is PricedShipment => !isRefused(one))
        .map((one) => quoteView(one, shipment, at, context)),
      refused: results.filter(isRefused).map((one) => refusalView(one, context)),
    };
  }
}

function quoteView(one: PricedShipment, shipment: Shipment, at: Date, { locale }: CallContext): Quote {
  const { channel, priced } = one;
  const { totals } = priced;
  const snapshot = snapshotOf(one, shipment, at);
  const money = (minor: bigint): string => moneyText(minor, channel);
  return {
    channel_id: channel.id,
    code: channel.code,
    name: locale === 'en' ? channel.nameEn : channel.nameZh,
    currency: channel.currency,
    order_total_amount: money(totals.total),
    box_total_amount: money(totals.boxTotal),
    box_total_service_amount: money(totals.boxService),
    order_total_service_amount: money(totals.orderService),
    order_total_insurance_amount: money(totals.insurance),
    order_total_discount_amount: money(totals.discount),
    lines: snapshot.lines.map((line) => lineInWords(line, snapshot, locale)),
    boxes: priced.boxes.map((box) => ({
      no: box.no,
      vol_weight: gramsToKg(box.volG),
      charged_weight: gramsToKg(box.chargedG),
      basis: box.basis,
      steps: box.steps,
      freight: money(box.freight),
    })),
  };
}

function refusalView(
  { channel, refused }: RefusedShipment,
  { locale }: CallContext,
): Quotes['refused'][number] {
  return {
    channel_id: channel.id,
    code: channel.code,
    name: locale === 'en' ? channel.nameEn : channel.nameZh,
    reason: refused.code,
    text: fillText(errorTexts[refused.code][locale], refused.params),
  };
}
