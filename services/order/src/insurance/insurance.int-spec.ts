import { DomainError, insuranceDesk, luggageOrder } from '@parcelway/contracts';
import { asAdmin, asMember, eventually } from '@parcelway/testing';
import type { Insured } from '../../test/insured-orders';
import { MEMBER, startInsured } from '../../test/insured-orders';

describe('the insurance of luggage orders', () => {
  let insured: Insured;

  beforeAll(async () => {
    insured = await startInsured();
  });
  afterAll(() => insured.stack.stop());

  it('begins with the payment, as it was sold, with a share for each box', async () => {
    const placed = await insured.placePaid();
    expect(await insured.policyOf(placed.order_no)).toMatchObject({
      status: 'active',
      cover: 50_000,
      premium: 800,
      declared_value: 56_000,
      damage_days: 7,
      loss_days: 30,
    });
    expect(await insured.boxesOf(placed.order_no)).toMatchObject([
      { package_no: 1, waybill_no: '', cover: 37_500, premium: 600, declared_value: 42_000 },
      { package_no: 2, waybill_no: '', cover: 12_500, premium: 200, declared_value: 14_000 },
    ]);
    expect(await insured.historyOf(placed.order_no)).toEqual(['null>quoted', 'quoted>active']);
  });

  it('is quoted with the order, which may be priced again, and void when nobody pays', async () => {
    const { order_no } = await insured.place();
    expect(await insured.policyOf(order_no)).toMatchObject({ status: 'quoted', cover: 50_000, premium: 800 });
    const id = Number((await insured.policyOf(order_no))?.['id']);
    const desk = insured.stack.client(insuranceDesk);
    const refused = new DomainError('insurance.wrong_state', { state: 'Quoted' });
    const staff = asAdmin(1, { locale: 'en' });
    await expect(desk.voidInsurance({ id, reason: 'early' }, staff)).rejects.toEqual(refused);
    await expect(desk.print({ id }, staff)).rejects.toEqual(refused);
    await insured.stack.rows(
      `UPDATE order_service.luggage_order SET payment_due_at = now() - interval '1 hour' WHERE order_no = $1`,
      [order_no],
    );
    await insured.unpaidOrders().cancelDue();
    expect(await insured.historyOf(order_no)).toEqual(['null>quoted', 'quoted>void']);
  });

  it('never covers more than the goods and their carriage are worth, also where it is free', async () => {
    const [first] = insured.request.packages;
    const cheap = { category_id: 1, name_zh: '袜子', name_en: 'Socks', quantity: 1, unit_price: '1.00' };
    const placed = await insured.placePaid({
      cover: '',
      packages: first
        ? [{ ...first, weight: '1.00', length: '10', width: '10', height: '10', items: [cheap] }]
        : [],
    });
    const carriage = Math.round(Number(placed.order_total_amount) * 100);
    const cover = Math.min(12_500, 100 + carriage);
    expect(await insured.policyOf(placed.order_no)).toMatchObject({ cover, premium: 0, declared_value: 100 });
  });

  it('knows the waybills of its boxes and ends when the last of them is delivered', async () => {
    const placed = await insured.placePaid();
    await insured.issue(placed);
    await insured.move(placed, 1, 8);
    await eventually(async () => (await insured.boxesOf(placed.order_no))[0]?.['is_delivered'] === true);
    expect((await insured.policyOf(placed.order_no))?.['ends_at']).toBeNull();
    expect((await insured.boxesOf(placed.order_no))[0]).toMatchObject({ measured_weight_g: 8_200 });
    await insured.move(placed, 2, 8);
    await eventually(async () => (await insured.policyOf(placed.order_no))?.['ends_at'] !== null);
  });

  it('is void with a cancelled order, whose money goes back as a whole', async () => {
    const placed = await insured.placePaid();
    await insured.stack.client(luggageOrder).cancel({ order_no: placed.order_no }, asMember(MEMBER));
    expect(await insured.historyOf(placed.order_no)).toEqual(['null>quoted', 'quoted>active', 'active>void']);
    expect(await insured.credits(placed.order_no)).toEqual([]);
  });

  it('is made void by staff before the collection only; the premium goes back once', async () => {
    const desk = insured.stack.client(insuranceDesk);
    const placed = await insured.placePaid();
    const id = Number((await insured.policyOf(placed.order_no))?.['id']);
    const give = () => desk.voidInsurance({ id, reason: 'asked by phone' }, asAdmin(1));
    await expect(desk.voidInsurance({ id, reason: 'mine' }, asMember(MEMBER))).rejects.toEqual(
      new DomainError('auth.no_permission'),
    );
    expect(await Promise.all([give(), give()])).toEqual(Array(2).fill({ id, status: 'void' }));
    expect(await insured.historyOf(placed.order_no)).toEqual(['null>quoted', 'quoted>active', 'active>void']);
    expect(await insured.credits(placed.order_no)).toEqual(['8.00']);

    const collected = await insured.placePaid();
    await insured.issue(collected);
    await insured.move(collected, 1, 1);
    const late = Number((await insured.policyOf(collected.order_no))?.['id']);
    await eventually(
      async () => (await insured.boxesOf(collected.order_no))[0]?.['measured_weight_g'] === 8_200,
    );
    await expect(desk.voidInsurance({ id: late, reason: 'too late' }, asAdmin(1))).rejects.toEqual(
      new DomainError('insurance.collected'),
    );
    expect(await insured.policyOf(collected.order_no)).toMatchObject({ status: 'active' });
  });
});
