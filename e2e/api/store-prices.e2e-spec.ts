import type { PlacedStore, StoreQuote } from '@parcelway/contracts';
import { eventually } from '@parcelway/testing';
import { Api } from '../kit/api';
import { day, startStorage } from '../kit/storage';
import type { Storage } from '../kit/storage';

describe('what storage orders cost, and who places them', () => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await startStorage();
  });
  afterAll(() => storage.stack.stop());

  it('show what they cost and what room there is to everybody', async () => {
    const { stack } = storage;
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
    const { api, booking } = storage;
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
    const { stack, add } = storage;
    const answer = await add(change);
    expect(answer.code).not.toBe(1);
    expect(
      await stack.rows(`SELECT 1 FROM order_service.store_order WHERE planned_out > $1`, [day(300)]),
    ).toEqual([]);
  });

  it('are not placed without the terms', async () => {
    const { add } = storage;
    expect((await add({ agree: false })).code).not.toBe(1);
  });

  it('are placed by staff for a member there is, and paid from that member’s balance', async () => {
    const { stack, booking, act, balance, inStatus } = storage;
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
    const { booking, stack, add, detail, act } = storage;
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
    const { stack, api, stranger, staff, booking, add, detail, act, paid, cameIn, spaceId } = storage;
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
});
