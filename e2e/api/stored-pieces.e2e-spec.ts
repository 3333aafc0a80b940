import type { SpaceLayout } from '@parcelway/contracts';
import { printedText } from '@parcelway/testing/printed-pdf';
import { day, startStorage } from '../kit/storage';
import type { Storage } from '../kit/storage';

describe('pieces in storage', () => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await startStorage();
  });
  afterAll(() => storage.stack.stop());

  it('are printed for their member and for staff: where the pieces lie, what was booked and what it has come to', async () => {
    const { api, stranger, staff, days, stored, cameIn } = storage;
    const order = await stored({
      items: [{ size_class: 'M', quantity: 2, name: '冬衣', declared_value: '80.00' }],
      planned_in: day(0),
      planned_out: day(4),
    });
    await cameIn(order.id, 2, day(2));
    await days.chargeDays();
    const mine = await printedText(await api.pdf(`/api/storeOrder/printOrder?order_no=${order.order_no}`));
    for (const words of [order.order_no, '林悦', 'T-1-1-1', '冬衣', '£80.00', '寄存费5天', '£15.00'])
      expect(mine).toContain(words);
    expect(mine).toContain(`${day(-2)}–${day(0)}3£9.00`);
    expect(mine).toContain('今天取出退回Comesbackiffetchedtoday£6.00');
    const theirs = await staff.pdf(`/rest/store-order/printOrder?id=${order.id}`);
    expect(await printedText(theirs)).toContain(order.order_no);
    const foreign = await stranger.get(`/api/storeOrder/printOrder?order_no=${order.order_no}`);
    const missing = await stranger.get('/api/storeOrder/printOrder?order_no=ST-0000-0000');
    expect([foreign.code, foreign.msg]).toEqual([missing.code, missing.msg]);
  });

  it('take a place of a space each, and no more than it has', async () => {
    const { staff, act, paid } = storage;
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
    const { staff, detail, stored } = storage;
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
    const { api, staff, act, stored, spaceId } = storage;
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
});
