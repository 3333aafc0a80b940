import type { SheetOrderReply, SheetQuotes } from '@parcelway/contracts';
import type { Stack } from '@parcelway/testing';
import { bothAtOnce, eventually } from '@parcelway/testing';
import { Api } from '../kit/api';
import { issuedCoupon } from '../kit/issued-coupon';
import { sheetOrderBody as body } from '../kit/sheet-order-body';
import { logIn, logInAsStaff } from '../kit/shipment';
import { startWholeStack } from '../kit/whole-stack';
import { firstSheet } from '../kit/workbook';

const LIGHT = { packageWeight: 400 };
const HEAVY = { packageWeight: 4_800 };

interface BatchInWords {
  readonly done: readonly number[];
  readonly failed: readonly { readonly id: number; readonly text: string }[];
}

describe('a sheet order that is changed', () => {
  let stack: Stack;
  let api: Api;
  let staff: Api;

  const add = (change: object = {}) => api.post<SheetOrderReply>('/api/sheetOrder/add', body(change));
  const made = (change: object = {}) => api.ok(add(change));
  const edit = (id: number, change: object) => {
    const { out_order_id: _, ...rest } = body(change);
    return api.post('/api/sheetOrder/edit', { ...rest, id });
  };
  const row = async (id: number) =>
    (
      await stack.rows<Record<string, unknown>>(`SELECT * FROM order_service.sheet_order WHERE id = $1`, [id])
    )[0];
  const bills = (id: number) =>
    stack.rows<{ amount: string; is_void: boolean; pay_status: number }>(
      `SELECT amount, is_void, pay_status FROM payment_service.bill WHERE bill_type = 'sheet' AND ref_id = $1 ORDER BY id`,
      [id],
    );
  const billed = (id: number) => eventually(async () => (await bills(id)).length > 0);
  const balance = async () =>
    Number(
      (
        await stack.rows<{ balance: string }>(`SELECT balance FROM payment_service.wallet WHERE user_id = 1`)
      )[0]?.balance,
    );
  const pence = (text: string): string => String(Math.round(Number(text) * 100));

  beforeAll(async () => {
    stack = await startWholeStack();
    api = await logIn(new Api(stack.url));
    staff = await logInAsStaff(new Api(stack.url));
  });
  afterAll(() => stack.stop());

  it('is quoted on every channel for packages before anything is made, and refused with the reason', async () => {
    const ask = 'receiverCountryCode=GB&receiverZipCode=LS3%201EW';
    const { quotes } = await api.ok(api.get<SheetQuotes>(`/api/sheetOrder/quote?${ask}&packageWeight=1250`));
    const order = await made({ submit: false });
    expect(quotes).toContainEqual(
      expect.objectContaining({ name: expect.any(String), currency: order.currency, amount: order.amount }),
    );
    const heavy = await api.ok(api.get<SheetQuotes>(`/api/sheetOrder/quote?${ask}&packageWeight=99999`));
    expect(heavy.quotes).toEqual([]);
    expect(heavy.refused).toContainEqual(
      expect.objectContaining({ text: expect.stringContaining('99999') as string }),
    );
    expect(await api.get(`/api/sheetOrder/quote?${ask}&packageWeight=0`)).toMatchObject({
      code: 0,
      data: { fields: [{ field: 'packageWeight' }] },
    });
  });

  it('gets a new bill in place of its unpaid one, and is charged what the new one says', async () => {
    const order = await made({ ...LIGHT, submit: false });
    await billed(order.id);
    const before = await balance();
    expect(await edit(order.id, HEAVY)).toMatchObject({ code: 1 });
    const heavier = await row(order.id);
    expect(heavier).toMatchObject({ package_weight: 4_800, pay_status: 1, status: 0 });
    expect(Number(heavier?.['amount'])).toBeGreaterThan(Number(pence(order.amount)));
    expect(await bills(order.id)).toEqual([
      { amount: pence(order.amount), is_void: true, pay_status: 1 },
      { amount: heavier?.['amount'], is_void: false, pay_status: 1 },
    ]);
    expect(await balance()).toBe(before);
    await api.ok(api.post('/api/sheetOrder/submit', { ids: [order.id] }));
    const paid = await eventually(async () => {
      const found = await row(order.id);
      return found?.['pay_status'] === 2 && found;
    });
    expect(paid?.['paid_amount']).toBe(heavier?.['amount']);
    expect(before - (await balance())).toBe(Number(heavier?.['amount']));
    // A repeat of it, whatever has become of the booking meanwhile, takes no more money and is no fault.
    for (const state of [0, 1]) {
      await eventually(async () => Number((await row(order.id))?.['status']) >= state);
      expect(await api.ok(api.post('/api/sheetOrder/submit', { ids: [order.id] }))).toEqual({
        done: [order.id],
        failed: [],
      });
    }
    expect(before - (await balance())).toBe(Number(heavier?.['amount']));
  });

  it('has its five amounts from the books of payments, where they were lost', async () => {
    const order = await made(LIGHT);
    const amounts = async () => {
      const found = await row(order.id);
      return Object.fromEntries(Object.entries(found ?? {}).filter(([name]) => /paid_|pay_/.test(name)));
    };
    await eventually(async () => (await row(order.id))?.['status'] === 1, 20_000);
    const before = await amounts();
    const amount = pence(order.amount);
    expect(before).toMatchObject({
      ...{ pay_status: 2, paid_amount: amount, money_paid_amount: amount, actual_pay_amount: amount },
      ...{ internal_money_paid_amount: amount, foreign_money_paid_amount: '0' },
      ...{ third_party_paid_amount: '0', offline_paid_amount: '0' },
    });
    await stack.rows(
      `UPDATE order_service.sheet_order SET pay_status = 1, paid_amount = 0, money_paid_amount = 0, internal_money_paid_amount = 0,
         offline_paid_amount = 7, actual_pay_amount = 0 WHERE id = $1`,
      [order.id],
    );
    expect(
      await staff.ok(staff.post('/admin/order.SheetOrder/resolvePayment', { id: order.id })),
    ).toMatchObject({ pay_status: 2, paid_amount: order.amount });
    expect(await amounts()).toEqual(before);
  });

  it('keeps its bill where the price stays', async () => {
    const order = await made({ submit: false });
    await billed(order.id);
    expect(await edit(order.id, { receiverName: 'Ann Lee' })).toMatchObject({ code: 1 });
    expect(await row(order.id)).toMatchObject({ receiver_name: 'Ann Lee' });
    expect(await bills(order.id)).toHaveLength(1);
  });

  it('that is paid takes no other price: nothing changes, and the new price is named', async () => {
    const order = await made({ ...LIGHT, submit: false });
    await billed(order.id);
    await stack.rows(`UPDATE order_service.sheet_order SET pay_status = 2, status = 2 WHERE id = $1`, [
      order.id,
    ]);
    const before = await row(order.id);
    const refused = await edit(order.id, HEAVY);
    expect(refused).toMatchObject({ code: 0, msg: expect.stringContaining('与已付的不同') as string });
    expect(await row(order.id)).toEqual(before);
    expect(await bills(order.id)).toEqual([{ amount: pence(order.amount), is_void: false, pay_status: 1 }]);
  });

  it('whose payment came first is not changed', async () => {
    const order = await made({ ...LIGHT, submit: false });
    await billed(order.id);
    await stack.rows(
      `UPDATE payment_service.bill SET paid_amount = amount, pay_status = 2 WHERE bill_type = 'sheet' AND ref_id = $1`,
      [order.id],
    );
    const before = await row(order.id);
    expect(await edit(order.id, HEAVY)).toMatchObject({ code: 0 });
    const touched = { version: expect.any(Number) as number, update_time: expect.any(Date) as Date };
    expect(await row(order.id)).toEqual({ ...before, ...touched });
    expect(await bills(order.id)).toHaveLength(1);
  });

  describe('paid with a coupon', () => {
    const coupon = (terms: object) => issuedCoupon(stack, staff, { kind: 'sheet', amount: '1.00', ...terms });
    const pay = (ids: readonly number[], member_coupon_id: number) =>
      api.post<BatchInWords>('/api/sheetOrder/submit', { ids, member_coupon_id });
    const isPaid = (id: number) => eventually(async () => (await row(id))?.['pay_status'] === 2);
    const waiting = async () => {
      const order = await made({ submit: false });
      await billed(order.id);
      return order;
    };

    it('costs less once, keeps that price, and gives the coupon back when it is void', async () => {
      const { id: couponId, held } = await coupon({ code: 'SHEET1' });
      const order = await waiting();
      const [before, listed] = [await balance(), Number(pence(order.amount))];
      const price = () =>
        api.get(`/api/sheetOrder/priceWithCoupon?id=${order.id}&member_coupon_id=${couponId}`);
      const reduced = { amount: ((listed - 100) / 100).toFixed(2), discount_amount: '1.00', currency: 'GBP' };
      expect(await api.ok(price())).toEqual(reduced);
      expect(await held()).toMatchObject({ status: 'unused' });
      for (let times = 0; times < 2; times += 1)
        expect(await api.ok(pay([order.id], couponId))).toEqual({ done: [order.id], failed: [] });
      await isPaid(order.id);
      expect(before - (await balance())).toBe(listed - 100);
      expect(await row(order.id)).toMatchObject({
        ...{ amount: String(listed - 100), discount_amount: '100', paid_amount: String(listed - 100) },
        quote_snapshot: { lines: expect.arrayContaining([{ code: 'coupon', amount: '-1.00' }]) as object },
      });
      expect((await bills(order.id)).filter((bill) => !bill.is_void)).toEqual([
        { amount: String(listed - 100), is_void: false, pay_status: 2 },
      ]);
      expect(await held()).toMatchObject({ status: 'used', order_no: order.sheet_no });

      await eventually(async () => (await row(order.id))?.['status'] === 1);
      await stack.rows(`UPDATE order_service.sheet_order SET status = 2 WHERE id = $1`, [order.id]);
      expect(await edit(order.id, { receiverName: 'Ann Lee' })).toMatchObject({ code: 1 });
      expect(await row(order.id)).toMatchObject({ amount: String(listed - 100), discount_amount: '100' });
      expect(await held()).toMatchObject({ status: 'used' });
      await stack.rows(`UPDATE order_service.sheet_order SET status = 1 WHERE id = $1`, [order.id]);
      await api.ok(api.post('/api/sheetOrder/void', { ids: [order.id] }));
      expect(await held()).toMatchObject({ status: 'unused', order_no: '' });
      await eventually(async () => (await balance()) === before);
    });

    it('is refused with the reason, and nothing is paid', async () => {
      const order = await waiting();
      const before = await balance();
      for (const [terms, word] of [
        [{ code: 'SHEET-DEAR', min_freight: '900.00' }, '900.00'],
        [{ code: 'SHEET-OTHER', kind: 'both' }, '这类订单'],
      ] as const) {
        const { id, held } = await coupon(terms);
        const { done, failed } = await api.ok(pay([order.id], id));
        expect({ done, why: failed.map(({ text }) => text) }).toEqual({
          done: [],
          why: [expect.stringContaining(word)],
        });
        const ask = `id=${order.id}&member_coupon_id=${id}`;
        expect(await api.get(`/api/sheetOrder/priceWithCoupon?${ask}`)).toMatchObject({ code: 0 });
        expect(await held()).toMatchObject({ status: 'unused' });
      }
      const { id } = await coupon({ code: 'SHEET-ONE' });
      const other = await waiting();
      expect(await pay([order.id, other.id], id)).toMatchObject({
        code: 0,
        msg: expect.stringContaining('一个包裹') as string,
      });
      expect((await api.ok(pay([order.id], 999_999))).done).toEqual([]);
      expect(await row(order.id)).toMatchObject({ pay_status: 1, amount: pence(order.amount) });
      expect(await bills(order.id)).toHaveLength(1);
      expect(await balance()).toBe(before);
    });

    it('goes to one of two packages that are paid at once, and the other stays as it was', async () => {
      const { id: couponId, held } = await coupon({ code: 'SHEET2' });
      const [first, second] = [await waiting(), await waiting()];
      const { values } = await bothAtOnce(
        () => api.ok(pay([first.id], couponId)),
        () => api.ok(pay([second.id], couponId)),
      );
      const winner = values.flatMap(({ done }) => done);
      expect(winner).toHaveLength(1);
      const [won, lost] = winner[0] === first.id ? [first, second] : [second, first];
      expect(await held()).toMatchObject({ status: 'used', order_no: won.sheet_no });
      expect(await row(lost.id)).toMatchObject({
        ...{ pay_status: 1, amount: pence(lost.amount), discount_amount: '0' },
      });
      expect(await bills(lost.id)).toEqual([{ amount: pence(lost.amount), is_void: false, pay_status: 1 }]);
    });

    it('that cannot be paid costs what is listed again, and the coupon is free', async () => {
      const { id: couponId, held } = await coupon({ code: 'SHEET3' });
      const order = await waiting();
      const frozen = (is: boolean) =>
        stack.rows(`UPDATE payment_service.wallet SET is_frozen = $1 WHERE user_id = 1`, [is]);
      await frozen(true);
      expect((await api.ok(pay([order.id], couponId))).failed).toHaveLength(1);
      await frozen(false);
      expect(await held()).toMatchObject({ status: 'unused', order_no: '' });
      expect(await row(order.id)).toMatchObject({ amount: pence(order.amount), discount_amount: '0' });
      expect((await bills(order.id)).filter((bill) => !bill.is_void)).toEqual([
        { amount: pence(order.amount), is_void: false, pay_status: 1 },
      ]);
    });

    it('needs no money where the coupon is worth it all, and is booked', async () => {
      const { id: couponId } = await coupon({ code: 'SHEET-ALL', amount: null, rate_bp: 10_000 });
      const order = await waiting();
      await stack.rows(
        `UPDATE order_service.sheet_order SET amount = 500, quote_snapshot = quote_snapshot || $2 WHERE id = $1`,
        [order.id, { lines: [{ code: 'freight_box', amount: '5.00' }] }],
      );
      const before = await balance();
      expect((await api.ok(pay([order.id], couponId))).done).toEqual([order.id]);
      await eventually(async () => (await row(order.id))?.['status'] === 1);
      expect(await row(order.id)).toMatchObject({ amount: '0', discount_amount: '500', pay_status: 2 });
      expect(await balance()).toBe(before);
    });

    it('is free again when its package is priced anew before it is paid', async () => {
      const { id: couponId, held } = await coupon({ code: 'SHEET4' });
      const order = await waiting();
      await stack.rows(
        `UPDATE order_service.member_coupon SET status = 'used', order_no = $2, used_at = now() WHERE id = $1`,
        [couponId, order.sheet_no],
      );
      await stack.rows(
        `UPDATE order_service.sheet_order SET amount = amount - 100, discount_amount = 100 WHERE id = $1`,
        [order.id],
      );
      expect(await edit(order.id, { receiverName: 'Ann Lee' })).toMatchObject({ code: 1 });
      expect(await held()).toMatchObject({ status: 'unused' });
      expect(await row(order.id)).toMatchObject({ amount: pence(order.amount), discount_amount: '0' });
    });
  });

  it('a deleted unpaid order takes its bill with it, for members and staff alike', async () => {
    const bill = async (id: number) =>
      (
        await stack.rows<{ is_void: boolean; pay_status: number }>(
          `SELECT is_void, pay_status FROM payment_service.bill WHERE bill_type = 'sheet' AND ref_id = $1`,
          [id],
        )
      )[0];
    const [mine, theirs] = [await made({ submit: false }), await made({ submit: false })];
    for (const { id } of [mine, theirs]) await eventually(() => bill(id));
    await api.ok(api.post('/api/sheetOrder/del', { ids: [mine.id] }));
    const deleted = await staff.fetch(`/rest/sheet-order/${theirs.id}`, { method: 'DELETE' });
    expect(deleted.status).toBeLessThan(300);
    for (const { id } of [mine, theirs]) {
      await eventually(async () => (await bill(id))?.is_void);
      expect(await bill(id)).toEqual({ is_void: true, pay_status: 1 });
      expect(await row(id)).toMatchObject({ is_void: true, book_at: null, delete_time: expect.any(Date) });
    }
    const paid = await made();
    expect(await api.post('/api/sheetOrder/del', { ids: [paid.id] })).toMatchObject({ code: 0 });
    expect(await row(paid.id)).toMatchObject({ is_void: false, delete_time: null });
  });

  it('C9: the reference of a deleted order stays taken, however often it is tried', async () => {
    const order = await made({ submit: false });
    await api.ok(api.post('/api/sheetOrder/del', { ids: [order.id] }));
    for (let times = 0; times < 2; times += 1)
      expect(await add({ submit: false, out_order_id: order.out_order_id })).toMatchObject({ code: 0 });
    expect(
      await stack.rows(`SELECT id FROM order_service.sheet_order WHERE out_order_id = $1`, [
        order.out_order_id,
      ]),
    ).toEqual([{ id: String(order.id) }]);
  });

  it('C22: an export holds text that no spreadsheet runs, phones and long numbers as they are, amounts as numbers', async () => {
    await made({
      out_order_id: '123456789012345678',
      receiverName: '=HYPERLINK("http://x","y")',
      receiverCity: '@SUM(1)',
    });
    const filter = encodeURIComponent(JSON.stringify({ out_order_id: '123456789012345678' }));
    const file = (format: string) =>
      staff.fetch(`/rest/sheet-order/export?format=${format}&filter=${filter}`, { method: 'GET' });
    const sheet = await firstSheet(await (await file('xlsx')).arrayBuffer());
    const [titles = [], row = [], ...more] = sheet;
    expect(more).toEqual([]);
    const cell = (title: string) => row[titles.indexOf(title)];
    expect(cell('收件人')).toBe(`'=HYPERLINK("http://x","y")`);
    expect(cell('收件城市')).toBe("'@SUM(1)");
    expect(cell('外部单号')).toBe('123456789012345678');
    expect(cell('金额')).toEqual(expect.any(Number));
    const csv = Buffer.from(await (await file('csv')).arrayBuffer()).toString('utf8');
    expect(csv.startsWith('\ufeff"编号"')).toBe(true);
    expect(csv).toContain(`"'=HYPERLINK(""http://x"",""y"")"`);
    expect(csv.trim().split('\r\n')).toHaveLength(2);
    expect(
      (await staff.fetch('/rest/sheet-order/export?filter={"nothing":1}', { method: 'GET' })).status,
    ).toBe(422);
    expect((await api.fetch('/rest/sheet-order/export', { method: 'GET' })).status).toBe(401);
  });
});
