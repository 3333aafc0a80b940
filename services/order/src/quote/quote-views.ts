import type { Locale, Quote, Quotes } from '@parcelway/contracts';
import { errorTexts, fillText } from '@parcelway/contracts';
import { formatMoney, gramsToKg } from '@parcelway/money';
import type { PricedShipment, RefusedShipment } from './price-shipment';
import type { PricedFor } from './quote-snapshot';
import { snapshotOf } from './quote-snapshot';
import { lineInWords } from './quote-words';

export function quoteView(one: PricedShipment, whom: PricedFor, at: Date, locale: Locale): Quote {
  const { channel, priced } = one;
  const { totals } = priced;
  const snapshot = snapshotOf(one, whom, at);
  const money = (minor: bigint): string => formatMoney(minor, channel.currency);
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

export function refusalView(
  { channel, refused }: RefusedShipment,
  locale: Locale,
): Quotes['refused'][number] {
  return {
    channel_id: channel.id,
    code: channel.code,
    name: locale === 'en' ? channel.nameEn : channel.nameZh,
    reason: refused.code,
    text: fillText(errorTexts[refused.code][locale], refused.params),
  };
}
