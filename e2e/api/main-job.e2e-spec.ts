import { randomUUID } from 'node:crypto';
import { eventually } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { isS10 } from '@parcelway/checks';
import { Api } from '../kit/api';
import { BEIJING, detail, logIn, logInAsStaff, place, placeBody, prepare } from '../kit/shipment';
import type { Placed } from '../kit/shipment';
import { startWholeStack } from '../kit/whole-stack';

interface Quoted {
  quotes: {
    channel_id: number;
    code: string;
    currency: string;
    order_total_amount: string;
    lines: { amount: string; text: string }[];
    boxes: { charged_weight: string }[];
  }[];
  refused: { channel_id: number; reason: string }[];
}
const pence = (text: string): number => Number(text.replace('.', ''));

describe.each(['zh-cn', 'en'] as const)('one parcel from a quote to a tracked delivery, in %s', (lang) => {
  let stack: Stack;
  let api: Api;

  beforeAll(async () => {
    stack = await startWholeStack();
    api = await logIn(new Api(stack.url, { lang }));
  });
  afterAll(() => stack.stop());

  it('quotes the worked example at 181.14 to Dunhuang and 160.84 to Beijing, the lines adding up to it', async () => {
    const dunhuang = await prepare(api);
    const beijing = await prepare(api, BEIJING);
    for (const [ready, total] of [
      [dunhuang, '181.14'],
      [beijing, '160.84'],
    ] as const) {
      const { quotes } = await api.ok(
        api.post<Quoted>('/api/waybill/quote', placeBody(ready, { channel_id: undefined })),
      );
      const air = quotes.find(({ code }) => code === 'UKCN-AIR');
      expect(air).toMatchObject({
        currency: 'GBP',
        order_total_amount: total,
        boxes: [{ charged_weight: '16.00' }, { charged_weight: '8.50' }],
      });
      expect(air?.lines.reduce((sum, { amount }) => sum + pence(amount), 0)).toBe(pence(total));
      expect(air?.lines.some(({ text }) => text.includes(lang === 'en' ? 'Fuel' : '燃油'))).toBe(true);
    }
  });

  it('carries the order from placing over payment, labels and scans to the timeline', async () => {
    const before = await api.ok(api.get<{ userInfo: { money: string } }>('/api/user/index'));
    const ready = await prepare(api);
    const dates = await api.ok(
      api.get<{ list: { date: string; open: boolean }[] }>('/api/pickUp/dates?zip_code=LS3%201EW'),
    );
    const collection = dates.list.find(({ open }) => open)?.date ?? '';
    const placed = await place(ready, { pick_up_date: collection, remark: '请轻放' });
    expect(placed).toMatchObject({ order_total_amount: '181.14', order_status: 1, pay_status: 1 });

    const paid = await api.ok(
      api.post<{ balance: string }>('/api/Pay/balance', { order_no: placed.order_no }, { key: randomUUID() }),
    );
    expect(paid).toMatchObject({ pay_status: 2, paid_amount: '181.14' });
    expect(pence(before.userInfo.money) - pence(paid.balance)).toBe(18114);
    expect(await api.ok(api.get<{ userInfo: { money: string } }>('/api/user/index'))).toMatchObject({
      userInfo: { money: paid.balance },
    });

    const order = await eventually(async () => {
      const found = await detail(api, placed.order_no);
      return found.waybills.length === 2 && found.pickups?.length === 1 && found;
    });
    expect(order).toMatchObject({
      order_status: 2,
      pay_status: 2,
      pickups: [{ status: 1, pick_up_date: collection }],
    });
    expect(order.waybills.every(({ waybill_no }) => isS10(waybill_no))).toBe(true);
    expect(order.packages.map(({ waybill_no }) => waybill_no)).toEqual(
      order.waybills.map(({ waybill_no }) => waybill_no),
    );

    const staff = await logInAsStaff(new Api(stack.url, { lang }));
    const [first, second] = order.waybills.map(({ waybill_no }) => waybill_no);
    expect(
      await staff.ok(staff.post('/admin/warehouse.Scan/inbound', { waybill_no: first, weight: '12.30' })),
    ).toMatchObject({ waybill_no: first, status: 2, already_scanned: false });
    expect(await staff.ok(staff.post('/admin/warehouse.Scan/inbound', { waybill_no: first }))).toMatchObject({
      already_scanned: true,
    });
    await eventually(async () => (await detail(api, placed.order_no)).order_status === 3);
    await staff.ok(staff.post('/admin/warehouse.Scan/inbound', { waybill_no: second, weight: '8.04' }));
    const received = await eventually(async () => {
      const found = await detail(api, placed.order_no);
      return found.order_status === 4 && found;
    });
    expect(received.inbound_progress).toBe('2/2');

    const track = await api.ok(
      api.post<{ status: number; events: { time: number; description: string }[] }>(
        '/api/index/queryExpressTrack',
        { order_type: 'waybill', order_no: first },
      ),
    );
    expect(track.status).toBe(2);
    expect(track.events).toHaveLength(2);
    expect(track.events[0]?.description).toMatch(lang === 'en' ? /received/i : /入仓/);
  });

  it('gives label and customer copy as PDF and lists the order', async () => {
    const ready = await prepare(api);
    const placed = await place(ready);
    await api.ok(api.post('/api/Pay/balance', { order_no: placed.order_no }, { key: randomUUID() }));
    const waybillNo = await eventually(
      async () => (await detail(api, placed.order_no)).waybills[0]?.waybill_no,
    );
    for (const path of [
      `/api/waybill/printLastMileLabel?waybill_no=${waybillNo}`,
      `/api/waybill/printOrder?order_no=${placed.order_no}`,
    ]) {
      expect(Buffer.from((await api.pdf(path)).subarray(0, 5)).toString()).toBe('%PDF-');
    }
    const list = await api.ok(
      api.get<{ list: Placed[]; total: number }>('/api/waybill/index?page=1&limit=10&order_status=2'),
    );
    expect(list.list.map(({ order_no }) => order_no)).toContain(placed.order_no);
    expect(list.total).toBe(list.list.length);
  });

  it('tops up a member by staff with a memo', async () => {
    const staff = await logInAsStaff(new Api(stack.url, { lang }));
    const before = await api.ok(api.get<{ userInfo: { id: number; money: string } }>('/api/user/index'));
    await staff.ok(
      staff.post('/admin/user.MoneyLog/add', {
        user_id: before.userInfo.id,
        money: '100.00',
        memo: 'counter',
      }),
    );
    const after = await api.ok(api.get<{ userInfo: { money: string } }>('/api/user/index'));
    expect(pence(after.userInfo.money) - pence(before.userInfo.money)).toBe(10_000);
  });
});
