import type { PlaceLuggageOrder } from '@parcelway/contracts';
import {
  addressChanged,
  billPaid,
  billRefunded,
  DomainError,
  luggageOrder,
  luggageOrderDesk,
  memberChanged,
  quote,
} from '@parcelway/contracts';
import { asAdmin, asMember, eventually, sayEvent, startStack } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { addressOf, DUNHUANG, termsOf } from '../../test/customer';
import { service } from '../index';
import { UnpaidOrders } from './unpaid-orders';

const MEMBER = 7101;

describe('luggage orders', () => {
  let stack: Stack;
  let request: PlaceLuggageOrder;

  beforeAll(async () => {
    stack = await startStack({ services: [service] });
    await sayEvent(stack, memberChanged, termsOf(MEMBER));
    await sayEvent(stack, addressChanged, addressOf(MEMBER, 9001));
    await sayEvent(stack, addressChanged, addressOf(MEMBER, 9002, DUNHUANG));
    await sayEvent(
      stack,
      addressChanged,
      addressOf(MEMBER, 9003, {
        country: 'CN',
        province: '北京市',
        city: '北京市',
        district: '朝阳区',
        zip_code: '100022',
      }),
    );
    await eventually(
      async () =>
        (await stack.rows(`SELECT 1 FROM order_service.address_copy WHERE user_id = $1`, [MEMBER])).length ===
        3,
    );
    const [channel] = await stack.rows<{ id: string }>(
      `SELECT id FROM order_service.channel WHERE code = 'UKCN-AIR'`,
    );
    const item = {
      category_id: 1,
      name_zh: '旧羽绒服',
      name_en: 'Used down jacket',
      quantity: 3,
      unit_price: '150.00',
    };
    request = {
      channel_id: Number(channel?.id),
      sender_id: 9001,
      receiver_id: 9002,
      cover: '500.00',
      agree: true,
      packages: [
        { weight: '12.30', length: '60', width: '40', height: '40', packaging_box_id: 1, items: [item] },
        { weight: '8.04', length: '40', width: '30', height: '20', packaging_box_id: 3, items: [item] },
      ],
    };
  });
  afterAll(() => stack.stop());

  it.each([
    ['Dunhuang', 9002, '181.14'],
    ['Beijing', 9003, '160.84'],
  ])(
    'quotes the two boxes to %s at exactly the worked example, the lines adding up to it',
    async (_city, receiver, total) => {
      const { quotes } = await stack
        .client(quote)
        .request({ ...request, receiver_id: receiver }, asMember(MEMBER));
      expect(quotes[0]).toMatchObject({ code: 'UKCN-AIR', order_total_amount: total });
      const pence = (quotes[0]?.lines ?? []).reduce(
        (sum, line) => sum + Math.round(Number(line.amount) * 100),
        0,
      );
      expect(pence).toBe(Math.round(Number(total) * 100));
    },
  );

  it('quotes every channel of the route and says why the others refuse a box of 29 kg and 130 cm', async () => {
    const { channel_id: _any, ...open } = request;
    const heavy = { ...open, packages: [{ ...request.packages[0], weight: '29', length: '130' }] } as never;
    const { quotes, refused } = await stack.client(quote).request(heavy, asMember(MEMBER, { locale: 'en' }));
    expect(quotes.map(({ code }) => code)).toEqual(['UKCN-AIR', 'UKCN-SEA']);
    expect(refused).toMatchObject([
      {
        code: 'UKCN-EXPRESS',
        reason: 'quote.too_long',
        text: 'The longest side of box 1 is 130 cm, over the channel limit of 120 cm',
      },
    ]);
  });

  it('takes a price that staff changed a moment ago', async () => {
    await stack.rows(`UPDATE order_service.channel SET fuel_bp = 0 WHERE code = 'UKCN-AIR'`);
    const quoted = async (total: string): Promise<boolean> => {
      const { quotes } = await stack.client(quote).request(request, asMember(MEMBER));
      return quotes[0]?.order_total_amount === total;
    };
    await eventually(() => quoted('161.82'));
    await stack.rows(`UPDATE order_service.channel SET fuel_bp = 1275 WHERE code = 'UKCN-AIR'`);
    await eventually(() => quoted('181.14'));
  });

  it('answers 20 equal placements with one key at once with one order and 20 equal answers', async () => {
    const context = asMember(MEMBER, { idempotencyKey: 'place-20' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => stack.client(luggageOrder).place(request, context)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ order_total_amount: '181.14', order_status: 1, pay_status: 1 });
    expect(
      await stack.rows(`SELECT 1 FROM order_service.luggage_order WHERE order_no = $1`, [
        answers[0]?.order_no,
      ]),
    ).toHaveLength(1);
    expect(
      await stack.rows(`SELECT 1 FROM order_service.outbox WHERE payload ->> 'order_no' = $1`, [
        answers[0]?.order_no,
      ]),
    ).toHaveLength(1);
  });

  it('refuses the same key with other content and leaves the first order as it is', async () => {
    const context = asMember(MEMBER, { idempotencyKey: 'place-conflict' });
    await stack.client(luggageOrder).place(request, context);
    await expect(stack.client(luggageOrder).place({ ...request, remark: 'other' }, context)).rejects.toEqual(
      new DomainError('request.idempotency_conflict'),
    );
  });

  it('names the field when a weight has a wrong form, and keeps nothing', async () => {
    const before = await stack.rows(`SELECT count(*) FROM order_service.luggage_order`);
    const bad = { ...request, packages: [{ ...request.packages[0], weight: '12,3' }] } as never;
    await expect(stack.client(luggageOrder).place(bad, asMember(MEMBER))).rejects.toMatchObject({
      code: 'request.invalid',
      fields: [{ field: 'packages.0.weight', rule: 'decimal' }],
    });
    expect(await stack.rows(`SELECT count(*) FROM order_service.luggage_order`)).toEqual(before);
  });

  it('shows an order of another member as not found', async () => {
    const { order_no } = await stack.client(luggageOrder).place(request, asMember(MEMBER));
    const other = stack.client(luggageOrder).detail({ order_no }, asMember(7999));
    await expect(other).rejects.toEqual(new DomainError('order.not_found'));
    await expect(
      stack.client(luggageOrder).detail({ order_no: 'PW-0000-0000' }, asMember(MEMBER)),
    ).rejects.toEqual(new DomainError('order.not_found'));
  });

  it('is paid once however often the payment event comes, keeps its price and tells fulfilment once', async () => {
    const placed = await stack.client(luggageOrder).place(request, asMember(MEMBER));
    const bill = {
      bill_no: 'B1',
      bill_type: 'order' as const,
      ref_id: placed.order_id,
      ref_no: placed.order_no,
      user_id: MEMBER,
      payment_no: 'P1',
      currency: 'GBP',
      amount: '181.14',
      way: 'balance' as const,
      paid_at: '2026-11-28T10:00:00.000Z',
    };
    const id = crypto.randomUUID();
    await sayEvent(stack, billPaid, bill, id);
    await sayEvent(stack, billPaid, bill, id);
    await sayEvent(stack, billPaid, bill);
    const detail = await eventually(async () => {
      const found = await stack
        .client(luggageOrder)
        .detail({ order_no: placed.order_no }, asMember(MEMBER, { locale: 'en' }));
      return found.order_status === 2 && found;
    });
    expect(detail).toMatchObject({
      pay_status: 2,
      paid_amount: '181.14',
      order_total_amount: '181.14',
      inbound_progress: '0/2',
    });
    expect(detail.history.map(({ to }) => to)).toEqual([1, 2]);
    expect(
      await stack.rows(
        `SELECT 1 FROM order_service.outbox WHERE name = 'order.luggage-order-paid' AND payload ->> 'order_no' = $1`,
        [placed.order_no],
      ),
    ).toHaveLength(1);
  });

  it('that was given back whole is paid again by what is paid for it afterwards', async () => {
    const { order_id, order_no } = await stack.client(luggageOrder).place(request, asMember(MEMBER));
    const ofOrder = { ref_id: order_id, ref_no: order_no, user_id: MEMBER, currency: 'GBP' };
    const paid = { ...ofOrder, way: 'balance' as const, paid_at: '2026-11-28T10:00:00.000Z' };
    const standing = async () => {
      const { pay_status, paid_amount, refunded_amount } = await stack
        .client(luggageOrder)
        .detail({ order_no }, asMember(MEMBER));
      return [pay_status, paid_amount, refunded_amount].join(' ');
    };
    const order = { bill_no: 'B2', bill_type: 'order' as const, amount: '181.14' };
    await sayEvent(stack, billPaid, { ...paid, ...order, payment_no: 'P2' });
    await eventually(async () => (await standing()) === '2 181.14 0.00');
    await sayEvent(stack, billRefunded, { ...ofOrder, ...order, memo: 'test' });
    await eventually(async () => (await standing()) === '3 181.14 181.14');
    const supplement = { bill_no: 'B3', bill_type: 'supplement' as const, amount: '7.60' };
    await sayEvent(stack, billPaid, { ...paid, ...supplement, payment_no: 'P3' });
    await eventually(async () => (await standing()) === '2 188.74 181.14');
  });

  it('is given up when nobody paid in time, once however many look', async () => {
    const placed = await stack.client(luggageOrder).place(request, asMember(MEMBER));
    await stack.rows(
      `UPDATE order_service.luggage_order SET payment_due_at = now() - interval '1 minute' WHERE id = $1`,
      [placed.order_id],
    );
    const unpaid = stack.services.get('order')?.app.get(UnpaidOrders);
    const taken = await Promise.all([unpaid?.cancelDue(), unpaid?.cancelDue()]);
    expect(taken.sort()).toEqual([0, 1]);
    const detail = await stack.client(luggageOrder).detail({ order_no: placed.order_no }, asMember(MEMBER));
    expect(detail).toMatchObject({ order_status: 9, actions: ['delete'] });
    expect(detail.history.map(({ to, by_type }) => [to, by_type])).toEqual([
      [1, 'member'],
      [9, 'system'],
    ]);
    expect(
      await stack.rows(
        `SELECT 1 FROM order_service.outbox WHERE name = 'order.luggage-order-cancelled' AND payload ->> 'order_no' = $1`,
        [placed.order_no],
      ),
    ).toHaveLength(1);
  });

  it('are held and released many at once, each with its own answer', async () => {
    const desk = stack.client(luggageOrderDesk);
    const place = () => stack.client(luggageOrder).place(request, asMember(MEMBER));
    const [ready, unpaid] = [await place(), await place()];
    await stack.rows(`UPDATE order_service.luggage_order SET order_status = 6 WHERE id = $1`, [
      ready.order_id,
    ]);
    const ids = [ready.order_id, unpaid.order_id];
    const refused = [expect.objectContaining({ id: unpaid.order_id, code: 'order.wrong_state' })];
    const held = await desk.holdMany({ ids, reason: 'strike', incident_reason: 'carrier' }, asAdmin(1));
    expect(held).toEqual({ done: [ready.order_id], failed: refused });
    const statusOf = () =>
      stack.rows(`SELECT order_status, hold_reason FROM order_service.luggage_order WHERE id = $1`, [
        ready.order_id,
      ]);
    expect(await statusOf()).toEqual([{ order_status: 8, hold_reason: 'strike' }]);
    // What is not held is where it should be already.
    expect(await desk.releaseMany({ ids }, asAdmin(1))).toEqual({ done: ids, failed: [] });
    expect(await statusOf()).toEqual([{ order_status: 6, hold_reason: '' }]);
    const cancelled = await desk.cancelMany({ ids, reason: 'asked' }, asAdmin(1));
    expect(cancelled).toMatchObject({ done: [unpaid.order_id], failed: [{ id: ready.order_id }] });
    await expect(
      desk.holdMany({ ids: [], reason: 'x', incident_reason: 'other' }, asAdmin(1)),
    ).rejects.toMatchObject({
      code: 'request.invalid',
    });
  });

  it('is placed by staff at an agreed price that order and bill tell beside the listed one', async () => {
    const desk = stack.client(luggageOrderDesk);
    const own = stack.client(luggageOrder);
    const agreed = {
      ...request,
      user_id: MEMBER,
      price_override: '150.00',
      override_memo: 'matches the rival offer',
    };
    await expect(desk.place({ ...agreed, override_memo: '' }, asAdmin(1))).rejects.toMatchObject({
      fields: [{ field: 'override_memo', rule: 'required' }],
    });
    await expect(desk.place({ ...agreed, price_override: '1.00' }, asAdmin(1))).rejects.toMatchObject({
      code: 'order.override_too_low',
      fields: [{ field: 'price_override', rule: 'min' }],
    });
    const placed = await desk.place(agreed, asAdmin(1, { idempotencyKey: 'agreed' }));
    expect(placed.order_total_amount).toBe('150.00');
    expect(await desk.place(agreed, asAdmin(1, { idempotencyKey: 'agreed' }))).toEqual(placed);
    const detail = await own.detail({ order_no: placed.order_no }, asMember(MEMBER));
    const sum = detail.lines.reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0);
    expect([sum, detail.actions]).toEqual([15_000, ['pay', 'cancel']]);
    const line = detail.lines.at(-1);
    const [row] = await stack.rows<{ override: { before: string } }>(
      `SELECT quote_snapshot -> 'override' AS override FROM order_service.luggage_order WHERE order_no = $1`,
      [placed.order_no],
    );
    const before = row?.override.before ?? '';
    expect(row?.override).toEqual({ before, memo: 'matches the rival offer', by: 1 });
    expect(line).toMatchObject({ code: 'agreed', amount: (150 - Number(before)).toFixed(2) });
    expect(line?.detail).toContain(before);
    expect(await own.billing({ order_no: placed.order_no }, asMember(MEMBER))).toMatchObject({
      amount: '150.00',
      lines: detail.lines.map(({ code, amount }) => ({ code, amount })),
    });
    await expect(own.edit({ ...request, order_no: placed.order_no }, asMember(MEMBER))).rejects.toMatchObject(
      { code: 'order.price_agreed' },
    );
  });

  it('lists newest first with an exact total and filters by state', async () => {
    const first = await stack.client(luggageOrder).list({ page: 1, limit: 2 }, asMember(MEMBER));
    expect(first.list).toHaveLength(2);
    expect(first.list[0]?.id).toBeGreaterThan(first.list[1]?.id ?? 0);
    const [{ count } = { count: '0' }] = await stack.rows<{ count: string }>(
      `SELECT count(*) FROM order_service.luggage_order WHERE user_id = $1`,
      [MEMBER],
    );
    expect(first.total).toBe(Number(count));
    const paid = await stack.client(luggageOrder).list({ order_status: 2 }, asMember(MEMBER));
    expect(paid.list.every(({ order_status }) => order_status === 2)).toBe(true);
  });
});
