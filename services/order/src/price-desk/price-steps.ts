import type { Locale, PriceStep, QuotePackage, RuleName } from '@parcelway/contracts';
import { formatMoney, gramsToKg } from '@parcelway/money';
import { ANY_BOX } from '../quote/domain/box-price';
import type { PricedBox } from '../quote/domain/price-result';
import type { PriceBook } from '../quote/price-book';
import type { PricedShipment } from '../quote/price-shipment';
import type { PricedFor } from '../quote/quote-snapshot';
import { priceRule, snapshotOf } from '../quote/quote-snapshot';
import { lineInWords } from '../quote/quote-words';

const say = (locale: Locale, zh: string, en: string): string => (locale === 'en' ? en : zh);
const kg = (grams: number): string => `${gramsToKg(grams)} kg`;

/** A whole calculation in words: the weights and freight of each box, then every line that is charged, each with the row that gave its figures. */
export function priceSteps(
  one: PricedShipment,
  packages: readonly QuotePackage[],
  whom: PricedFor & { readonly book: PriceBook },
  at: Date,
  locale: Locale,
): PriceStep[] {
  const snapshot = snapshotOf(one, whom, at);
  const order = say(locale, '订单', 'Order');
  const boxes = one.priced.boxes.flatMap((box, index) => {
    const typed = packages[index];
    return typed ? boxSteps(box, typed, one, whom.book, locale) : [];
  });
  const lines = snapshot.lines
    .filter(({ code }) => code !== 'freight_box')
    .map((line): PriceStep => {
      const { text, detail, amount, rule = null } = lineInWords(line, snapshot, locale);
      return { section: order, step: text, formula: detail, rule, result: amount };
    });
  const freight: PriceStep = {
    section: order,
    step: say(locale, '运费小计', 'Freight'),
    formula: one.priced.boxes.map(({ freight: part }) => formatMoney(part, one.channel.currency)).join(' + '),
    rule: null,
    result: formatMoney(one.priced.totals.boxTotal, one.channel.currency),
  };
  return [...boxes, ...(one.channel.weighBy === 'box' ? [freight] : []), ...lines];
}

function boxSteps(
  box: PricedBox,
  typed: QuotePackage,
  one: PricedShipment,
  book: PriceBook,
  locale: Locale,
): PriceStep[] {
  const { channel, price } = one;
  const kind = book.boxes.get(Number(typed.packaging_box_id));
  const kindName = kind ? say(locale, kind.nameZh, kind.nameEn) : '';
  const section = say(locale, `箱 ${box.no} ${kindName}`, `Box ${box.no} ${kindName}`);
  const rule: RuleName = { resource: 'channel', id: channel.id };
  const looksAtVolume = channel.divisor !== null && channel.volumetricMode !== 'none';
  const weights: PriceStep[] = [
    {
      section,
      step: say(locale, '体积重', 'Volume'),
      formula: looksAtVolume
        ? `${typed.length} × ${typed.width} × ${typed.height} cm ÷ ${channel.divisor}`
        : say(locale, '渠道不计体积', 'The channel does not look at volume'),
      rule,
      result: kg(box.volG),
    },
    {
      section,
      step: say(locale, '计费重', 'Charged weight'),
      formula: chargedFormula(box, String(typed.weight), one, locale),
      rule,
      result: kg(box.chargedG),
    },
  ];
  if (channel.weighBy === 'order') return weights;
  const money = (minor: bigint): string => formatMoney(minor, channel.currency);
  const own = lineOf(Number(typed.packaging_box_id), one);
  return [
    ...weights,
    {
      section,
      step: say(locale, '续重档数', 'Further steps'),
      formula: `(${gramsToKg(box.chargedG)} − ${gramsToKg(price.firstWeightG)}) ÷ ${gramsToKg(channel.weightStepG)}`,
      rule: priceRule(one),
      result: String(box.steps),
    },
    {
      section,
      step: say(locale, '运费', 'Freight'),
      formula: `${money(box.firstPrice)} + ${box.steps} × ${money(box.stepPrice)}`,
      rule: own ? { resource: 'member-channel-price-packaging', id: own.id } : priceRule(one),
      result: money(box.freight),
    },
  ];
}

/** The packaging line that prices a kind of box; undefined = the price row itself. */
function lineOf(boxId: number, { packagingLines }: PricedShipment) {
  const holds = (id: number) =>
    packagingLines.find((line) => line.packagingBoxId.split(',').map(Number).includes(id));
  return holds(boxId) ?? holds(ANY_BOX);
}

function chargedFormula(box: PricedBox, typed: string, { channel }: PricedShipment, locale: Locale): string {
  const step = kg(channel.weightStepG);
  const basis = {
    actual: say(locale, `实重 ${typed} kg`, `weight ${typed} kg`),
    volumetric: say(locale, `体积重 ${kg(box.volG)}`, `volume ${kg(box.volG)}`),
    half: say(
      locale,
      `实重 ${typed} kg + 超出部分的一半`,
      `weight ${typed} kg + half of what the volume has more`,
    ),
    minimum: say(locale, `起重 ${kg(channel.minChargeG)}`, `minimum ${kg(channel.minChargeG)}`),
  }[box.basis];
  if (channel.weighBy === 'order')
    return say(locale, `${basis}，合并后按整单进位`, `${basis}, rounded with the whole order`);
  return say(locale, `${basis}，按 ${step} 进位`, `${basis}, up to whole steps of ${step}`);
}
