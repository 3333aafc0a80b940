import { formatMoney } from '@parcelway/money';
import { priceOrder } from './price-formula';
import type { Accessorial, BoxInput, ChannelTariff, PriceInput } from './price-input';
import type { PricedOrder, PriceLine } from './price-result';

const channel: ChannelTariff = {
  divisor: 6000,
  volumetricMode: 'max',
  weighBy: 'box',
  weightStepG: 500,
  minChargeG: 0,
  maxBoxWeightG: 30_000,
  maxSideMm: 1_500,
  maxGirthMm: 3_000,
  fuelBp: 1275,
};
const box1: BoxInput = {
  no: 1,
  packagingBoxId: 1,
  weightG: 12_300,
  lengthMm: 600,
  widthMm: 400,
  heightMm: 400,
  materialPrice: 450n,
};
const box2: BoxInput = {
  ...box1,
  no: 2,
  packagingBoxId: 3,
  weightG: 8_040,
  lengthMm: 400,
  widthMm: 300,
  heightMm: 200,
};
/** The worked example of D1. */
const example: PriceInput = {
  channel,
  price: { firstWeightG: 1_000, firstPrice: 1200n, stepPrice: 235n },
  packagingLines: [{ boxIds: [3, 4], price: 260n }],
  boxes: [box1, box2],
  remote: { minAmount: 1800n, perKgAmount: 45n },
  levelDiscountBp: 500,
  accessorials: [],
  insurance: { cover: 50_000n, premium: 800n },
  coupon: null,
};
const service: Accessorial = {
  code: 'wrap',
  scope: 'order',
  price: { amount: 300n },
  minAmount: null,
  maxAmount: null,
  fuelApplies: false,
  quantity: 1,
  boxNos: null,
};

function priced(input: PriceInput): PricedOrder {
  const result = priceOrder(input);
  if ('refused' in result) throw new Error(`refused: ${result.refused.reason}`);
  return result;
}

/** One small box with everything else off, so that a single rule shows. */
function single(box: Partial<BoxInput>, tariff: Partial<ChannelTariff> = {}): PriceInput {
  return {
    ...example,
    channel: { ...channel, fuelBp: 0, ...tariff },
    boxes: [{ ...box1, materialPrice: 0n, ...box }],
    remote: null,
    levelDiscountBp: 0,
    insurance: null,
  };
}

const amounts = (lines: readonly PriceLine[]) => lines.map((line) => [line.code, formatMoney(line.amount)]);

describe('the worked example', () => {
  it('costs 181.14 to a remote postcode, line by line', () => {
    const { lines, totals } = priced(example);
    expect(amounts(lines)).toEqual([
      ['freight_box', '82.50'],
      ['freight_box', '51.00'],
      ['remote', '18.00'],
      ['fuel', '19.32'],
      ['box_material', '9.00'],
      ['insurance', '8.00'],
      ['discount', '-6.68'],
    ]);
    expect(totals).toEqual({
      boxTotal: 13350n,
      boxService: 900n,
      orderService: 3732n,
      insurance: 800n,
      discount: 668n,
      total: 18114n,
      chargedG: 24_500,
    });
  });

  it('costs 160.84 where nothing is remote', () => {
    const { lines, totals } = priced({ ...example, remote: null });
    expect(formatMoney(totals.total)).toBe('160.84');
    expect(lines.map((line) => line.code)).not.toContain('remote');
  });

  it('weighs box 1 by volume and box 2 by weight', () => {
    expect(priced(example).boxes).toEqual([
      {
        no: 1,
        volG: 16_000,
        rawG: 16_000,
        chargedG: 16_000,
        steps: 30,
        firstPrice: 1200n,
        stepPrice: 235n,
        freight: 8250n,
        basis: 'volumetric',
      },
      {
        no: 2,
        volG: 4_000,
        rawG: 8_040,
        chargedG: 8_500,
        steps: 15,
        firstPrice: 1200n,
        stepPrice: 260n,
        freight: 5100n,
        basis: 'actual',
      },
    ]);
  });

  it('explains each line with its figures', () => {
    const params = Object.fromEntries(priced(example).lines.map((line) => [line.code, line.params]));
    expect(params).toEqual({
      freight_box: {
        no: 2,
        volG: 4_000,
        rawG: 8_040,
        chargedG: 8_500,
        steps: 15,
        firstWeightG: 1_000,
        firstPrice: 1200n,
        stepPrice: 260n,
        basis: 'actual',
      },
      remote: { basis: 'minimum', minimum: 1800n, perKg: 45n, chargedG: 24_500, byWeight: 1103n },
      fuel: { bp: 1275, base: 15150n, freight: 13350n, remote: 1800n, services: 0n },
      box_material: { unitPrice: 450n, count: 2, boxIds: '1,3' },
      insurance: { cover: 50_000n },
      discount: { bp: 500, base: 13350n },
    });
  });
});

describe('charged weight', () => {
  it.each([
    [5000, 19_200, 19_500],
    [6000, 16_000, 16_000],
  ])('is by volume for 60×40×40 cm at 5.00 kg with divisor %i', (divisor, volG, chargedG) => {
    const { boxes } = priced(single({ weightG: 5_000 }, { divisor }));
    expect(boxes[0]).toMatchObject({ volG, chargedG, basis: 'volumetric' });
  });

  it.each([
    [2_999, 3_000, 4],
    [3_000, 3_000, 4],
    [3_001, 3_500, 5],
    [1_000, 1_000, 0],
    [1_001, 1_500, 1],
    [1, 500, 0],
    [0, 0, 0],
  ])('of %i g is %i g, %i steps after the first kilogram', (weightG, chargedG, steps) => {
    const { boxes } = priced(single({ weightG }, { divisor: null }));
    expect(boxes[0]).toMatchObject({ chargedG, steps, freight: 1200n + BigInt(steps) * 235n });
  });

  it.each([
    ['max', 6000, 16_000, 16_000, 'volumetric'],
    ['half', 6000, 16_000, 10_500, 'half'],
    ['half', 5999, 16_003, 10_502, 'half'],
    ['none', 6000, 0, 5_000, 'actual'],
    ['max', null, 0, 5_000, 'actual'],
  ] as const)(
    'mode %s with divisor %s: volume %i g, counts %i g',
    (volumetricMode, divisor, volG, rawG, basis) => {
      const { boxes } = priced(single({ weightG: 5_000 }, { volumetricMode, divisor }));
      expect(boxes[0]).toMatchObject({ volG, rawG, basis });
    },
  );

  it('rounds a started gram of volume up', () => {
    expect(priced(single({ lengthMm: 601, widthMm: 401, heightMm: 401 })).boxes[0]?.volG).toBe(16_107);
  });

  it('is the weight, not the volume, when both are equal', () => {
    expect(priced(single({ weightG: 16_000 })).boxes[0]).toMatchObject({ rawG: 16_000, basis: 'actual' });
  });

  it.each([
    [2_000, 6_000, 'minimum'],
    [6_000, 6_000, 'actual'],
    [6_001, 6_500, 'actual'],
  ])('of %i g with a minimum of 6 kg is %i g by %s', (weightG, chargedG, basis) => {
    const { boxes } = priced(single({ weightG }, { divisor: null, minChargeG: 6_000 }));
    expect(boxes[0]).toMatchObject({ chargedG, basis });
  });
});

describe('an order weighed as one', () => {
  it('sums the counting weights, rounds once and uses the line for box 0', () => {
    const { boxes, lines, totals } = priced({
      ...example,
      channel: { ...channel, weighBy: 'order' },
      packagingLines: [
        { boxIds: [1, 3], price: 999n },
        { boxIds: [0], price: 200n },
      ],
    });
    // 16,000 + 8,040 = 24,040 g → 24,500 g → 47 steps
    expect(lines[0]).toMatchObject({
      code: 'freight_order',
      amount: 1200n + 47n * 200n,
      params: { rawG: 24_040, chargedG: 24_500, steps: 47, stepPrice: 200n, boxCount: 2, basis: 'actual' },
    });
    expect(totals.boxTotal).toBe(10_600n);
    expect(totals.chargedG).toBe(24_500);
    expect(boxes.map((box) => [box.rawG, box.freight])).toEqual([
      [16_000, 0n],
      [8_040, 0n],
    ]);
  });

  it('applies the minimum to the whole order', () => {
    const { lines } = priced(
      single({ weightG: 200 }, { divisor: null, weighBy: 'order', minChargeG: 3_000 }),
    );
    expect(lines[0]?.params).toMatchObject({ basis: 'minimum', chargedG: 3_000, steps: 4 });
  });
});

describe('charges on top of freight', () => {
  it('charges the remote surcharge by weight where that is more than its minimum', () => {
    const { lines } = priced({ ...example, remote: { minAmount: 1000n, perKgAmount: 45n } });
    expect(lines.find((line) => line.code === 'remote')).toMatchObject({
      amount: 1103n,
      params: { basis: 'weight' },
    });
  });

  it.each([
    ['order', null, 2, 'order_accessorial', 600n],
    ['box', null, 1, 'box_accessorial', 600n],
    ['box', [2], 3, 'box_accessorial', 900n],
    ['box', [9], 1, undefined, undefined],
    ['kg', null, 1, 'order_accessorial', 7350n],
  ] as const)('a 3.00 service per %s for boxes %j, quantity %i', (scope, boxNos, quantity, code, amount) => {
    const { lines } = priced({ ...example, accessorials: [{ ...service, scope, boxNos, quantity }] });
    const line = lines.find(({ params }) => params['code'] === 'wrap');
    expect([line?.code, line?.amount]).toEqual([code, amount]);
  });

  it.each([
    [{ amount: 300n }, 500n, null, 500n, { minimum: 500n }],
    [{ amount: 300n }, null, 200n, 200n, { maximum: 200n }],
    [{ amount: 300n }, 100n, 400n, 300n, {}],
    [{ rateBp: 1000 }, null, null, 1335n, { bp: 1000, base: 13350n }],
    [{ rateBp: 1000 }, null, 1000n, 1000n, { bp: 1000, maximum: 1000n }],
  ])('a service at %j between %s and %s is %s', (price, minAmount, maxAmount, amount, params) => {
    const { lines } = priced({ ...example, accessorials: [{ ...service, price, minAmount, maxAmount }] });
    expect(lines.find((line) => line.code === 'order_accessorial')).toMatchObject({ amount, params });
  });

  it('charges fuel on freight, remote and only the services that carry it', () => {
    const accessorials = [
      { ...service, fuelApplies: true },
      { ...service, scope: 'box' as const },
    ];
    const { lines, totals } = priced({ ...example, accessorials });
    // 12.75 % of 133.50 + 18.00 + 3.00
    expect(lines.find((line) => line.code === 'fuel')).toMatchObject({
      amount: 1970n,
      params: { base: 15450n, services: 300n },
    });
    expect(totals.boxService).toBe(900n + 600n);
    expect(totals.orderService).toBe(1800n + 1970n + 300n);
  });

  it('prints cartons of different prices on lines of their own', () => {
    const { lines } = priced({ ...example, boxes: [box1, { ...box2, materialPrice: 300n }] });
    expect(amounts(lines).filter(([code]) => code === 'box_material')).toEqual([
      ['box_material', '4.50'],
      ['box_material', '3.00'],
    ]);
  });
});

describe('discounts', () => {
  it.each([
    [{ amount: 1000n }, '-10.00'],
    [{ rateBp: 1000 }, '-13.35'],
    [{ amount: 99_900n }, '-126.82'],
  ])('coupon %j takes off %s after the level discount', (coupon, amount) => {
    const { lines } = priced({ ...example, coupon });
    expect(amounts(lines).slice(-2)).toEqual([
      ['discount', '-6.68'],
      ['coupon', amount],
    ]);
  });

  it('never takes off more than the freight', () => {
    const { totals } = priced({ ...example, levelDiscountBp: 10_000, coupon: { amount: 5_000n } });
    expect(totals.discount).toBe(totals.boxTotal);
  });
});

describe('limits of the channel', () => {
  it.each([
    [{ weightG: 30_001 }, 'quote.too_heavy', { no: 1, weightG: 30_001, maxWeightG: 30_000 }],
    [{ heightMm: 1_501 }, 'quote.too_long', { no: 1, sideMm: 1_501, maxSideMm: 1_500 }],
    [
      { lengthMm: 500, widthMm: 1_000, heightMm: 501 },
      'quote.girth',
      { no: 1, girthMm: 3_002, maxGirthMm: 3_000 },
    ],
  ])('refuses %j as %s', (box, reason, params) => {
    expect(priceOrder(single(box))).toEqual({ refused: { reason, params } });
  });

  it.each([[{ weightG: 30_000 }], [{ lengthMm: 1_500, widthMm: 400, heightMm: 350 }]])(
    'accepts %j, exactly at the limit',
    (box) => {
      expect(priceOrder(single(box))).toHaveProperty('totals');
    },
  );

  it('names the first box over a limit', () => {
    expect(priceOrder({ ...example, boxes: [box1, { ...box2, weightG: 31_000 }] })).toMatchObject({
      refused: { reason: 'quote.too_heavy', params: { no: 2 } },
    });
  });

  it('has no limit where the channel names none', () => {
    const tariff = { maxBoxWeightG: null, maxSideMm: null, maxGirthMm: null };
    expect(priceOrder(single({ weightG: 900_000, lengthMm: 9_000 }, tariff))).toHaveProperty('totals');
  });

  it.each<[string, PriceInput]>([
    ['no box', { ...example, boxes: [] }],
    ['a fraction of a gram', single({ weightG: 1.5 })],
    ['a negative side', single({ lengthMm: -1 })],
    ['a step of 0', single({}, { weightStepG: 0 })],
    ['a divisor of 0', single({}, { divisor: 0 })],
  ])('throws on %s, which no form lets through', (_name, input) => {
    expect(() => priceOrder(input)).toThrow(RangeError);
  });
});
