import { randomUUID } from 'node:crypto';
import type { PlacedStore, StoreQuote, StoreRates } from '@parcelway/contracts';
import { eventually } from '@parcelway/testing';
import { Api } from '../kit/api';
import { issuedCoupon } from '../kit/issued-coupon';
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

  it('get longer as long as nobody else has the room, and name the field when somebody has', async () => {
    const { stack, api, stranger, booking, paid } = storage;
    const stay = (from: number, to: number) => ({ planned_in: day(from), planned_out: day(to) });
    const placed = await paid(stay(60, 62));
    const [room] = await stack.rows<{ pieces: number }>(
      `SELECT sum(capacity)::int AS pieces FROM waybill_service.warehouse_space
       WHERE warehouse_id = 1 AND purpose = 'storage' AND size_class = 'M' AND status AND delete_time IS NULL`,
    );
    const rest = room?.pieces ?? 0;
    const lines = [...Array<number>(Math.floor(rest / 20)).fill(20), rest % 20].filter(Boolean);
    const items = lines.map((quantity) => ({ size_class: 'M', quantity }));
    const others = await stranger.ok(
      stranger.post<PlacedStore>('/api/storeOrder/add', booking({ ...stay(63, 64), items })),
    );
    const until = (to: number) =>
      api.post<{ planned_out: string } | null>('/api/storeOrder/edit', {
        order_no: placed.order_no,
        planned_out: day(to),
      });
    const refused = await until(63);
    expect(refused).toMatchObject({ code: 0, msg: expect.stringContaining('M') as string });
    expect(await api.ok(until(61))).toMatchObject({ planned_out: day(61) });
    await stranger.ok(stranger.post('/api/storeOrder/cancel', { order_no: others.order_no }));
    expect(await api.ok(until(63))).toMatchObject({ planned_out: day(63) });
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
    const { id: member_coupon_id, held } = await issuedCoupon(stack, staff, {
      ...{ code: 'STORE4', kind: 'store', amount: '4.00', min_freight: '9.00' },
    });
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

    // Staff choose from what the member may use, and the price is the member's.
    const choices = await staff.fetch('/rest/store-order/coupons?user_id=1', { method: 'GET' });
    expect(await choices.json()).toMatchObject({ list: [{ id: member_coupon_id, amount: '4.00' }] });
    const forMember = booking({ member_coupon_id, user_id: 1 });
    expect((await act('quote', forMember)).body).toMatchObject({ total: '5.00' });
    const byStaff = await act<PlacedStore>('place', forMember);
    expect(byStaff.body.total).toBe('5.00');
    expect(await held()).toMatchObject({ status: 'used', order_no: byStaff.body.order_no });
    await api.ok(api.post('/api/storeOrder/cancel', { order_no: byStaff.body.order_no }));

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

  describe('with insurance', () => {
    const declared = { items: [{ size_class: 'M', quantity: 2, declared_value: '300.00' }] };
    const coverOf = async (cover: string) => {
      const { stack } = storage;
      const nobody = new Api(stack.url);
      const { insurance_types: types } = await nobody.ok(
        nobody.get<StoreRates>('/api/storeOrder/rates?warehouse_id=1'),
      );
      return types.find((type) => type.cover === cover)?.id;
    };
    const policyOf = async (orderNo: string) => {
      const [policy] = await storage.stack.rows<{ id: string; status: string; cover: string }>(
        `SELECT id, order_kind, status, declared_value, cover, premium FROM order_service.insurance_order WHERE order_no = $1`,
        [orderNo],
      );
      return policy;
    };
    const claim = (waybill_no: string, amount_claimed = '40.00') =>
      storage.api.post<{ claim_no: string }>(
        '/api/waybill/claim',
        { waybill_no, kind: 'damage', happened_on: day(0), amount_claimed, description: 'Torn.' },
        { key: randomUUID() },
      );

    it('are quoted its premium, and never more cover than was declared', async () => {
      const { api, booking, add, stack } = storage;
      const quote = (change: object) =>
        api.post<StoreQuote>('/api/storeOrder/quote', booking({ ...declared, ...change }));
      expect(await api.ok(quote({ insurance_type_id: await coverOf('250.00') }))).toMatchObject({
        total: '13.00',
        insurance_amount: '4.00',
        lines: [
          { code: 'storage', amount: '9.00' },
          { code: 'insurance', amount: '4.00' },
        ],
      });
      expect(await api.ok(quote({}))).toMatchObject({ total: '9.00', insurance_amount: '0.00' });
      expect((await quote({ insurance_type_id: await coverOf('500.00') })).code).not.toBe(1);
      const [luggage] = await stack.rows<{ id: string }>(
        `SELECT id FROM order_service.insurance_type WHERE applies_to = 'luggage' LIMIT 1`,
      );
      expect((await quote({ insurance_type_id: luggage?.id })).code).not.toBe(1);

      const free = await api.ok(add({ items: [{ size_class: 'M', quantity: 1, declared_value: '80.00' }] }));
      expect(await policyOf(free.order_no)).toMatchObject({ cover: '8000', premium: '0', status: 'quoted' });
      const undeclared = await api.ok(add());
      expect(await policyOf(undeclared.order_no)).toBeUndefined();
    });

    it('are insured by their payment, and void when cancelled with the whole premium back', async () => {
      const { api, stack, add, paid, detail, balance } = storage;
      const insurance_type_id = await coverOf('250.00');
      const unpaid = await api.ok(add({ ...declared, insurance_type_id }));
      expect(await policyOf(unpaid.order_no)).toMatchObject({
        ...{ order_kind: 'store', status: 'quoted', declared_value: '30000', cover: '25000', premium: '400' },
      });
      await api.ok(api.post('/api/storeOrder/cancel', { order_no: unpaid.order_no }));
      expect(await policyOf(unpaid.order_no)).toMatchObject({ status: 'void' });

      const order = await paid({ ...declared, insurance_type_id });
      expect(await detail(order.order_no)).toMatchObject({
        ...{ total: '13.00', insurance_amount: '4.00' },
        insurance: { status: 'active', boxes: [{ is_collected: false, can_claim: false }] },
      });
      // On the day it was to come in, the least charge of one day is kept, £3.00, and nothing of the premium.
      await stack.rows(`UPDATE order_service.store_order SET planned_in = $2 WHERE id = $1`, [
        order.id,
        day(-30),
      ]);
      const before = await balance();
      await api.ok(api.post('/api/storeOrder/cancel', { order_no: order.order_no }));
      await eventually(async () => (await balance()) === before + 1_300 - 300);
      expect(await policyOf(order.order_no)).toMatchObject({ status: 'void' });
    });

    it('are given their premium back by staff before they come in only, and cost that much less', async () => {
      const { paid, detail, balance, staff, act, spaceId } = storage;
      const insurance_type_id = await coverOf('250.00');
      const giveUp = async (orderNo: string) =>
        staff.fetch('/rest/insurance-order/void', {
          method: 'POST',
          body: JSON.stringify({ id: (await policyOf(orderNo))?.id, reason: 'asked by phone' }),
          headers: { 'content-type': 'application/json' },
        });
      const order = await paid({ ...declared, insurance_type_id });
      const before = await balance();
      const answers = await Promise.all([giveUp(order.order_no), giveUp(order.order_no)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      await eventually(async () => (await balance()) === before + 400);
      // The order hears of it after the balance moved.
      await eventually(async () => (await detail(order.order_no)).due === '0.00');
      expect(await detail(order.order_no)).toMatchObject({
        ...{ total: '9.00', insurance_amount: '0.00' },
        insurance: { status: 'void' },
      });

      const late = await paid({ ...declared, insurance_type_id });
      await act('checkIn', { id: late.id, warehouse_space_id: spaceId });
      expect((await giveUp(late.order_no)).status).toBe(409);
      expect(await policyOf(late.order_no)).toMatchObject({ status: 'active' });
    });

    it('can be claimed for once they are here, by their member and by staff, and still after they left', async () => {
      const { api, stack, staff, stranger, paid, detail, act, cameIn, spaceId } = storage;
      const insurance_type_id = await coverOf('250.00');
      const order = await paid({ ...declared, planned_in: day(0), planned_out: day(0), insurance_type_id });
      const piece = `${order.order_no}-1`;
      expect((await claim(piece)).code).not.toBe(1);
      await act('checkIn', { id: order.id, warehouse_space_id: spaceId });
      expect((await detail(order.order_no)).insurance?.boxes).toMatchObject([
        { waybill_no: piece, cover: '250.00', can_claim: true },
      ]);
      const strange = await stranger.post('/api/waybill/claim', {
        ...{ waybill_no: piece, kind: 'damage', happened_on: day(0), amount_claimed: '40.00' },
        description: 'Torn.',
      });
      expect(strange.code).not.toBe(1);
      expect((await claim(piece, '250.01')).code).not.toBe(1);
      const { claim_no } = await api.ok(claim(piece));
      expect(await policyOf(order.order_no)).toMatchObject({ status: 'claimed' });
      const decide = async (name: string, body: object) =>
        staff.fetch(`/rest/insurance-claim/${name}`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        });
      const [{ id } = { id: '' }] = await stack.rows<{ id: string }>(
        `SELECT id FROM order_service.insurance_claim WHERE claim_no = $1`,
        [claim_no],
      );
      expect((await decide('accept', { id, amount: '40.00' })).status).toBe(200);
      expect(await policyOf(order.order_no)).toMatchObject({ status: 'paid' });
      const paper = await staff.pdf(
        `/admin/insurance.Order/print?id=${(await policyOf(order.order_no))?.id ?? ''}`,
      );
      expect(Buffer.from(paper.slice(0, 5)).toString()).toBe('%PDF-');

      await cameIn(order.id, 0);
      await api.ok(api.post('/api/storeOrder/retrieve', { order_no: order.order_no, retrieval: 'self' }));
      expect(await detail(order.order_no)).toMatchObject({ due: '0.00', cost_so_far: '7.00' });
      expect((await act('handBack', { id: order.id, receiver_name: '林悦' })).body.status).toBe(5);
      const told = await decide('claimFor', {
        ...{ waybill_no: piece, kind: 'damage', happened_on: day(0), amount_claimed: '10.00' },
        description: 'Told by phone.',
      });
      expect(told.status).toBe(200);
      expect((await detail(order.order_no)).insurance).toMatchObject({
        status: 'claimed',
        boxes: [{ paid: '40.00', damage_until: day(7), loss_until: day(30) }],
      });
    });
  });
});
