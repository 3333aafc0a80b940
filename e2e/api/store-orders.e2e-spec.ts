import { eventually } from '@parcelway/testing';
import { day, startStorage } from '../kit/storage';
import type { Storage } from '../kit/storage';

describe('storage orders', () => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await startStorage();
  });
  afterAll(() => storage.stack.stop());

  it('are paid, checked in, charged once a date, asked back and handed back with what was too much', async () => {
    const { stack, api, days, detail, act, balance, stored, cameIn } = storage;
    const before = await balance();
    const order = await stored({
      items: [{ size_class: 'L', quantity: 1 }],
      planned_in: day(0),
      planned_out: day(4),
    });
    expect(before - (await balance())).toBe(5 * 220 + 500);
    await cameIn(order.id, 2, day(2));
    await Promise.all([days.chargeDays(), days.chargeDays()]);
    await days.chargeDays();
    const charges = await stack.rows<{ count: number; sum: number }>(
      `SELECT count(*)::int, sum(amount)::int FROM order_service.store_charge WHERE store_order_id = $1`,
      [order.id],
    );
    expect(charges).toEqual([{ count: 3, sum: 660 }]);
    expect(await detail(order.order_no)).toMatchObject({ days_so_far: 3, cost_so_far: '6.60' });
    const asked = await api.ok(
      api.post('/api/storeOrder/retrieve', { order_no: order.order_no, retrieval: 'self' }),
    );
    expect(asked).toMatchObject({ status: 3, due: '-9.40' });
    const back = await act('handBack', { id: order.id, receiver_name: '林悦' });
    expect(back.body.status).toBe(5);
    await eventually(async () => before - (await balance()) === 660);
    await eventually(async () => (await detail(order.order_no)).refunded_amount === '9.40');
  });

  it('are billed for the days beyond what was paid before they are handed back', async () => {
    const { api, detail, act, balance, stored, cameIn } = storage;
    const order = await stored({ planned_in: day(0), planned_out: day(0) });
    await cameIn(order.id, 4);
    await api.ok(api.post('/api/storeOrder/retrieve', { order_no: order.order_no, retrieval: 'self' }));
    const refused = await act('handBack', { id: order.id, receiver_name: '林悦' });
    expect([refused.http, refused.body.code]).toEqual([409, 'store.due']);
    expect((await act('settle', { id: order.id })).body.status).toBe(4);
    expect((await act('handBack', { id: order.id, receiver_name: '林悦' })).body.code).toBe('store.due');
    const before = await balance();
    await eventually(
      async () => (await api.post('/api/Pay/balance', { order_no: order.order_no })).code === 1,
    );
    expect(before - (await balance())).toBe(4 * 300);
    await eventually(async () => (await detail(order.order_no)).pay_status === 2);
    expect((await act('handBack', { id: order.id, receiver_name: '林悦' })).body.status).toBe(5);
    expect(await detail(order.order_no)).toMatchObject({ paid_amount: '15.00', refunded_amount: '0.00' });
  });

  it('become overdue a week after their last day, which their member is told once, and can be taken as abandoned ninety days later', async () => {
    const { days, notices, detail, act, stored, cameIn, told } = storage;
    const order = await stored({ planned_in: day(0), planned_out: day(0) });
    await cameIn(order.id, 30, day(-7));
    await days.markOverdue();
    expect((await detail(order.order_no)).status).toBe(2);
    await cameIn(order.id, 30, day(-8));
    await days.markOverdue();
    expect((await detail(order.order_no)).status).toBe(7);
    await Promise.all([notices.give(), notices.give()]);
    await notices.give();
    await told(1);
    expect((await act('abandon', { id: order.id, reason: 'nobody came' })).body.code).toBe('store.too_early');
    await cameIn(order.id, 120, day(-90));
    expect((await act('abandon', { id: order.id, reason: 'nobody came' })).body.code).toBe('store.not_told');
    await notices.give();
    expect((await told(2)).at(-1)).toContain('最后通知');
    expect((await act('abandon', { id: order.id, reason: 'nobody came' })).body.status).toBe(8);
  });

  it('give all back before the first day and keep the least charge from then on', async () => {
    const { api, detail, balance, paid } = storage;
    const before = await balance();
    const early = await paid();
    await api.ok(api.post('/api/storeOrder/cancel', { order_no: early.order_no }));
    await eventually(async () => (await balance()) === before);
    const late = await paid({ planned_in: day(0) });
    await api.ok(api.post('/api/storeOrder/cancel', { order_no: late.order_no }));
    await eventually(async () => before - (await balance()) === 300);
    expect((await detail(late.order_no)).status).toBe(6);
  });

  it('leave nothing taken when a cancellation and a payment meet', async () => {
    const { api, add, detail, balance } = storage;
    const before = await balance();
    const placed = await Promise.all(Array.from({ length: 6 }, () => api.ok(add())));
    await Promise.all(
      placed.flatMap(({ order_no }) => [
        api.post('/api/Pay/balance', { order_no }),
        api.post('/api/storeOrder/cancel', { order_no }),
      ]),
    );
    await eventually(async () => (await balance()) === before, 20_000);
    for (const { order_no } of placed) expect((await detail(order_no)).status).toBe(6);
  });

  it('are given up when they are not paid in time', async () => {
    const { stack, api, days, add, detail } = storage;
    const { order_no, order_id } = await api.ok(add());
    await stack.rows(
      `UPDATE order_service.store_order SET payment_due_at = now() - interval '1 hour' WHERE id = $1`,
      [order_id],
    );
    await days.cancelUnpaid();
    expect((await detail(order_no)).status).toBe(6);
  });

  it('leave as one shipment, a draft of a luggage order, also when it is asked for twice at once', async () => {
    const { stack, api, stored } = storage;
    const order = await stored({ planned_in: day(0) });
    const ask = () =>
      api.ok(
        api.post<{ luggage_order_no: string }>('/api/storeOrder/retrieve', {
          order_no: order.order_no,
          retrieval: 'ship',
        }),
      );
    const [one, other] = await Promise.all([ask(), ask()]);
    expect(one.luggage_order_no).toMatch(/^PW-/);
    expect(other).toEqual(one);
    expect(
      await stack.rows(`SELECT order_no, order_status FROM order_service.luggage_order WHERE remark = $1`, [
        order.order_no,
      ]),
    ).toEqual([{ order_no: one.luggage_order_no, order_status: 0 }]);
  });

  it('C23: are not there for anybody else', async () => {
    const { api, stranger, add, detail } = storage;
    const { order_no } = await api.ok(add());
    const calls = [
      stranger.get(`/api/storeOrder/detail?order_no=${order_no}`),
      stranger.post('/api/storeOrder/cancel', { order_no }),
      stranger.post('/api/storeOrder/edit', { order_no, planned_out: day(9) }),
      stranger.post('/api/storeOrder/retrieve', { order_no, retrieval: 'self' }),
      stranger.post('/api/Pay/balance', { order_no }),
    ];
    const missing = await stranger.get('/api/storeOrder/detail?order_no=ST-0000-0000');
    for (const answer of await Promise.all(calls.slice(0, 4))) expect(answer.msg).toBe(missing.msg);
    expect((await calls[4])?.code).not.toBe(1);
    expect((await detail(order_no)).status).toBe(0);
  });
});
