import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { PlacedStore, SpaceLayout, StoreOrderDetail, StoreQuote } from '@parcelway/contracts';
import type { Stack } from '@parcelway/testing';
import { eventually } from '@parcelway/testing';
import { StoreDays } from '../../services/order/src/store-order/store-days';
import { StoreNotices } from '../../services/order/src/store-order/store-notices';
import { Api } from '../kit/api';
import { logIn, logInAsStaff } from '../kit/shipment';
import { startWholeStack } from '../kit/whole-stack';

/** What a PDF says, without blanks. */
async function textOf(pdf: Uint8Array): Promise<string> {
  const reader = spawn('pdftotext', ['-layout', '-', '-']);
  reader.stdin.end(pdf);
  return (await text(reader.stdout)).replace(/\s+/g, '');
}

const DAY_MS = 86_400_000;
const day = (from: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(Date.now() + from * DAY_MS);

describe('storage orders', () => {
  let stack: Stack;
  let api: Api;
  let stranger: Api;
  let staff: Api;
  let days: StoreDays;
  let notices: StoreNotices;

  const booking = (change: object = {}) => ({
    warehouse_id: 1,
    items: [{ size_class: 'M', quantity: 2 }],
    planned_in: day(1),
    planned_out: day(3),
    agree: true,
    ...change,
  });
  const add = (change: object = {}, from = api) =>
    from.post<PlacedStore>('/api/storeOrder/add', booking(change));
  const detail = (order_no: string) =>
    api.ok(api.get<StoreOrderDetail>(`/api/storeOrder/detail?order_no=${order_no}`));
  const act = async <Body = { status: number; due: string }>(name: string, body: object) => {
    const answer = await staff.fetch(`/rest/store-order/${name}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    return { http: answer.status, body: (await answer.json()) as Body & { code?: string } };
  };
  const balance = async () =>
    Number(
      (
        await stack.rows<{ balance: string }>(`SELECT balance FROM payment_service.wallet WHERE user_id = 1`)
      )[0]?.balance,
    );
  /** Subjects of the notices once there are so many. */
  const told = (count: number) =>
    eventually(async () => {
      const sent = await stack.rows<{ subject: string }>(
        `SELECT subject FROM user_service.sent_message WHERE event = 'storage_overdue' ORDER BY id`,
      );
      return sent.length === count && sent.map(({ subject }) => subject);
    });
  const inStatus = (order_no: string, status: number) =>
    eventually(async () => {
      const order = await detail(order_no);
      return order.status === status && order;
    });
  const paid = async (change: object = {}) => {
    const placed = await api.ok(add(change));
    await api.ok(api.post('/api/Pay/balance', { order_no: placed.order_no }));
    return inStatus(placed.order_no, 1);
  };
  let spaceId = 0;
  const stored = async (change: object = {}) => {
    const order = await paid(change);
    expect((await act('checkIn', { id: order.id, warehouse_space_id: spaceId })).body.status).toBe(2);
    return order;
  };
  /** As if an order had come in some days ago. */
  const cameIn = (id: number, daysAgo: number, plannedOut = day(0)) =>
    stack.rows(
      `UPDATE order_service.store_order SET in_at = now() - make_interval(days => $2), planned_in = $3, planned_out = $4 WHERE id = $1`,
      [id, daysAgo, day(-daysAgo), plannedOut],
    );

  beforeAll(async () => {
    stack = await startWholeStack();
    const running = stack.services.get('order');
    if (!running) throw new Error('the order service does not run');
    days = running.app.get(StoreDays);
    notices = running.app.get(StoreNotices);
    api = await logIn(new Api(stack.url));
    staff = await logInAsStaff(new Api(stack.url));
    const made = await staff.fetch('/rest/member', {
      method: 'POST',
      body: JSON.stringify({
        username: 'stranger',
        nickname: '路人',
        password: 'Stranger1',
        group_id: 1,
        mobile_code: '+44',
        mobile: '7700900999',
      }),
      headers: { 'content-type': 'application/json' },
    });
    expect(made.status).toBeLessThan(300);
    stranger = await logIn(new Api(stack.url), 'stranger', 'Stranger1');
    const space = await staff.fetch('/rest/warehouse-space', {
      method: 'POST',
      body: JSON.stringify({
        warehouse_id: 1,
        area: 'T',
        rack: '1',
        level: '1',
        slot: '1',
        size_class: 'M',
        capacity: 20,
      }),
      headers: { 'content-type': 'application/json' },
    });
    spaceId = ((await space.json()) as { id: number }).id;
  });
  afterAll(() => stack.stop());

  it('show what they cost and what room there is to everybody', async () => {
    const nobody = new Api(stack.url);
    const { list, spaces } = await nobody.ok(
      nobody.get<{ list: { size_class: string; rate_per_day: string }[]; spaces: Record<string, number> }>(
        '/api/storeOrder/rates?warehouse_id=1',
      ),
    );
    expect(list).toContainEqual(expect.objectContaining({ size_class: 'M', rate_per_day: '1.50' }));
    expect(spaces['M']).toBeGreaterThan(0);
  });

  it('are quoted by days with both ends counted', async () => {
    const quote = await api.ok(api.post<StoreQuote>('/api/storeOrder/quote', booking()));
    expect(quote).toMatchObject({
      days: 3,
      billable: 3,
      rate_per_day: '3.00',
      total: '9.00',
      deposit_amount: '0.00',
    });
    const large = await api.ok(
      api.post<StoreQuote>(
        '/api/storeOrder/quote',
        booking({ items: [{ size_class: 'L', quantity: 2 }], planned_out: day(1) }),
      ),
    );
    expect(large).toMatchObject({ days: 1, total: '14.40', deposit_amount: '10.00' });
  });

  it.each([
    ['a day that is over', { planned_in: day(-1) }],
    ['an end before its beginning', { planned_out: day(0) }],
    ['more than a year', { planned_out: day(400) }],
    ['more than there is room for', { items: Array(20).fill({ size_class: 'XL', quantity: 20 }) }],
  ])('refuse %s, naming the field', async (_name, change) => {
    const answer = await add(change);
    expect(answer.code).not.toBe(1);
    expect(
      await stack.rows(`SELECT 1 FROM order_service.store_order WHERE planned_out > $1`, [day(300)]),
    ).toEqual([]);
  });

  it('are not placed without the terms', async () => {
    expect((await add({ agree: false })).code).not.toBe(1);
  });

  it('are paid, checked in, charged once a date, asked back and handed back with what was too much', async () => {
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
    const { order_no, order_id } = await api.ok(add());
    await stack.rows(
      `UPDATE order_service.store_order SET payment_due_at = now() - interval '1 hour' WHERE id = $1`,
      [order_id],
    );
    await days.cancelUnpaid();
    expect((await detail(order_no)).status).toBe(6);
  });

  it('are printed for their member and for staff: where the pieces lie, what was booked and what it has come to', async () => {
    const order = await stored({
      items: [{ size_class: 'M', quantity: 2, name: '冬衣', declared_value: '80.00' }],
      planned_in: day(0),
      planned_out: day(4),
    });
    await cameIn(order.id, 2, day(2));
    await days.chargeDays();
    const mine = await textOf(await api.pdf(`/api/storeOrder/printOrder?order_no=${order.order_no}`));
    for (const words of [order.order_no, '林悦', 'T-1-1-1', '冬衣', '£80.00', '寄存费5天', '£15.00'])
      expect(mine).toContain(words);
    expect(mine).toContain(`${day(-2)}–${day(0)}3£9.00`);
    expect(mine).toContain('今天取出退回Comesbackiffetchedtoday£6.00');
    const theirs = await staff.pdf(`/rest/store-order/printOrder?id=${order.id}`);
    expect(await textOf(theirs)).toContain(order.order_no);
    const foreign = await stranger.get(`/api/storeOrder/printOrder?order_no=${order.order_no}`);
    const missing = await stranger.get('/api/storeOrder/printOrder?order_no=ST-0000-0000');
    expect([foreign.code, foreign.msg]).toEqual([missing.code, missing.msg]);
  });

  it('are placed by staff for a member there is, and paid from that member’s balance', async () => {
    const placed = await act<PlacedStore>('place', booking({ user_id: 1 }));
    expect(placed.body).toMatchObject({ status: 0, total: '9.00' });
    const before = await balance();
    const paying = { user_id: 1, order_no: placed.body.order_no };
    expect((await act('payFromBalance', paying)).http).toBe(200);
    await inStatus(placed.body.order_no, 1);
    expect(before - (await balance())).toBe(900);
    expect((await act('place', booking({ user_id: 999 }))).body.code).toBe('member.not_found');
    expect(
      await stack.rows(`SELECT source, placed_by FROM order_service.store_order WHERE order_no = $1`, [
        placed.body.order_no,
      ]),
    ).toEqual([{ source: 'staff', placed_by: '1' }]);
  });

  it('are placed by staff at an agreed rate with a right of its own, which all that follows is counted by', async () => {
    const agreed = { user_id: 1, ...booking(), price_override: '2.00', override_memo: '老客户' };
    expect((await act('place', { ...agreed, override_memo: '' })).http).toBe(422);
    const { body } = await act<PlacedStore>('place', agreed);
    expect(body.total).toBe('6.00');
    expect(await detail(body.order_no)).toMatchObject({ rate_per_day: '2.00', total: '6.00' });
    const [row] = await stack.rows<{ price_override: object; placed_by: string }>(
      `SELECT price_override, placed_by FROM order_service.store_order WHERE order_no = $1`,
      [body.order_no],
    );
    expect(row?.price_override).toEqual({ before: '3.00', memo: '老客户', by: Number(row?.placed_by) });
    const [bill] = await eventually(async () => {
      const bills = await stack.rows<{ lines: object }>(
        `SELECT lines FROM payment_service.bill WHERE ref_no = $1`,
        [body.order_no],
      );
      return bills.length > 0 && bills;
    });
    expect(bill?.lines).toEqual([
      { code: 'storage', amount: '9.00' },
      { code: 'agreed', amount: '-3.00' },
    ]);
    expect((await add({ price_override: '0.01', override_memo: 'mine' })).code).not.toBe(1);
  });

  it('cost less by a coupon, which is used by the order and comes back with it', async () => {
    const send = async (path: string, body: object) => {
      const answer = await staff.fetch(`/rest/${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.status).toBeLessThan(300);
      return (await answer.json()) as { id: number };
    };
    const { id } = await send('coupon', {
      ...{ code: 'STORE4', name_zh: '寄存减四镑', name_en: '4 off storage', amount: '4.00', kind: 'store' },
      ...{ min_freight: '9.00', valid_from: '2026-01-01T00:00:00Z', valid_to: '2099-01-01T00:00:00Z' },
    });
    await send('coupon/issue', { id, user_ids: [1] });
    const held = async () =>
      (
        await stack.rows<{ id: string; status: string; order_no: string }>(
          `SELECT id, status, order_no FROM order_service.member_coupon WHERE coupon_id = $1`,
          [id],
        )
      )[0];
    const member_coupon_id = Number((await held())?.id);
    const quote = (change: object = {}) =>
      api.post<StoreQuote>('/api/storeOrder/quote', booking({ member_coupon_id, ...change }));
    expect(await api.ok(quote())).toMatchObject({
      total: '5.00',
      lines: [
        { code: 'storage', amount: '9.00' },
        { code: 'coupon', amount: '-4.00' },
      ],
    });
    expect((await quote({ planned_out: day(1) })).code).not.toBe(1);
    expect((await add({ member_coupon_id }, stranger)).code).not.toBe(1);

    const placed = await api.ok(add({ member_coupon_id }));
    expect(placed.total).toBe('5.00');
    expect(await held()).toMatchObject({ status: 'used', order_no: placed.order_no });
    expect((await add({ member_coupon_id })).code).not.toBe(1);
    await api.ok(api.post('/api/storeOrder/cancel', { order_no: placed.order_no }));
    expect(await held()).toMatchObject({ status: 'unused', order_no: '' });

    const kept = await paid({ member_coupon_id });
    expect((await act('checkIn', { id: kept.id, warehouse_space_id: spaceId })).body.status).toBe(2);
    // One day of three: £3.00 less the coupon's £4.00 costs nothing, and what was paid comes back.
    await cameIn(kept.id, 0, day(2));
    expect(await detail(kept.order_no)).toMatchObject({ cost_so_far: '0.00', due: '-5.00' });
    expect(await held()).toMatchObject({ status: 'used', order_no: kept.order_no });
  });

  it('leave as one shipment, a draft of a luggage order, also when it is asked for twice at once', async () => {
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

  it('take a place of a space each, and no more than it has', async () => {
    const space = await staff.fetch('/rest/warehouse-space', {
      method: 'POST',
      body: JSON.stringify({
        warehouse_id: 1,
        area: 'T',
        rack: '1',
        level: '1',
        slot: '2',
        size_class: 'M',
        capacity: 1,
      }),
      headers: { 'content-type': 'application/json' },
    });
    const warehouse_space_id = ((await space.json()) as { id: number }).id;
    const orders = await Promise.all([paid({ planned_in: day(0) }), paid({ planned_in: day(0) })]);
    const tries = await Promise.all(orders.map(({ id }) => act('checkIn', { id, warehouse_space_id })));
    expect(tries.map(({ http }) => http).sort()).toEqual([200, 409]);
  });

  it('show their member the weight and the pictures that staff took down', async () => {
    const order = await stored({ planned_in: day(0) });
    const read = await staff.fetch(`/rest/store-order/${order.id}`, { method: 'GET' });
    const { version } = (await read.json()) as { version: number };
    const photos = '/storage/a.png,/storage/b.png';
    const edit = await staff.fetch(`/rest/store-order/${order.id}`, {
      method: 'PUT',
      body: JSON.stringify({ version, weight_g: 23_400, photos, remark: '', staff_remark: '' }),
      headers: { 'content-type': 'application/json' },
    });
    expect(edit.status).toBe(200);
    expect(await detail(order.order_no)).toMatchObject({ weight: '23.40', photos: photos.split(',') });
  });

  it('show in the space they lie in', async () => {
    const order = await stored({ planned_in: day(0) });
    const layout = async () => {
      const answer = await staff.fetch('/rest/warehouse-space/layout?warehouse_id=1', { method: 'GET' });
      const { list } = (await answer.json()) as SpaceLayout;
      return list.find(({ id }) => id === spaceId)?.orders ?? [];
    };
    expect(await layout()).toContainEqual(
      expect.objectContaining({ order_no: order.order_no, status: 2, item_count: 2 }),
    );
    const row = await staff.fetch(`/rest/store-order/${order.id}`, { method: 'GET' });
    expect(await row.json()).toMatchObject({ days_so_far: 1, cost_so_far: '3.00' });
    await api.ok(api.post('/api/storeOrder/retrieve', { order_no: order.order_no, retrieval: 'self' }));
    await act('handBack', { id: order.id, receiver_name: '林悦' });
    expect((await layout()).map(({ id }) => id)).not.toContain(order.id);
  });

  it('C23: are not there for anybody else', async () => {
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
