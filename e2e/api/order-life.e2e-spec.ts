import { randomUUID } from 'node:crypto';
import { eventually } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { Api } from '../kit/api';
import { detail, logIn, logInAsStaff, place, placeBody, prepare } from '../kit/shipment';
import type { OrderDetail, Placed, Ready } from '../kit/shipment';
import { setSettings } from '../kit/settings';
import { startWholeStack } from '../kit/whole-stack';

interface Moved {
  readonly id: number;
  readonly order_status: number;
}

describe('the life of a luggage order', () => {
  let stack: Stack;
  let member: Api;
  let staff: Api;
  let ready: Ready;

  beforeAll(async () => {
    stack = await startWholeStack();
    member = await logIn(new Api(stack.url, { lang: 'en' }));
    staff = await logInAsStaff(new Api(stack.url, { lang: 'en' }));
    ready = await prepare(member);
    const [demo] = await stack.rows<{ id: string }>(
      `SELECT id FROM user_service.member WHERE username = 'demo'`,
    );
    await staff.ok(
      staff.post('/admin/user.MoneyLog/add', { user_id: Number(demo?.id), money: '5000', memo: 'test' }),
    );
  });
  afterAll(() => stack.stop());

  const balance = async (): Promise<number> => {
    const { userInfo } = await member.ok(member.get<{ userInfo: { money: string } }>('/api/user/index'));
    return Math.round(Number(userInfo.money) * 100);
  };
  const pay = (order_no: string) =>
    member.post<{ pay_status: number; paid_amount: string }>(
      '/api/Pay/balance',
      { order_no },
      { key: randomUUID() },
    );
  const cancel = (order_no: string, api = member) =>
    api.post<{ order_status: number }>('/api/waybill/cancel', { order_no, reason: 'changed my mind' });
  const reaches = (order_no: string, is: (order: OrderDetail) => boolean): Promise<OrderDetail> =>
    eventually(async () => {
      const order = await detail(member, order_no);
      return is(order) && order;
    });
  const paidOrder = async (more: object = {}): Promise<Placed> => {
    const order = await place(ready, more);
    await member.ok(pay(order.order_no));
    await reaches(
      order.order_no,
      ({ waybills, order_status }) => order_status === 2 && waybills.length === 2,
    );
    return order;
  };
  const scan = (waybill_no: string, weight?: string) =>
    staff.ok(staff.post('/admin/warehouse.Scan/inbound', { waybill_no, weight }));
  const act = (name: string, body: object) =>
    staff.post<Moved>(`/admin/order.LuggageOrder/${name}`, body, { key: randomUUID() });

  it('begins with as many boxes and as much time to pay as the settings say', async () => {
    const quote = () => member.post<object>('/api/waybill/quote', placeBody(ready));
    const limit = () => member.ok(member.get<{ max_packages: number }>('/api/packaging/limit'));
    const held = async (max_packages: number) =>
      eventually(async () => (await limit()).max_packages === max_packages);
    await setSettings(stack, { max_packages: 1, payment_hours: 48 });
    await held(1);
    expect(await quote()).toMatchObject({ code: 0, msg: 'Boxes must have 1 to 1 entries' });
    await setSettings(stack, { max_packages: 50 });
    await held(50);
    expect(await quote()).toMatchObject({ code: 1 });
    const { order_no } = await place(ready);
    const [hours] = await stack.rows<{ hours: number }>(
      `SELECT round(extract(epoch FROM payment_due_at - create_time) / 3600)::int AS hours
       FROM order_service.luggage_order WHERE order_no = $1`,
      [order_no],
    );
    expect(hours).toEqual({ hours: 48 });
    await setSettings(stack, { payment_hours: 24 });
    await member.ok(cancel(order_no));
  });

  it('gets its collection from staff: together, each on its own, once', async () => {
    const [paid, unpaid] = [await paidOrder(), await place(ready)];
    const { list } = await member.ok(
      member.get<{ list: { date: string; open: boolean }[] }>('/api/pickUp/dates?zip_code=LS3%201EW'),
    );
    const pick_up_date = list.filter(({ open }) => open).at(-1)?.date;
    const ids = [paid.order_id, unpaid.order_id];
    const assign = (body: object) =>
      staff.post<{ done: number[]; failed: { id: number; text: string }[] }>(
        '/admin/order.LuggageOrder/assignPickup',
        { ids, pick_up_date, ...body },
      );
    for (const by of [{}, { driver_id: 1, express_company_id: 1 }])
      expect(await assign(by)).toMatchObject({ code: 0, data: { fields: [{ field: 'driver_id' }] } });
    for (let times = 0; times < 2; times += 1)
      expect(await staff.ok(assign({ driver_id: 1 }))).toMatchObject({
        done: [ids[0]],
        failed: [{ id: ids[1], text: expect.stringContaining('Awaiting payment') as string }],
      });
    expect(await detail(member, paid.order_no)).toMatchObject({
      pick_up_date,
      pickups: [{ status: 1, pick_up_date, pick_up_type: 1 }],
    });
    expect(await detail(member, unpaid.order_no)).toMatchObject({ pick_up_date: null, pickups: [] });
    await member.ok(cancel(paid.order_no));
    await eventually(async () => (await detail(member, paid.order_no)).pickups?.[0]?.status === 5);
  });

  describe('cancelled', () => {
    it('before it is paid: its bill is void and cannot be paid any more', async () => {
      const order = await place(ready);
      expect(await member.ok(cancel(order.order_no))).toEqual({ order_status: 9 });
      expect(await member.ok(cancel(order.order_no))).toEqual({ order_status: 9 });
      await eventually(async () => {
        const [bill] = await stack.rows<{ is_void: boolean }>(
          `SELECT is_void FROM payment_service.bill WHERE ref_no = $1`,
          [order.order_no],
        );
        return bill?.is_void;
      });
      expect(await pay(order.order_no)).toMatchObject({ code: 0, msg: 'The bill is void' });
      expect(await detail(member, order.order_no)).toMatchObject({ actions: ['delete'], pay_status: 1 });
    });

    it('after it is paid: the money is back on the balance, labels and collection are off', async () => {
      const dates = await member.ok(
        member.get<{ list: { date: string; open: boolean }[] }>('/api/pickUp/dates?zip_code=LS3%201EW'),
      );
      const before = await balance();
      const order = await paidOrder({ pick_up_date: dates.list.find(({ open }) => open)?.date });
      await eventually(async () => (await detail(member, order.order_no)).pickups?.length === 1);
      expect(await balance()).toBe(before - 18114);
      expect(await member.ok(cancel(order.order_no))).toEqual({ order_status: 9 });
      const after = await reaches(
        order.order_no,
        ({ pay_status, waybills, pickups }) =>
          pay_status === 3 &&
          waybills.every(({ status }) => status === 11) &&
          pickups?.every(({ status }) => status === 5) === true,
      );
      expect(after).toMatchObject({ refunded_amount: '181.14', cancel_reason: 'changed my mind' });
      await eventually(async () => (await balance()) === before);
      const records = await stack.rows(
        `SELECT money, kind, bill_type FROM payment_service.member_money_record WHERE memo = $1 ORDER BY id`,
        [order.order_no],
      );
      expect(records).toEqual([
        { money: '-18114', kind: 'pay', bill_type: 'order' },
        { money: '18114', kind: 'refund', bill_type: 'order' },
      ]);
    });

    it('while it is being paid, 12 times: either nothing was taken or all of it came back', async () => {
      const before = await balance();
      const orders = await Promise.all(Array.from({ length: 12 }, () => place(ready)));
      await Promise.all(
        orders.flatMap(({ order_no }, at) =>
          at % 2 ? [pay(order_no), cancel(order_no)] : [cancel(order_no), pay(order_no)],
        ),
      );
      for (const { order_no } of orders) await reaches(order_no, ({ order_status }) => order_status === 9);
      await eventually(async () => (await balance()) === before);
    });

    it('is refused once a box is in the warehouse, to member and staff, and to anybody else as not found', async () => {
      const order = await paidOrder();
      const { waybills } = await detail(member, order.order_no);
      await scan(waybills[0]?.waybill_no ?? '');
      await reaches(order.order_no, ({ order_status }) => order_status === 3);
      expect(await cancel(order.order_no)).toMatchObject({
        code: 0,
        msg: 'The order is in state "Partly received" and cannot be cancelled any more',
      });
      expect(await act('cancel', { id: order.order_id, reason: 'x' })).toMatchObject({ code: 0 });
      expect(await cancel('PW-0000-0000')).toMatchObject({ code: 0, msg: 'Order not found' });
    });
  });

  describe('before it is paid', () => {
    it('may be placed by staff in the member’s name, at the member’s price, and paid from the member’s balance', async () => {
      const [demo] = await stack.rows<{ id: string }>(
        `SELECT id FROM user_service.member WHERE username = 'demo'`,
      );
      const user_id = Number(demo?.id);
      const own = await place(ready);
      const body = { ...placeBody(ready), user_id };
      const quoted = await staff.ok(
        staff.post<{ quotes: { channel_id: number; order_total_amount: string }[] }>(
          '/admin/order.LuggageOrder/quote',
          { ...body, channel_id: ready.channel },
        ),
      );
      expect(quoted.quotes[0]?.order_total_amount).toBe(own.order_total_amount);
      const key = randomUUID();
      const placeFor = () => staff.ok(staff.post<Placed>('/admin/order.LuggageOrder/place', body, { key }));
      const placed = await placeFor();
      expect(await placeFor()).toEqual(placed);
      expect(placed.order_total_amount).toBe(own.order_total_amount);
      const before = await balance();
      await staff.ok(
        staff.post(
          '/admin/order.LuggageOrder/payFromBalance',
          { user_id, order_no: placed.order_no },
          { key: randomUUID() },
        ),
      );
      expect(before - (await balance())).toBe(Math.round(Number(placed.order_total_amount) * 100));
      await reaches(placed.order_no, ({ order_status }) => order_status === 2);
      expect(
        await stack.rows(
          `SELECT source, placed_by IS NOT NULL AS is_known, (SELECT by_type FROM order_service.luggage_order_history WHERE subject_id = o.id ORDER BY id LIMIT 1)
           FROM order_service.luggage_order o WHERE order_no = $1`,
          [placed.order_no],
        ),
      ).toEqual([{ source: 'staff', is_known: true, by_type: 'admin' }]);
    });

    it('is not placed by staff with addresses of somebody else, without consent, or by a member', async () => {
      const body = { ...placeBody(ready), user_id: 999_999 };
      const asStaff = (more: object) =>
        staff.post('/admin/order.LuggageOrder/place', { ...body, ...more }, { key: randomUUID() });
      expect((await asStaff({})).code).toBe(0);
      const [demo] = await stack.rows<{ id: string }>(
        `SELECT id FROM user_service.member WHERE username = 'demo'`,
      );
      expect((await asStaff({ user_id: Number(demo?.id), agree: false })).msg).toBe(
        'Please agree to the Terms',
      );
      expect((await member.post('/admin/order.LuggageOrder/place', body)).code).not.toBe(1);
    });

    it('may be a draft that is saved twice, submitted under its number, and then gone as a draft', async () => {
      const saved = await member.ok(
        member.post<{ order_no: string; order_id: number }>('/api/waybill/saveDraft', {
          remark: 'half done',
        }),
      );
      await member.ok(member.post('/api/waybill/saveDraft', { ...saved, remark: 'more', packages: [{}] }));
      expect(await detail(member, saved.order_no)).toMatchObject({
        order_status: 0,
        remark: 'more',
        draft: { packages: [{}] },
        actions: ['submit', 'edit', 'delete'],
      });
      const placed = await place(ready, { draft_id: saved.order_id });
      expect(placed.order_no).toBe(saved.order_no);
      expect(await detail(member, saved.order_no)).toMatchObject({ order_status: 1, draft: null });
      expect(
        await member.post('/api/waybill/saveDraft', { order_no: saved.order_no, remark: 'late' }),
      ).toMatchObject({ code: 0 });
    });

    it('may be edited: a new price and a new bill under the same number', async () => {
      const order = await place(ready);
      const [one] = ready.packages;
      const less = { order_no: order.order_no, cover: '250.00' };
      const edit = placeBody({ ...ready, packages: [one ?? {}] }, less);
      const edited = await member.ok(member.post<Placed>('/api/waybill/edit', edit, { key: randomUUID() }));
      expect(edited.order_no).toBe(order.order_no);
      expect(Number(edited.order_total_amount)).toBeLessThan(Number(order.order_total_amount));
      const { paid_amount } = await member.ok(pay(order.order_no));
      expect(paid_amount).toBe(edited.order_total_amount);
      await reaches(order.order_no, ({ waybills }) => waybills.length === 1);
      expect(await member.post('/api/waybill/edit', edit, { key: randomUUID() })).toMatchObject({ code: 0 });
    });

    it('disappears from the list when it is cancelled and deleted', async () => {
      const order = await place(ready);
      const del = { order_nos: [order.order_no] };
      expect(await member.post('/api/waybill/del', del)).toMatchObject({ code: 0 });
      await member.ok(cancel(order.order_no));
      await member.ok(member.post('/api/waybill/del', del));
      expect(await member.get(`/api/waybill/detail?order_no=${order.order_no}`)).toMatchObject({ code: 0 });
    });
  });

  describe('in the warehouse', () => {
    it('heavier than declared waits for a supplement, and goes on when that is paid', async () => {
      const order = await paidOrder();
      const [first, second] = (await detail(member, order.order_no)).waybills;
      await scan(first?.waybill_no ?? '', '17.20');
      await scan(second?.waybill_no ?? '', '8.04');
      // 16.0 → 17.5 kg: three steps of £2.35, less 5 %, and 12.75 % fuel on the freight.
      const heavier = await reaches(order.order_no, ({ order_status }) => order_status === 5);
      expect(heavier).toMatchObject({ supplement_amount: '7.60', actions: ['pay', 'print'], pay_status: 2 });
      await eventually(async () => (await pay(order.order_no)).code === 1);
      const ready6 = await reaches(order.order_no, ({ order_status }) => order_status === 6);
      expect(ready6).toMatchObject({ paid_amount: '188.74' });
    });

    it('lighter than declared gives the difference back', async () => {
      const light = [{ ...(ready.packages[1] as { weight: string }), weight: '20.00' }];
      const order = await place(ready, { packages: light, cover: '250.00' });
      await member.ok(pay(order.order_no));
      const { waybills } = await reaches(order.order_no, (one) => one.waybills.length === 1);
      const before = await balance();
      await scan(waybills[0]?.waybill_no ?? '', '19.00');
      const after = await reaches(order.order_no, (one) => one.refunded_amount !== '0.00');
      expect(after).toMatchObject({ order_status: 4, pay_status: 2 });
      expect(await balance()).toBe(before + Math.round(Number(after.refunded_amount) * 100));
    });

    it('is held, released and charged by staff, with a history that says who and why', async () => {
      const order = await paidOrder();
      const { waybills } = await detail(member, order.order_no);
      for (const [at, { waybill_no }] of waybills.entries()) {
        await scan(waybill_no);
        await reaches(order.order_no, ({ order_status }) => order_status === 3 + at);
      }
      const id = order.order_id;
      const hold = { id, reason: 'papers missing', incident_reason: 'shipper' };
      expect(await staff.ok(act('hold', hold))).toEqual({ id, order_status: 8 });
      expect(await staff.ok(act('hold', hold))).toEqual({ id, order_status: 8 });
      expect(await staff.ok(act('release', { id }))).toEqual({ id, order_status: 4 });
      expect(await act('supplement', { id, amount: '0.00', memo: 'x' })).toMatchObject({ code: 0 });
      expect(await staff.ok(act('supplement', { id, amount: '5.50', memo: 'extra tape' }))).toEqual({
        id,
        order_status: 5,
      });
      expect(await staff.ok(act('returnOrder', { id, reason: 'refused to pay' }))).toEqual({
        id,
        order_status: 10,
      });
      expect(await act('hold', hold)).toMatchObject({
        code: 0,
        msg: 'The order is in state "Returned", so this is not possible',
      });
      const { list } = await staff.ok(
        staff.get<{ list: { to: number; reason: string; by_type: string }[] }>(
          `/admin/order.LuggageOrder/history?id=${id}`,
        ),
      );
      expect(list.map(({ to }) => to)).toEqual([1, 2, 3, 4, 8, 4, 5, 10]);
      expect(list[4]).toMatchObject({ reason: 'papers missing', by_type: 'admin' });
    });
  });
});
