import type { SheetOrderReply } from '@parcelway/contracts';
import { sheetOrderDesk } from '@parcelway/contracts';
import { asAdmin, eventually } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { Api } from '../kit/api';
import { balanceIn, enterRate, putOnBalance } from '../kit/foreign-money';
import { setSettings } from '../kit/settings';
import { sheetOrderBody as body } from '../kit/sheet-order-body';
import { logIn, logInAsStaff } from '../kit/shipment';
import { startWholeStack } from '../kit/whole-stack';

const MEMBER = 1;

interface SheetRow {
  readonly sheet_no: string;
  readonly pay_status: number;
  readonly amount: string;
  readonly paid_amount: string;
  readonly money_paid_amount: string;
  readonly foreign_money_paid_amount: string;
  readonly internal_money_paid_amount: string;
  readonly actual_pay_amount: string;
}

describe('a sheet order in euros', () => {
  let stack: Stack;
  let api: Api;
  let staff: Api;
  const add = () => api.post<SheetOrderReply>('/api/sheetOrder/add', body({ channel_code: 'EURO' }));
  const row = async (id: number) =>
    (await stack.rows<SheetRow>(`SELECT * FROM order_service.sheet_order WHERE id = $1`, [id]))[0];
  const ofBalance = (currency: string) => balanceIn(stack, MEMBER, currency);
  const shown = async (resource: string, filter: object) => {
    const query = encodeURIComponent(JSON.stringify(filter));
    const answer = await staff.fetch(`/rest/${resource}?filter=${query}`, { method: 'GET' });
    return (await answer.json()) as Record<string, unknown>[];
  };

  beforeAll(async () => {
    stack = await startWholeStack();
    api = await logIn(new Api(stack.url));
    staff = await logInAsStaff(new Api(stack.url));
    await stack.rows(
      `WITH c AS (
         INSERT INTO order_service.channel (code, name_zh, name_en, carrier_code, transport, kind, country_id, origin_warehouse_id,
           max_box_weight_g, max_side_mm, waybill_no_id, currency)
         SELECT 'EURO', '欧元', 'Euro', carrier_code, transport, kind, country_id, origin_warehouse_id, max_box_weight_g, max_side_mm,
           waybill_no_id, 'EUR' FROM order_service.channel WHERE code = 'UK-PARCEL' RETURNING id)
       INSERT INTO order_service.channel_price (channel_id, first_weight_g, first_price, step_price, valid_from)
       SELECT id, 500, 290, 60, '2026-01-01' FROM c`,
    );
  });
  afterAll(() => stack.stop());

  it('without a rate is refused for what is missing in euros, and pounds stay', async () => {
    const pounds = await ofBalance('GBP');
    expect(await add()).toMatchObject({ code: 0, data: { error: 'pay.insufficient' } });
    expect((await add()).msg).toContain('EUR');
    expect(await ofBalance('GBP')).toBe(pounds);
  });

  it('is paid from the balance in the default currency at the rate, and its whole refund goes back there', async () => {
    await enterRate(staff, 'EUR', 'GBP', '0.8541');
    const pounds = await ofBalance('GBP');
    const order = await api.ok(add());
    expect(order).toMatchObject({ pay_status: 2, currency: 'EUR' });
    const taken = pounds - (await ofBalance('GBP'));
    const paid = await row(order.id);
    expect(taken).toBe(Math.round(Number(paid?.amount) * 0.8541));
    const amounts = {
      ...{ paid_amount: paid?.amount, money_paid_amount: paid?.amount, actual_pay_amount: paid?.amount },
      ...{ foreign_money_paid_amount: paid?.amount, internal_money_paid_amount: '0' },
    };
    expect(paid).toMatchObject(amounts);
    // What the books say of it is the same as what the payment said at once.
    await stack.client(sheetOrderDesk).resolvePayment({ id: order.id }, asAdmin(1));
    expect(await row(order.id)).toMatchObject({ ...amounts, pay_status: 2 });

    const euros = (minor: number): string => (minor / 100).toFixed(2);
    const [payment] = await shown('payment-record', { wallet_currency: 'GBP' });
    expect(payment).toMatchObject({
      ...{ currency: 'EUR', amount: euros(Number(paid?.amount)) },
      ...{ wallet_currency: 'GBP', wallet_amount: euros(taken), rate: '0.8541' },
    });
    const [record] = await shown('member-money-record', { user_id: MEMBER, kind: 'pay' });
    expect(record).toMatchObject({
      money: euros(-taken),
      memo: `${paid?.sheet_no} · EUR ${euros(Number(paid?.amount))} × 0.8541`,
    });

    await api.ok(api.post('/api/sheetOrder/void', { ids: [order.id], reason: 'typo' }));
    await eventually(async () => (await ofBalance('GBP')) === pounds, 20_000);
    await eventually(async () => (await row(order.id))?.pay_status === 3);
    expect(await row(order.id)).toMatchObject({ actual_pay_amount: '0' });
    expect((await shown('refund-request', { user_id: MEMBER }))[0]).toMatchObject({
      ...{ currency: 'EUR', amount: euros(Number(paid?.amount)) },
      ...{ wallet_currency: 'GBP', wallet_amount: euros(taken) },
    });
  });

  it('is paid from euros as long as they suffice', async () => {
    await putOnBalance(stack, staff, MEMBER, 'EUR', '4.00');
    const order = await api.ok(add());
    expect(await row(order.id)).toMatchObject({
      ...{ internal_money_paid_amount: order.amount.replace('.', ''), foreign_money_paid_amount: '0' },
    });
    const rest = await ofBalance('EUR');
    const another = await api.ok(add());
    expect(await row(another.id)).toMatchObject({ internal_money_paid_amount: '0' });
    expect(await ofBalance('EUR')).toBe(rest);
  });

  it('with euros for the default currency has no other balance to turn to', async () => {
    await setSettings(stack, { default_currency: 'EUR' });
    const pounds = await ofBalance('GBP');
    await eventually(async () => (await add()).code === 0);
    const refused = await add();
    expect(refused).toMatchObject({ code: 0, data: { error: 'pay.insufficient' } });
    const after = await ofBalance('GBP');
    await add();
    expect(await ofBalance('GBP')).toBe(after);
    expect(after).toBeLessThanOrEqual(pounds);
  });
});
