import fc from 'fast-check';
import { priceOrder } from './price-formula';
import type { PriceInput } from './price-input';

/**
 * The formula of D1 once more, in exact rationals and in the words of the page, calling nothing of the code under test.
 */
class Fraction {
  constructor(
    readonly n: bigint,
    readonly d: bigint = 1n,
  ) {}
  plus(other: Fraction): Fraction {
    return new Fraction(this.n * other.d + other.n * this.d, this.d * other.d);
  }
  times(other: Fraction): Fraction {
    return new Fraction(this.n * other.n, this.d * other.d);
  }
  atLeast(other: Fraction): Fraction {
    return this.n * other.d < other.n * this.d ? other : this;
  }
  atMost(other: Fraction): Fraction {
    return this.n * other.d > other.n * this.d ? other : this;
  }
  floor(): bigint {
    const quotient = this.n / this.d;
    return this.n < 0n && quotient * this.d !== this.n ? quotient - 1n : quotient;
  }
  ceil(): Fraction {
    return new Fraction(-new Fraction(-this.n, this.d).floor());
  }
  /** Nearest penny, halves up; only ever asked of amounts from 0. */
  pence(): Fraction {
    return new Fraction(this.plus(new Fraction(1n, 2n)).floor());
  }
}
const whole = (value: bigint | number) => new Fraction(BigInt(value));
const share = (bp: number) => new Fraction(BigInt(bp), 10_000n);
const zero = whole(0);
const total = (parts: Fraction[]) => parts.reduce((sum, part) => sum.plus(part), zero);

function chargedSteps(raw: Fraction, input: PriceInput): { charged: Fraction; steps: Fraction } {
  const step = whole(input.channel.weightStepG);
  const inSteps = (weight: Fraction) => weight.times(new Fraction(1n, step.n)).ceil();
  const charged = inSteps(raw).times(step).atLeast(whole(input.channel.minChargeG));
  const further = charged.plus(whole(-input.price.firstWeightG));
  return { charged, steps: inSteps(further).atLeast(zero) };
}

function expectedTotal(input: PriceInput): bigint {
  const { channel, price, packagingLines } = input;
  const stepPrice = (boxId: number) =>
    packagingLines.find((line) => line.boxIds.includes(boxId))?.price ??
    packagingLines.find((line) => line.boxIds.includes(0))?.price ??
    price.stepPrice;
  const raws = input.boxes.map((box) => {
    const actual = whole(box.weightG);
    if (channel.divisor === null || channel.volumetricMode === 'none') return actual;
    const volume = [box.lengthMm, box.widthMm, box.heightMm].reduce(
      (v, side) => v.times(whole(side)),
      whole(1),
    );
    const vol = volume.times(new Fraction(1n, BigInt(channel.divisor))).ceil();
    if (channel.volumetricMode === 'max') return actual.atLeast(vol);
    const excess = vol.plus(whole(-box.weightG)).atLeast(zero);
    return actual.plus(excess.times(new Fraction(1n, 2n)).ceil());
  });
  const weighings =
    channel.weighBy === 'order'
      ? [{ ...chargedSteps(total(raws), input), stepPrice: stepPrice(0) }]
      : raws.map((raw, index) => ({
          ...chargedSteps(raw, input),
          stepPrice: stepPrice(input.boxes[index]?.packagingBoxId ?? 0),
        }));
  const freight = total(
    weighings.map((w) => whole(price.firstPrice).plus(w.steps.times(whole(w.stepPrice)))),
  );
  const kilograms = total(weighings.map((w) => w.charged)).times(new Fraction(1n, 1000n));
  const remote = input.remote
    ? kilograms.times(whole(input.remote.perKgAmount)).pence().atLeast(whole(input.remote.minAmount))
    : zero;
  const services = input.accessorials.map((a) => {
    const counts = { order: whole(1), box: whole(input.boxes.length), kg: kilograms };
    const plain =
      'rateBp' in a.price
        ? freight.times(share(a.price.rateBp))
        : whole(a.price.amount).times(counts[a.scope]).times(whole(a.quantity));
    const raised = a.minAmount === null ? plain.pence() : plain.pence().atLeast(whole(a.minAmount));
    return { amount: a.maxAmount === null ? raised : raised.atMost(whole(a.maxAmount)), fuel: a.fuelApplies };
  });
  const fuelled = total(services.filter((s) => s.fuel).map((s) => s.amount));
  const fuel = freight.plus(remote).plus(fuelled).times(share(channel.fuelBp)).pence();
  const material = total(input.boxes.map((box) => whole(box.materialPrice)));
  const coupon = !input.coupon
    ? zero
    : 'rateBp' in input.coupon
      ? freight.times(share(input.coupon.rateBp)).pence()
      : whole(input.coupon.amount);
  const discount = freight.times(share(input.levelDiscountBp)).pence().plus(coupon).atMost(freight);
  const sum = total([
    freight,
    remote,
    total(services.map((s) => s.amount)),
    fuel,
    material,
    whole(input.insurance?.premium ?? 0),
    discount.times(whole(-1)),
  ]);
  if (sum.n % sum.d !== 0n) throw new Error('a total must be whole pence');
  return sum.n / sum.d;
}

const pence = fc.bigInt({ min: 0n, max: 100_000n });
const bp = fc.integer({ min: 0, max: 10_000 });
const side = fc.integer({ min: 1, max: 3_000 });
const box = fc.record({
  packagingBoxId: fc.integer({ min: 1, max: 6 }),
  weightG: fc.oneof(fc.integer({ min: 10, max: 70_000 }), fc.constantFrom(500, 1_000, 3_000, 12_500)),
  lengthMm: side,
  widthMm: side,
  heightMm: side,
  materialPrice: fc.oneof(fc.constant(450n), pence),
});
const input: fc.Arbitrary<PriceInput> = fc.record({
  channel: fc.record({
    divisor: fc.option(fc.oneof(fc.constantFrom(5_000, 6_000), fc.integer({ min: 1_000, max: 10_000 }))),
    volumetricMode: fc.constantFrom('max' as const, 'half' as const, 'none' as const),
    weighBy: fc.constantFrom('box' as const, 'order' as const),
    weightStepG: fc.constantFrom(1, 100, 500, 1_000, 333),
    minChargeG: fc.constantFrom(0, 500, 2_750, 10_000),
    maxBoxWeightG: fc.constant(null),
    maxSideMm: fc.constant(null),
    maxGirthMm: fc.constant(null),
    fuelBp: bp,
  }),
  price: fc.record({
    firstWeightG: fc.constantFrom(0, 500, 1_000, 2_345),
    firstPrice: pence,
    stepPrice: pence,
  }),
  packagingLines: fc.subarray([
    { boxIds: [3, 4], price: 260n },
    { boxIds: [0], price: 199n },
    { boxIds: [1], price: 0n },
  ]),
  boxes: fc
    .array(box, { minLength: 1, maxLength: 6 })
    .map((boxes) => boxes.map((each, index) => ({ ...each, no: index + 1 }))),
  remote: fc.option(fc.record({ minAmount: pence, perKgAmount: pence })),
  levelDiscountBp: bp,
  accessorials: fc.array(
    fc.record({
      code: fc.constant('service'),
      scope: fc.constantFrom('order' as const, 'box' as const, 'kg' as const),
      price: fc.oneof(fc.record({ amount: pence }), fc.record({ rateBp: bp })),
      minAmount: fc.option(pence),
      maxAmount: fc.option(pence),
      fuelApplies: fc.boolean(),
      quantity: fc.integer({ min: 1, max: 5 }),
      boxNos: fc.constant(null),
    }),
    { maxLength: 4 },
  ),
  insurance: fc.option(fc.record({ cover: pence, premium: pence })),
  coupon: fc.option(fc.oneof(fc.record({ amount: pence }), fc.record({ rateBp: bp }))),
});

/** Whole numbers from 0 to below `limit`, the same for the same seed (a linear congruential generator's upper bits). */
function drawn(seed: number): (limit: number) => number {
  let state = BigInt(seed);
  return (limit) => {
    state = BigInt.asUintN(64, state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n);
    return Number((state >> 33n) % BigInt(limit));
  };
}

/** An order of the same kinds as `input`, drawn without the cost of shrinking it. */
function anyOrder(draw: (limit: number) => number): PriceInput {
  const oneOf = <Value>(...values: [Value, ...Value[]]): Value => values[draw(values.length)] ?? values[0];
  const money = () => BigInt(draw(100_001));
  const maybe = <Value>(value: () => Value): Value | null => (draw(2) === 0 ? null : value());
  const many = <Value>(count: number, value: (index: number) => Value) =>
    Array.from({ length: count }, (_, i) => value(i));
  const amountOrShare = () => (draw(2) === 0 ? { amount: money() } : { rateBp: draw(10_001) });
  return {
    channel: {
      divisor: maybe(() => oneOf(5_000, 6_000, 1_000 + draw(9_001))),
      volumetricMode: oneOf<'max' | 'half' | 'none'>('max', 'half', 'none'),
      weighBy: oneOf<'box' | 'order'>('box', 'order'),
      weightStepG: oneOf(1, 100, 500, 1_000, 333),
      minChargeG: oneOf(0, 500, 2_750, 10_000),
      maxBoxWeightG: null,
      maxSideMm: null,
      maxGirthMm: null,
      fuelBp: draw(10_001),
    },
    price: { firstWeightG: oneOf(0, 500, 1_000, 2_345), firstPrice: money(), stepPrice: money() },
    packagingLines: [
      { boxIds: [3, 4], price: 260n },
      { boxIds: [0], price: 199n },
      { boxIds: [1], price: 0n },
    ].filter(() => draw(2) === 0),
    boxes: many(1 + draw(6), (index) => ({
      no: index + 1,
      packagingBoxId: 1 + draw(6),
      weightG: oneOf(500, 1_000, 3_000, 10 + draw(69_991)),
      lengthMm: 1 + draw(3_000),
      widthMm: 1 + draw(3_000),
      heightMm: 1 + draw(3_000),
      materialPrice: oneOf(450n, money()),
    })),
    remote: maybe(() => ({ minAmount: money(), perKgAmount: money() })),
    levelDiscountBp: draw(10_001),
    accessorials: many(draw(5), () => ({
      code: 'service',
      scope: oneOf<'order' | 'box' | 'kg'>('order', 'box', 'kg'),
      price: amountOrShare(),
      minAmount: maybe(money),
      maxAmount: maybe(money),
      fuelApplies: draw(2) === 0,
      quantity: 1 + draw(5),
      boxNos: null,
    })),
    insurance: maybe(() => ({ cover: money(), premium: money() })),
    coupon: maybe(amountOrShare),
  };
}

describe('the price formula, for any order', () => {
  it('gives the total that exact rational numbers give', () => {
    fc.assert(
      fc.property(input, (order) => {
        const result = priceOrder(order);
        return 'totals' in result && result.totals.total === expectedTotal(order);
      }),
      { numRuns: 2_000 },
    );
  });

  it('gives it for 100,000 orders drawn one after another', () => {
    const draw = drawn(20_260_301);
    const wrong: PriceInput[] = [];
    for (let order = 0; order < 100_000; order += 1) {
      const input = anyOrder(draw);
      const result = priceOrder(input);
      if (!('totals' in result) || result.totals.total !== expectedTotal(input)) wrong.push(input);
    }
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it('prints lines that add up to the total, none of them zero', () => {
    fc.assert(
      fc.property(input, (order) => {
        const result = priceOrder(order);
        if ('refused' in result) throw new Error('nothing is capped here');
        const { lines, totals } = result;
        expect(lines.reduce((sum, line) => sum + line.amount, 0n)).toBe(totals.total);
        const { boxTotal, boxService, orderService, insurance, discount } = totals;
        expect(boxTotal + boxService + orderService + insurance - discount).toBe(totals.total);
        expect(lines.every((line) => line.amount !== 0n)).toBe(true);
        expect(discount >= 0n && discount <= boxTotal).toBe(true);
      }),
    );
  });

  it('never gets cheaper in freight when a box gets heavier', () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 1, max: 5_000 }), (order, moreG) => {
        const heavier = order.boxes.map((each) => ({ ...each, weightG: each.weightG + moreG }));
        const before = priceOrder(order);
        const after = priceOrder({ ...order, boxes: heavier });
        if ('refused' in before || 'refused' in after) throw new Error('nothing is capped here');
        expect(after.totals.boxTotal >= before.totals.boxTotal).toBe(true);
      }),
    );
  });
});
