import { randomUUID } from 'node:crypto';
import { waybillDutyChanged } from '@parcelway/contracts';
import { Outbox } from '@parcelway/platform';
import { PartnerClient } from '@parcelway/partner-client';
import { eventually } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { DataSource } from 'typeorm';
import { Api } from '../kit/api';
import type { Envelope } from '../kit/api';
import { pngOf } from '../kit/pictures';
import { receivedOrder } from '../kit/received-order';
import { detail, logIn, logInAsStaff, logInAsStranger, prepare } from '../kit/shipment';
import type { OrderDetail, Ready } from '../kit/shipment';
import { startWholeStack } from '../kit/whole-stack';

interface Raised {
  readonly id: number;
  readonly bill_no: string;
}
interface Taxed extends OrderDetail {
  readonly tax_amount: string;
  readonly tax_paid_amount: string;
  readonly tax_pay_status: number | null;
  readonly tax_pay_time: number | null;
  readonly hold_reason: string;
}

describe('duty on a box', () => {
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

  const raise = (waybill_no: string, more: object = {}, key = randomUUID()) =>
    staff.post<Raised>(
      '/admin/trade.TaxBill/add',
      { waybill_no, currency: 'GBP', amount: '23.40', reason: 'Import VAT', ...more },
      { key },
    );
  const pay = (body: object) => member.post('/api/Pay/balance', body, { key: randomUUID() });
  const reaches = (orderNo: string, is: (order: Taxed) => boolean): Promise<Taxed> =>
    eventually(async () => {
      const order = (await detail(member, orderNo)) as Taxed;
      return is(order) && order;
    });
  const held = async (waybillNo: string) =>
    (
      await stack.rows<{ is_on_hold: boolean; hold_kind: string | null; hold_reason: string | null }>(
        `SELECT is_on_hold, hold_kind, hold_reason FROM waybill_service.waybill WHERE waybill_no = $1`,
        [waybillNo],
      )
    )[0];
  const billsOf = (orderNo: string, by = member) =>
    by.ok(
      by.get<{ list: { bill_no: string; owed: string; pay_status: number; document: string }[] }>(
        `/api/Pay/taxBills?order_no=${orderNo}`,
      ),
    );
  const received = () => receivedOrder(member, staff, ready);

  it('holds box and order until every bill of it is paid, and both go on where they were', async () => {
    const { no, boxes } = await received();
    const [box, other] = boxes;
    const first = await staff.ok(raise(box, { customs_ref: 'C-1' }));
    const waiting = await reaches(no, ({ order_status }) => order_status === 8);
    expect(waiting).toMatchObject({
      ...{ tax_amount: '23.40', tax_paid_amount: '0.00', tax_pay_status: 1, tax_pay_time: null },
      ...{ hold_reason: 'Import VAT', paid_amount: '181.14' },
    });
    expect(await held(box)).toEqual({ is_on_hold: true, hold_kind: 'duty', hold_reason: 'Import VAT' });
    expect(await held(other)).toMatchObject({ is_on_hold: false });
    const second = await staff.ok(raise(box, { customs_ref: 'C-2', amount: '5.00', reason: 'Handling' }));
    await reaches(no, ({ tax_amount }) => tax_amount === '28.40');

    await member.ok(pay({ bill_no: first.bill_no }));
    expect(await reaches(no, (one) => one.tax_paid_amount === '23.40')).toMatchObject({
      ...{ order_status: 8, tax_pay_status: 1, hold_reason: 'Handling' },
    });
    expect(await held(box)).toMatchObject({ is_on_hold: true, hold_reason: 'Handling' });
    await member.ok(pay({ bill_no: second.bill_no }));
    const after = await reaches(no, ({ order_status }) => order_status === 4);
    expect(after).toMatchObject({ tax_paid_amount: '28.40', tax_pay_status: 2, hold_reason: '' });
    expect(after.tax_pay_time).toEqual(expect.any(Number));
    expect(await held(box)).toEqual({ is_on_hold: false, hold_kind: null, hold_reason: null });

    const entries = await stack.rows(
      `SELECT account, amount FROM payment_service.ledger_entry WHERE bill_id = $1`,
      [first.id],
    );
    expect(entries).toEqual([{ account: 'duties', amount: '-2340' }]);
    const moves = await stack.rows<{ to_status: number; by_type: string }>(
      `SELECT h.to_status, h.by_type FROM order_service.luggage_order_history h
       JOIN order_service.luggage_order o ON o.id = h.subject_id WHERE o.order_no = $1 ORDER BY h.id`,
      [no],
    );
    expect(moves.slice(-2)).toEqual([
      { to_status: 8, by_type: 'system' },
      { to_status: 4, by_type: 'system' },
    ]);
    expect(
      await stack.rows(
        `SELECT r.score FROM payment_service.member_score_record r JOIN payment_service.bill b ON b.bill_no = r.ref_no
         WHERE b.bill_type = 'tax'`,
      ),
    ).toEqual([]);
  });

  it('that is void no longer holds, and a paid one stays', async () => {
    const { no, boxes } = await received();
    const [box] = boxes;
    const voided = (id: number) =>
      staff.post<{ is_void: boolean }>('/admin/trade.TaxBill/void', { id, reason: 'billed by mistake' });
    const { id } = await staff.ok(raise(box));
    await reaches(no, ({ order_status }) => order_status === 8);
    for (let times = 0; times < 2; times += 1)
      expect(await staff.ok(voided(id))).toEqual({ id, is_void: true });
    expect(await reaches(no, ({ order_status }) => order_status === 4)).toMatchObject({
      ...{ tax_amount: '0.00', tax_pay_status: null },
    });
    expect(await billsOf(no)).toEqual({ list: [] });
    const paid = await staff.ok(raise(box));
    await member.ok(pay({ bill_no: paid.bill_no }));
    expect(await voided(paid.id)).toMatchObject({ code: 0, msg: 'This bill is already paid' });
    await reaches(no, ({ order_status, tax_pay_status }) => order_status === 4 && tax_pay_status === 2);
  });

  it('is not released by staff before it is paid, and what staff hold as well they release themselves', async () => {
    const { id, no, boxes } = await received();
    const act = (name: string, body: object = {}) =>
      staff.post<{ order_status: number }>(`/admin/order.LuggageOrder/${name}`, { id, ...body });
    const { bill_no } = await staff.ok(raise(boxes[0]));
    await reaches(no, ({ order_status }) => order_status === 8);
    expect(await act('release')).toMatchObject({
      code: 0,
      msg: `Waybill ${boxes[0]} is still on hold: the order goes on by itself once its duty is paid`,
    });
    await staff.ok(act('hold', { reason: 'papers missing', incident_reason: 'shipper' }));
    await member.ok(pay({ bill_no }));
    expect(await reaches(no, ({ tax_pay_status }) => tax_pay_status === 2)).toMatchObject({
      ...{ order_status: 8, hold_reason: 'papers missing' },
    });
    expect(await staff.ok(act('release'))).toMatchObject({ order_status: 4 });
  });

  it('is billed once for a customs entry, in the order’s currency, with a paper for its member alone', async () => {
    const { no, boxes } = await received();
    const [box] = boxes;
    const body = new FormData();
    body.append('topic', 'tax');
    body.append('file', await pngOf(40, 30), 'entry.png');
    const uploaded = await staff.fetch('/admin/ajax/upload', { method: 'POST', body });
    const { data } = (await uploaded.json()) as Envelope<{ file: { id: number; url: string } }>;
    const key = randomUUID();
    const entry = { customs_ref: 'C-9', document: data.file.id };
    const raised = await staff.ok(raise(box, entry, key));
    expect(await staff.ok(raise(box, entry, key))).toEqual(raised);
    for (const [more, text] of [
      [entry, `Bill ${raised.bill_no} already stands for this customs entry`],
      [{ currency: 'CNY' }, 'The order is in GBP, so its duty is billed in GBP'],
      [{ amount: '0.00' }, expect.any(String)],
      [{ document: 999_999 }, expect.any(String)],
    ] as const)
      expect(await raise(box, more)).toMatchObject({ code: 0, msg: text });
    expect(await raise('NO-SUCH-BOX')).toMatchObject({ code: 0, msg: 'Waybill not found' });

    expect((await billsOf(no)).list).toMatchObject([
      { bill_no: raised.bill_no, owed: '23.40', pay_status: 1, document: data.file.url },
    ]);
    const stranger = await logInAsStranger(staff, stack.url);
    expect(await billsOf(no, stranger)).toEqual({ list: [] });
    expect((await member.fetch(data.file.url, {})).status).toBe(200);
    expect((await stranger.fetch(data.file.url, {})).status).not.toBe(200);
    const told = await eventually(async () => {
      const messages = await stack.rows<{ subject: string }>(
        `SELECT subject FROM user_service.sent_message WHERE event = 'duty_due' AND subject LIKE '%' || $1 || '%'`,
        [box],
      );
      return messages.length > 0 && messages;
    });
    expect(told).toHaveLength(1);
    const { list } = await staff.ok(
      staff.get<{ list: object[] }>(`/admin/trade.TaxBill/index?quickSearch=${box}`),
    );
    expect(list).toMatchObject([{ bill_no: raised.bill_no, order_no: no, customs_ref: 'C-9' }]);
  });

  it('is raised by the box’s carrier, once however often it reports it', async () => {
    const { no, boxes } = await received();
    const [box] = boxes;
    const { id } = await member.ok(member.post<Raised>('/api/user/saveApiApp', { name: 'Carrier' }));
    await stack.rows(
      `UPDATE user_service.partner_app SET carrier_code = (SELECT carrier_code FROM waybill_service.waybill WHERE waybill_no = $2)
       WHERE id = $1`,
      [id, box],
    );
    const { apps } = await member.ok(
      member.get<{ apps: { id: number; app_id: string }[] }>('/api/user/getApiParam'),
    );
    const appId = apps.find((one) => one.id === id)?.app_id ?? '';
    const { secret } = await member.ok(
      member.post<{ secret: string }>('/api/user/rollApiSecret', { app_id: appId }),
    );
    const carrier = new PartnerClient({ baseUrl: `${stack.url}/api/open/v1`, appId, secret });
    const report = (more: object = {}) =>
      carrier.reportDuty({
        ...{ waybill_no: box, customs_ref: 'C-77', currency: 'GBP', amount: '9.00', reason: 'VAT' },
        ...more,
      });
    // Until the gateway knows the new secret, it takes it for a bad one.
    const known = await eventually(() => report({ waybill_no: 'NO-SUCH-BOX' }).catch(() => null));
    expect(known).toEqual({ raised: false });
    const answers = await Promise.all([report(), report(), report()]);
    expect(answers.filter(({ raised }) => raised)).toHaveLength(1);
    const waiting = await reaches(no, ({ order_status }) => order_status === 8);
    expect(waiting.tax_amount).toBe('9.00');
    const { list } = await billsOf(no);
    expect(list).toHaveLength(1);
  });

  it('is known by its newest news, in whatever order it comes and however often', async () => {
    const { no, boxes } = await received();
    const [box] = boxes;
    const payment = stack.services.get('payment')?.app;
    if (!payment) throw new Error('no service');
    const outbox = payment.get(Outbox);
    const { manager } = payment.get(DataSource);
    const owing = {
      ...{ waybill_no: box, currency: 'GBP', amount: '7.00', paid_amount: '0.00', owed: '7.00' },
      ...{ pay_status: 1, paid_at: null, reason: 'VAT', sequence: 1 },
    };
    const paid = {
      ...{ ...owing, paid_amount: '7.00', owed: '0.00', pay_status: 2, reason: '', sequence: 2 },
      paid_at: '2026-12-01T10:00:00.000Z',
    };
    await outbox.addMany(manager, waybillDutyChanged, [paid, owing, paid]);
    outbox.committed();
    await reaches(no, ({ tax_pay_status }) => tax_pay_status === 2);
    await eventually(async () => {
      const [row] = await stack.rows<{ open: number }>(
        `SELECT count(*)::int AS open FROM payment_service.outbox o WHERE name = $1
           AND NOT EXISTS (SELECT 1 FROM waybill_service.inbox i WHERE i.event_id = o.event_id)`,
        [waybillDutyChanged.name],
      );
      return row?.open === 0;
    });
    expect(await held(box)).toMatchObject({ is_on_hold: false });
    expect(await detail(member, no)).toMatchObject({ order_status: 4, tax_amount: '7.00' });
  });
});
