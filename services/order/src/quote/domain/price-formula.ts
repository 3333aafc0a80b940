import { sumMinor } from '@parcelway/money';
import { ANY_BOX, freightOf, priceBox, refuseBox, stepPriceOf, weighBox } from './box-price';
import { accessorialLine, discountLines, fuelLine, materialLines, remoteLine, sumOf } from './order-price';
import { assertPriceInput, type PriceInput } from './price-input';
import type { PricedBox, PricedOrder, PriceLine, Refusal } from './price-result';

/**
 * The price formula of D1 (docs/domain): what a channel charges for an order, line by line, or why it does not carry it.
 * Every printed line is rounded half up once, to the minor unit; the total is the sum of the lines.
 *
 * @returns `refused` names the first box over a limit of the channel; else boxes, lines and totals
 * @throws RangeError for figures that make no sense (see `assertPriceInput`)
 */
export function priceOrder(input: PriceInput): PricedOrder | { readonly refused: Refusal } {
  assertPriceInput(input);
  for (const box of input.boxes) {
    const refused = refuseBox(input.channel, box);
    if (refused) return { refused };
  }
  const { boxes, freightLines, chargedG } =
    input.channel.weighBy === 'order' ? priceAsOne(input) : priceEachBox(input);
  const freight = sumOf(freightLines);
  const base = { freight, chargedG, boxNos: boxes.map((box) => box.no) };

  const remote = input.remote ? [remoteLine(input.remote, base)] : [];
  const services = input.accessorials.map((accessorial) => ({
    line: accessorialLine(accessorial, base),
    fuelApplies: accessorial.fuelApplies,
  }));
  const fuelled = sumMinor(services.filter(({ fuelApplies }) => fuelApplies).map(({ line }) => line.amount));
  const fuel = fuelLine(input.channel.fuelBp, freight, sumOf(remote), fuelled);
  const material = materialLines(input.boxes);
  const boxServices = services.map(({ line }) => line).filter(({ code }) => code === 'box_accessorial');
  const orderServices = services.map(({ line }) => line).filter(({ code }) => code === 'order_accessorial');
  const insurance: PriceLine[] = input.insurance
    ? [{ code: 'insurance', amount: input.insurance.premium, params: { cover: input.insurance.cover } }]
    : [];
  const discounts = discountLines(input.levelDiscountBp, input.coupon, freight);

  const lines = [
    ...freightLines,
    ...remote,
    fuel,
    ...material,
    ...boxServices,
    ...orderServices,
    ...insurance,
    ...discounts,
  ].filter((line) => line.amount !== 0n);
  return {
    boxes,
    lines,
    totals: {
      boxTotal: freight,
      boxService: sumOf(material) + sumOf(boxServices),
      orderService: sumOf(remote) + fuel.amount + sumOf(orderServices),
      insurance: sumOf(insurance),
      discount: -sumOf(discounts),
      total: sumOf(lines),
      chargedG,
    },
  };
}

interface PricedFreight {
  readonly boxes: PricedBox[];
  readonly freightLines: PriceLine[];
  readonly chargedG: number;
}

function priceEachBox({ channel, price, packagingLines, boxes }: PriceInput): PricedFreight {
  const priced = boxes.map((box) => priceBox(channel, price, packagingLines, box));
  const freightLines = priced.map(({ freight, ...params }): PriceLine => {
    return { code: 'freight_box', amount: freight, params: { ...params, firstWeightG: price.firstWeightG } };
  });
  return { boxes: priced, freightLines, chargedG: priced.reduce((sum, box) => sum + box.chargedG, 0) };
}

/** The counting weights summed first, then one freight at the line for box 0 (D1). */
function priceAsOne({ channel, price, packagingLines, boxes }: PriceInput): PricedFreight {
  const weighed = boxes.map((box) => ({ no: box.no, ...weighBox(channel, box) }));
  const rawG = weighed.reduce((sum, box) => sum + box.rawG, 0);
  const { freight, isMinimum, ...params } = freightOf(
    rawG,
    channel,
    price,
    stepPriceOf(ANY_BOX, packagingLines, price),
  );
  const basis = isMinimum ? 'minimum' : 'actual';
  const unpriced = { steps: 0, firstPrice: 0n, stepPrice: 0n, freight: 0n };
  return {
    boxes: weighed.map((box) => ({ ...box, chargedG: box.rawG, ...unpriced })),
    freightLines: [
      {
        code: 'freight_order',
        amount: freight,
        params: { ...params, rawG, basis, boxCount: boxes.length, firstWeightG: price.firstWeightG },
      },
    ],
    chargedG: params.chargedG,
  };
}
