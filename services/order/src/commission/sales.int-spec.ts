import type { ListOwnCoupons, PlaceLuggageOrder } from '@parcelway/contracts';
import {
  addressChanged,
  billPaid,
  billRefunded,
  commissionDesk,
  couponDesk,
  crudOf,
  DomainError,
  luggageOrder,
  memberChanged,
  memberInvited,
  ownCoupon,
  quote,
  salesmanDesk,
  storeOrderDesk,
} from '@parcelway/contracts';
import { asAdmin, asMember, eventually, plainRow, sayEvent, startStack } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { ExpiredCoupons } from '../coupon/expired-coupons';
import { addressOf, DUNHUANG, termsOf } from '../../test/customer';
import { service } from '../index';
import { DueCommissions } from './due-commissions';

const MEMBER = 7101;
const INVITED = 7102;
const FROM = '2026-01-01T00:00:00Z';

describe('salesmen, commissions and coupons', () => {
  let stack: Stack;
  let request: PlaceLuggageOrder;
  const admin = () => asAdmin(1);
  const rows = (sql: string, values: unknown[] = []) => stack.rows<Record<string, unknown>>(sql, values);
  const crud = () => stack.client(crudOf('order'));
  const add = async (resource: string, row: Record<string, unknown>): Promise<number> =>
    (await crud().add({ resource, row }, admin())).id;
  const due = () => stack.services.get('order')?.app.get(DueCommissions);
  const salesman = (code: string, adminId: number): Promise<number> =>
    add('salesman', { code, admin_id: adminId, name: `Salesman ${code}` });
  const commissionsOf = (orderNo: string) =>
    rows(
      `SELECT kind, amount, base_amount, status, salesman_id FROM order_service.commission WHERE order_no = $1 ORDER BY id`,
      [orderNo],
    );
  const bill = (placed: { order_id: number; order_no: string }, amount: string) => ({
    bill_no: `B${placed.order_id}`,
    bill_type: 'order' as const,
    ref_id: placed.order_id,
    ref_no: placed.order_no,
    user_id: MEMBER,
    payment_no: 'P1',
    currency: 'GBP',
    amount,
    way: 'balance' as const,
    memo: '',
    paid_at: new Date().toISOString(),
  });
  const placePaid = async () => {
    const placed = await stack.client(luggageOrder).place(request, asMember(MEMBER));
    await sayEvent(stack, billPaid, bill(placed, placed.order_total_amount));
    await eventually(async () => (await commissionsOf(placed.order_no)).length === 1);
    return placed;
  };

  beforeAll(async () => {
    stack = await startStack({ services: [service] });
    await sayEvent(stack, memberChanged, termsOf(MEMBER));
    await sayEvent(stack, memberChanged, termsOf(INVITED, { username: 'guo', nickname: '郭' }));
    await sayEvent(stack, addressChanged, addressOf(MEMBER, 9001));
    await sayEvent(stack, addressChanged, addressOf(MEMBER, 9002, DUNHUANG));
    await eventually(
      async () =>
        (await rows(`SELECT 1 FROM order_service.address_copy WHERE user_id = $1`, [MEMBER])).length === 2 &&
        (await rows(`SELECT 1 FROM order_service.member_copy WHERE user_id = ANY($1)`, [[MEMBER, INVITED]]))
          .length === 2,
    );
    const [channel] = await rows(`SELECT id FROM order_service.channel WHERE code = 'UKCN-AIR'`);
    const item = {
      category_id: 1,
      name_zh: '旧羽绒服',
      name_en: 'Used down jacket',
      quantity: 3,
      unit_price: '140.00',
    };
    request = {
      channel_id: Number(channel?.['id']),
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

  it('C9: S001 is free again once deleted, taken once added, and the first is not restored beside it', async () => {
    const first = await salesman('S001', 901);
    const [caught] = await rows(
      `SELECT to_jsonb(s)::text AS row FROM order_service.salesman s WHERE id = $1`,
      [first],
    );
    await crud().del({ resource: 'salesman', ids: [first] }, admin());
    await salesman('S001', 902);
    await expect(salesman('S001', 903)).rejects.toEqual(new DomainError('crud.duplicate', { field: 'code' }));
    await expect(
      crud().restore({ rows: [{ resource: 'salesman', row: String(caught?.['row']) }] }, admin()),
    ).rejects.toMatchObject({ code: 'crud.duplicate' });
    expect(
      await rows(`SELECT id FROM order_service.salesman WHERE code = 'S001' AND delete_time IS NULL`),
    ).toHaveLength(1);
  });

  it('has one living salesman per member of staff', async () => {
    await salesman('S010', 910);
    await expect(salesman('S011', 910)).rejects.toEqual(
      new DomainError('crud.duplicate', { field: 'admin_id' }),
    );
  });

  it('binds whoever registers with a code once, lets staff bind anew and ends what is open', async () => {
    const one = await salesman('S020', 920);
    const other = await salesman('S021', 921);
    await sayEvent(stack, memberInvited, { user_id: INVITED, code: 'nobody' });
    await sayEvent(stack, memberInvited, { user_id: INVITED, code: 's020' });
    const open = () =>
      rows(
        `SELECT id, salesman_id, how FROM order_service.salesman_binding WHERE user_id = $1 AND ended_at IS NULL`,
        [INVITED],
      );
    await eventually(async () => (await open()).length === 1);
    expect(await open()).toMatchObject([{ salesman_id: String(one), how: 'code' }]);
    await add('salesman-binding', { salesman_id: other, user_id: INVITED });
    const [now] = await open();
    expect(now).toMatchObject({ salesman_id: String(other), how: 'staff' });
    await stack.client(salesmanDesk).end({ id: Number(now?.['id']), reason: 'left' }, admin());
    expect(await open()).toEqual([]);
    expect(
      await rows(`SELECT 1 FROM order_service.salesman_binding WHERE user_id = $1`, [INVITED]),
    ).toHaveLength(2);
  });

  it('refuses a rule without a rate, with two, or with two targets', async () => {
    const rule = { name: 'r', valid_from: FROM };
    for (const [row, field] of [
      [rule, 'rate_bp'],
      [{ ...rule, rate_bp: 100, per_kg_amount: '1.00' }, 'per_kg_amount'],
      [{ ...rule, rate_bp: 100, salesman_id: 1, position: 'x' }, 'salesman_id'],
    ] as const)
      await expect(add('commission-rule', row)).rejects.toMatchObject({
        code: 'request.invalid',
        fields: [{ field }],
      });
  });

  it('earns once by a paid package, follows its refund and is confirmed after the handover', async () => {
    const seller = await salesman('S040', 940);
    const buyer = 7103;
    await sayEvent(stack, memberChanged, termsOf(buyer, { group_id: 1 }));
    await eventually(() =>
      rows(`SELECT 1 FROM order_service.member_copy WHERE user_id = $1`, [buyer]).then((all) => all[0]),
    );
    await add('salesman-binding', { salesman_id: seller, user_id: buyer });
    const rule = { name: '10 %', rate_bp: 1_000, order_kind: 'sheet', salesman_id: seller };
    await add('commission-rule', { ...rule, valid_from: FROM });
    const packageOf = (user_id: number, sheet_no: string) =>
      plainRow(stack, 'order_service.sheet_order', {
        ...{ user_id, sheet_no, out_order_id: sheet_no, currency: 'GBP', amount: 400 },
        ...{ status: 1, pay_status: 1, book_at: null },
      });
    const mine = await packageOf(buyer, 'SH-TEST-0001');
    const paid = (order_id: number, order_no: string, user_id: number) => ({
      ...bill({ order_id, order_no }, '4.00'),
      ...{ bill_type: 'sheet' as const, user_id },
    });
    const others = await packageOf(7_199, 'SH-TEST-0002');
    await sayEvent(stack, billPaid, paid(others, 'SH-TEST-0002', 7_199));
    await sayEvent(stack, billPaid, paid(mine, 'SH-TEST-0001', buyer));
    await sayEvent(stack, billPaid, paid(mine, 'SH-TEST-0001', buyer));
    await eventually(async () => (await commissionsOf('SH-TEST-0001')).length === 1);
    expect(await commissionsOf('SH-TEST-0001')).toEqual([
      { kind: 'earn', amount: '40', base_amount: '400', status: 0, salesman_id: String(seller) },
    ]);
    expect(await commissionsOf('SH-TEST-0002')).toEqual([]);
    await sayEvent(stack, billRefunded, { ...paid(mine, 'SH-TEST-0001', buyer), amount: '1.00' });
    await eventually(async () => (await commissionsOf('SH-TEST-0001'))[0]?.['amount'] === '30');
    expect(await due()?.confirm(7)).toBe(0);
    await rows(
      `UPDATE order_service.sheet_order SET is_effective = 1, effective_time = now() - interval '8 days' WHERE id = $1`,
      [mine],
    );
    expect(await due()?.confirm(7)).toBe(1);
  });

  it('earns at the rate in force when paid, confirms, settles in a batch and takes refunds back in the next', async () => {
    const seller = await salesman('S030', 930);
    await add('salesman-binding', { salesman_id: seller, user_id: MEMBER });
    const rule = await add('commission-rule', {
      name: '5 %',
      rate_bp: 500,
      salesman_id: seller,
      valid_from: FROM,
    });
    const placed = await placePaid();
    // 181.14 without 8.00 of insurance.
    expect(await commissionsOf(placed.order_no)).toEqual([
      { kind: 'earn', amount: '866', base_amount: '17314', status: 0, salesman_id: String(seller) },
    ]);
    await crud().edit({ resource: 'commission-rule', id: rule, row: { rate_bp: 1_000 } }, admin());

    const month = new Date().toISOString().slice(0, 7);
    const gather = () => add('commission-batch', { salesman_id: seller, month });
    await expect(gather()).rejects.toEqual(new DomainError('commission.nothing_due'));
    await rows(`UPDATE order_service.luggage_order SET order_status = 11 WHERE id = $1`, [placed.order_id]);
    await rows(
      `INSERT INTO order_service.luggage_order_history (subject_id, from_status, to_status, by_type, create_time)
       VALUES ($1, 7, 11, 'system', now() - interval '6 days')`,
      [placed.order_id],
    );
    expect(await due()?.confirm(7)).toBe(0);
    const confirmed = await Promise.all([due()?.confirm(5), due()?.confirm(5)]);
    expect(confirmed.sort()).toEqual([0, 1]);

    await sayEvent(stack, billRefunded, bill(placed, '73.14'));
    await eventually(async () => (await commissionsOf(placed.order_no))[0]?.['amount'] === '500');
    const batch = await gather();
    await expect(gather()).rejects.toEqual(new DomainError('commission.nothing_due'));
    await crud().del({ resource: 'commission-batch', ids: [batch] }, admin());
    const again = await gather();
    const settle = () => stack.client(commissionDesk).settle({ id: again }, admin());
    expect(await Promise.all([settle(), settle()])).toEqual(
      Array(2).fill({ id: again, status: 'settled', amount: '5.00', count: 1 }),
    );
    await expect(crud().del({ resource: 'commission-batch', ids: [again] }, admin())).rejects.toEqual(
      new DomainError('commission.batch_settled'),
    );

    await sayEvent(stack, billRefunded, bill(placed, '50.00'));
    await eventually(async () => (await commissionsOf(placed.order_no)).length === 2);
    await sayEvent(stack, billRefunded, bill(placed, '58.00'));
    await eventually(async () => (await commissionsOf(placed.order_no))[1]?.['amount'] === '-500');
    expect(await commissionsOf(placed.order_no)).toMatchObject([
      { kind: 'earn', amount: '500', status: 2 },
      { kind: 'reverse', amount: '-500', base_amount: '-10000', status: 1 },
    ]);
    const next = await gather();
    expect(await crud().get({ resource: 'commission-batch', id: next }, admin())).toMatchObject({
      amount: '-5.00',
      count: 1,
      status: 'draft',
    });
  });

  it('cancels what is not settled when the whole order was refunded', async () => {
    const placed = await placePaid();
    await sayEvent(stack, billRefunded, bill(placed, placed.order_total_amount));
    await eventually(async () => (await commissionsOf(placed.order_no))[0]?.['status'] === 3);
    expect(await commissionsOf(placed.order_no)).toHaveLength(1);
  });

  it('earns by what a storage order came to when it is handed back, and gives back what is refunded later', async () => {
    const seller = await salesman('S050', 950);
    await add('salesman-binding', { salesman_id: seller, user_id: MEMBER });
    await add('commission-rule', {
      ...{ name: 'storage', rate_bp: 1_000, salesman_id: seller, order_kind: 'store', valid_from: FROM },
    });
    const id = await plainRow(stack, 'order_service.store_order');
    await rows(
      `UPDATE order_service.store_order SET order_no = 'ST-COMM-0001', user_id = $2, status = 3, pay_status = 2, currency = 'GBP',
         rate_per_day = 520, paid_amount = 4140, refunded_amount = 0, in_at = now() - interval '2 days', out_at = NULL, create_time = now()
       WHERE id = $1`,
      [id, MEMBER],
    );
    await stack.client(storeOrderDesk).handBack({ id, receiver_name: 'Lin' }, admin());
    const [earned] = await commissionsOf('ST-COMM-0001');
    const base = Number(earned?.['base_amount']);
    expect(earned).toEqual({
      ...{ kind: 'earn', status: 0, salesman_id: String(seller) },
      ...{ base_amount: String(base), amount: String(base / 10) },
    });
    expect([520 * 2, 520 * 3]).toContain(base);

    const refunded = async (amount: string) =>
      sayEvent(stack, billRefunded, {
        ...bill({ order_id: id, order_no: 'ST-COMM-0001' }, amount),
        bill_type: 'storage',
      });
    // What was paid beyond it goes back, which takes nothing of the commission.
    await refunded(((4_140 - base) / 100).toFixed(2));
    await refunded('5.20');
    await eventually(
      async () => (await commissionsOf('ST-COMM-0001'))[0]?.['base_amount'] === String(base - 520),
    );
    expect(await due()?.confirm(7, new Date(Date.now() + 8 * 86_400_000))).toBe(1);
  });

  describe('coupons', () => {
    const coupon = (code: string, change: Record<string, unknown> = {}): Promise<number> =>
      add('coupon', {
        code,
        name_zh: '立减',
        name_en: 'Off',
        amount: '10.00',
        valid_from: FROM,
        valid_to: '2099-01-01T00:00:00Z',
        ...change,
      });
    const issue = (id: number, to: Record<string, unknown>) =>
      stack.client(couponDesk).issue({ id, ...to }, admin());
    const heldBy = async (couponId: number): Promise<number> => {
      const [held] = await rows(
        `SELECT id FROM order_service.member_coupon WHERE coupon_id = $1 AND user_id = $2`,
        [couponId, MEMBER],
      );
      return Number(held?.['id']);
    };
    const stateOf = (id: number) =>
      rows(`SELECT status, order_no FROM order_service.member_coupon WHERE id = $1`, [id]);

    it('are issued to members or a group, each as often as one may have, never more than there are', async () => {
      const few = await coupon('FEW', { total: 1 });
      expect(await issue(few, { user_ids: [MEMBER] })).toEqual({ issued: 1, skipped: 0 });
      expect(await issue(few, { user_ids: [MEMBER] })).toEqual({ issued: 0, skipped: 1 });
      await expect(issue(few, { user_group_id: 2 })).rejects.toMatchObject({
        code: 'coupon.too_few',
        params: { left: 0, wanted: 1 },
      });
      const many = await coupon('MANY');
      expect(await issue(many, { user_group_id: 2 })).toEqual({ issued: 2, skipped: 0 });
      expect(await crud().get({ resource: 'coupon', id: many }, admin())).toMatchObject({
        issued: 2,
        used: 0,
      });
    });

    it('reduce quote and order once, and come back when the order is cancelled', async () => {
      const id = await coupon('TEN', { min_freight: '50.00' });
      await issue(id, { user_ids: [MEMBER] });
      const held = await heldBy(id);
      const wanted = { ...request, member_coupon_id: held };
      const { quotes } = await stack.client(quote).request(wanted, asMember(MEMBER));
      expect(quotes[0]).toMatchObject({ order_total_amount: '171.14', order_total_discount_amount: '16.68' });
      await expect(stack.client(quote).request(wanted, asMember(INVITED))).rejects.toBeInstanceOf(
        DomainError,
      );

      const once = asMember(MEMBER, { idempotencyKey: 'with-coupon' });
      const place = () => stack.client(luggageOrder).place(wanted, once);
      const placed = await place();
      expect(placed.order_total_amount).toBe('171.14');
      expect(await place()).toEqual(placed);
      await expect(stack.client(luggageOrder).place(wanted, asMember(MEMBER))).rejects.toMatchObject({
        code: 'coupon.not_usable',
      });
      expect(await stateOf(held)).toEqual([{ status: 'used', order_no: placed.order_no }]);
      const own = await stack.client(ownCoupon).list({}, asMember(MEMBER));
      expect(own.list.find((one) => one.id === held)).toMatchObject({ status: 'used', amount: '10.00' });
      const inState = async (state: ListOwnCoupons['state']) =>
        (await stack.client(ownCoupon).list({ ...(state && { state }) }, asMember(MEMBER))).list.map(
          (one) => one.id,
        );
      expect(await inState('used')).toEqual([held]);
      expect(await inState('usable')).not.toContain(held);
      await stack.client(luggageOrder).cancel({ order_no: placed.order_no }, asMember(MEMBER));
      expect(await stateOf(held)).toEqual([{ status: 'unused', order_no: '' }]);
    });

    it('are refused with too little freight, by a revoked one, and expire', async () => {
      const dear = await coupon('DEAR', { min_freight: '500.00' });
      await issue(dear, { user_ids: [MEMBER] });
      const held = await heldBy(dear);
      const wanted = { ...request, member_coupon_id: held };
      const { quotes, refused } = await stack.client(quote).request(wanted, asMember(MEMBER));
      expect(quotes).toEqual([]);
      expect(refused[0]).toMatchObject({ reason: 'coupon.freight_too_low' });
      const usable = await stack.client(ownCoupon).list({ usable_for: '133.50' }, asMember(MEMBER));
      expect(usable.list.map(({ code }) => code)).not.toContain('DEAR');
      expect(await stack.client(couponDesk).revoke({ ids: [held] }, admin())).toEqual({ revoked: 1 });
      await expect(stack.client(quote).request(wanted, asMember(MEMBER))).rejects.toMatchObject({
        code: 'coupon.not_usable',
      });

      const old = await coupon('OLD');
      await issue(old, { user_ids: [MEMBER] });
      await rows(
        `UPDATE order_service.member_coupon SET expires_at = now() - interval '1 s' WHERE coupon_id = $1`,
        [old],
      );
      await expect(
        stack
          .client(luggageOrder)
          .place({ ...request, member_coupon_id: await heldBy(old) }, asMember(MEMBER)),
      ).rejects.toMatchObject({ code: 'coupon.not_usable' });
      expect(await stack.services.get('order')?.app.get(ExpiredCoupons).expire()).toBe(1);
    });
  });
});
