import type { SheetOrderReply } from '@parcelway/contracts';
import { sheetOrder, sheetOrderDesk } from '@parcelway/contracts';
import type { Stack } from '@parcelway/testing';
import { asAdmin, asService, eventually } from '@parcelway/testing';
import { Api } from '../kit/api';
import { CarrierSimulator } from '../kit/carrier-simulator';
import { sheetOrderBody as body } from '../kit/sheet-order-body';
import { logIn, logInAsStaff, logInAsStranger } from '../kit/shipment';
import { startWholeStack } from '../kit/whole-stack';
import { workbookOf } from '../kit/workbook';

type Made = SheetOrderReply & { readonly repeated: boolean };

describe('sheet orders', () => {
  const simulator = new CarrierSimulator();
  let stack: Stack;
  let api: Api;
  let stranger: Api;
  let staff: Api;
  const add = (change: object = {}, from = api) => from.post<Made>('/api/sheetOrder/add', body(change));
  const made = (change: object = {}) => api.ok(add(change));
  const row = async (id: number) =>
    (
      await stack.rows<Record<string, unknown>>(`SELECT * FROM order_service.sheet_order WHERE id = $1`, [id])
    )[0];
  const inState = (id: number, status: number) =>
    eventually(async () => {
      const found = await row(id);
      return found?.['status'] === status && found;
    }, 20_000);
  const balance = async () =>
    (await stack.rows<{ balance: string }>(`SELECT balance FROM payment_service.wallet WHERE user_id = 1`))[0]
      ?.balance;

  beforeAll(async () => {
    const baseUrl = await simulator.start();
    stack = await startWholeStack();
    api = await logIn(new Api(stack.url));
    staff = await logInAsStaff(new Api(stack.url));
    await stack.rows(
      `WITH c AS (
         INSERT INTO order_service.channel (code, name_zh, name_en, carrier_code, transport, kind, country_id, origin_warehouse_id,
           max_box_weight_g, max_side_mm, waybill_no_id)
         SELECT 'SIM', '模拟', 'Simulated', 'sim', transport, kind, country_id, origin_warehouse_id, max_box_weight_g, max_side_mm, waybill_no_id
         FROM order_service.channel WHERE code = 'UK-PARCEL' RETURNING id)
       INSERT INTO order_service.channel_price (channel_id, first_weight_g, first_price, step_price, valid_from)
       SELECT id, 500, 290, 60, '2026-01-01' FROM c`,
    );
    const [channel] = await stack.rows<{ id: string }>(
      `SELECT id FROM order_service.channel WHERE code = 'SIM'`,
    );
    for (const [param_name, param_value] of Object.entries({ base_url: baseUrl, token: 'sim-token' })) {
      const added = await staff.fetch('/rest/channel-api-param', {
        method: 'POST',
        body: JSON.stringify({ channel_id: Number(channel?.id), param_name, param_value }),
        headers: { 'content-type': 'application/json' },
      });
      expect(added.status).toBeLessThan(300);
    }
    stranger = await logInAsStranger(staff, stack.url);
  });
  afterAll(async () => {
    await stack.stop();
    await simulator.stop();
  });

  it('is priced, paid once from the balance, booked in our own network and labelled', async () => {
    const before = Number(await balance());
    const order = await made();
    expect(order).toMatchObject({ pay_status: 2, repeated: false });
    const booked = await inState(order.id, 1);
    expect(booked).toMatchObject({ pay_status: 2, attempts: 1 });
    expect(booked?.['paid_amount']).toBe(booked?.['internal_money_paid_amount']);
    expect(before - Number(await balance())).toBe(Number(booked?.['amount']));
    const pdf = await api.pdf(`/api/sheetOrder/getWaybill?id=${order.id}`);
    expect(Buffer.from(pdf.slice(0, 5)).toString()).toBe('%PDF-');
  });

  it('C34: 20 equal pushes at once make one row, one charge and 20 like answers; other content is refused, also after deletion', async () => {
    const before = Number(await balance());
    const push = body({ channel_code: 'SIM', out_order_id: 'T-1001' });
    const orders = stack.client(sheetOrder);
    const call = (change: object = {}) =>
      orders.create(
        { app_id: 'demo-app', user_id: 1, body: { ...push, ...change } },
        asService('gateway', { timeoutMs: 20_000 }),
      );
    const answers = await Promise.all(Array.from({ length: 20 }, () => call()));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
    const id = answers[0]?.id ?? 0;
    const booked = await inState(id, 1);
    expect(before - Number(await balance())).toBe(Number(booked?.['amount']));
    expect(simulator.asked.filter((reference) => reference === booked?.['sheet_no'])).toHaveLength(1);
    await expect(call({ packageWeight: 1300 })).rejects.toMatchObject({ code: 'sheet.duplicate_reference' });
    await orders.voidMany({ ids: [id] }, asAdmin(1, { timeoutMs: 10_000 }));
    await orders.remove({ ids: [id] }, asAdmin(1));
    await expect(call()).rejects.toMatchObject({ code: 'sheet.duplicate_reference' });
    expect(
      await stack.rows(`SELECT 1 FROM order_service.sheet_order WHERE out_order_id = 'T-1001'`),
    ).toHaveLength(1);
  });

  it('C28: a booking whose reply is lost is looked up: one label, with the number that was booked', async () => {
    simulator.mood = 'lose_reply';
    const order = await made({ channel_code: 'SIM' });
    const booked = await inState(order.id, 1);
    simulator.mood = 'well';
    const reference = String(booked?.['sheet_no']);
    expect(simulator.asked.filter((one) => one === reference)).toHaveLength(1);
    expect(booked?.['tracking_number']).toBe(simulator.parcels.get(reference)?.tracking_number);
  });

  it('a refusal stays failed with the carrier’s words, and a retry books it', async () => {
    simulator.mood = 'refuse';
    const order = await made({ channel_code: 'SIM' });
    const failed = await inState(order.id, 2);
    simulator.mood = 'well';
    expect(failed).toMatchObject({ last_error: 'postcode not served (422)', book_at: null });
    expect(await api.ok(api.post('/api/sheetOrder/retry', { ids: [order.id] }))).toEqual({
      done: [order.id],
      failed: [],
    });
    await inState(order.id, 1);
  });

  it('a carrier that does not answer keeps its own orders waiting and nobody else’s', async () => {
    const begun = simulator.asked.length;
    const first = await made({ channel_code: 'SIM' });
    await inState(first.id, 1);
    simulator.mood = 'hang';
    const slow = await stack.rows<{ id: string }>(
      `INSERT INTO order_service.sheet_order SELECT (jsonb_populate_record(o, jsonb_build_object(
         'id', nextval(pg_get_serial_sequence('order_service.sheet_order', 'id')), 'sheet_no', 'SLOW' || n, 'out_order_id', 'SLOW-' || n,
         'status', 0, 'attempts', 0, 'tracking_number', NULL, 'order_code', '', 'book_at', now()))).*
       FROM order_service.sheet_order AS o, generate_series(1, 150) AS n WHERE o.id = $1 RETURNING id`,
      [first.id],
    );
    // As many as all lanes take.
    await eventually(() => Promise.resolve(simulator.asked.length - begun > 64), 20_000);
    const quick = await made();
    await inState(quick.id, 1);
    const ids = slow.map(({ id }) => id);
    const inStates = async (status: number) =>
      (
        await stack.rows(`SELECT 1 FROM order_service.sheet_order WHERE id = ANY($1) AND status = $2`, [
          ids,
          status,
        ])
      ).length;
    expect(await inStates(1)).toBe(0);
    expect(await inStates(0)).toBeGreaterThan(0);
    simulator.recover();
    await eventually(async () => (await inStates(1)) === slow.length, 60_000);
    const asked = simulator.asked.slice(begun);
    expect(asked).toHaveLength(1 + slow.length);
    expect(new Set(asked).size).toBe(asked.length);
  }, 120_000);

  it('a stuck lease is looked up before anything is booked', async () => {
    const order = await made({ channel_code: 'SIM' });
    const booked = await inState(order.id, 1);
    await stack.rows(
      `UPDATE order_service.sheet_order SET status = 3, tracking_number = NULL, lease_until = now() - interval '1 second' WHERE id = $1`,
      [order.id],
    );
    const again = await inState(order.id, 1);
    expect(again?.['tracking_number']).toBe(booked?.['tracking_number']);
    expect(simulator.asked.filter((one) => one === booked?.['sheet_no'])).toHaveLength(1);
  });

  it('a void order is cancelled at its carrier and paid back once, however often it is asked for', async () => {
    const before = Number(await balance());
    const order = await made({ channel_code: 'SIM' });
    await inState(order.id, 1);
    for (let times = 0; times < 2; times += 1)
      expect(await api.ok(api.post('/api/sheetOrder/void', { ids: [order.id], reason: 'typo' }))).toEqual({
        done: [order.id],
        failed: [],
      });
    await eventually(async () => Number(await balance()) === before);
    const voided = await eventually(async () => {
      const found = await row(order.id);
      return found?.['pay_status'] === 3 && found;
    });
    expect(voided).toMatchObject({ is_void: true, actual_pay_amount: '0' });
    const listed = async (filter: string) =>
      (
        await api.ok(api.get<{ list: { id: number }[] }>(`/api/sheetOrder/index?limit=100&${filter}`))
      ).list.some(({ id }) => id === order.id);
    expect([await listed('is_void=1'), await listed('is_void=0'), await listed('')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(simulator.parcels.get(String(voided?.['sheet_no']))?.cancelled).toBe(true);
  });

  it('anybody tracks by number to the state, the last event and the city; owner, staff and the receiver see all', async () => {
    const order = await made();
    const { tracking_number, sheet_no } = (await inState(order.id, 1)) as Record<string, string>;
    await stack.client(sheetOrderDesk).scan({ tracking_number: String(tracking_number) }, asAdmin(1));
    const track = (who: Api, order_no: unknown, more: object = {}) =>
      who.ok(
        who.post<{ events: unknown[]; order_no?: string; receiver_city: string }>(
          '/api/index/queryExpressTrack',
          {
            order_type: 'sheet',
            order_no,
            ...more,
          },
        ),
      );
    const nobody = new Api(stack.url);
    for (const who of [nobody, stranger]) {
      const seen = await track(who, String(tracking_number).toLowerCase());
      expect(seen).toMatchObject({ receiver_city: 'Leeds', events: [expect.anything()] });
      expect(seen).not.toHaveProperty('order_no');
    }
    const all = { order_no: sheet_no, events: [expect.anything(), expect.anything()] };
    expect(await track(api, sheet_no)).toMatchObject(all);
    expect(await track(nobody, sheet_no, { verify: '0142' })).toMatchObject(all);
    expect(await track(nobody, sheet_no, { verify: 'ls31ew' })).toMatchObject(all);
    expect(await track(nobody, sheet_no, { verify: '9999' })).not.toHaveProperty('order_no');
    expect(
      await nobody.post('/api/index/queryExpressTrack', { order_type: 'sheet', order_no: 'SH-0000-0000' }),
    ).toMatchObject({ code: 0 });
  });

  it('is scanned once, handed over once, and the manifest holds exactly what was handed over, as text', async () => {
    const desk = stack.client(sheetOrderDesk);
    const [first, second] = [await made(), await made()];
    const number = String((await inState(first.id, 1))?.['tracking_number']);
    await inState(second.id, 1);
    const scan = await desk.scan({ tracking_number: number }, asAdmin(1));
    const again = await desk.scan({ tracking_number: number.toLowerCase() }, asAdmin(1));
    expect([scan.already_scanned, again.already_scanned]).toEqual([false, true]);
    expect(again.warehouse_scan_time).toBe(scan.warehouse_scan_time);
    await expect(desk.scan({}, asAdmin(1))).rejects.toMatchObject({ code: 'scan.number_required' });
    expect(await desk.scanMany({ ids: [first.id, second.id, 99_999] }, asAdmin(1))).toEqual({
      done: [first.id, second.id],
      failed: [{ id: 99_999, code: 'sheet.not_found', params: {} }],
    });
    expect(await row(second.id)).toMatchObject({ is_warehouse_scan: 1 });
    await desk.handover({ ids: [second.id], effective: 2, batch: 'B-1' }, asAdmin(1));
    expect(await desk.handover({ ids: [first.id], effective: 1, batch: 'B-1' }, asAdmin(1))).toMatchObject({
      done: [first.id],
    });
    expect(await desk.handover({ ids: [first.id], effective: 2, batch: 'B-1' }, asAdmin(1))).toMatchObject({
      failed: [{ code: 'sheet.handover_final' }],
    });
    const sheet = Buffer.from(await desk.manifest({ batch: 'B-1' }, asAdmin(1)));
    expect(sheet.subarray(0, 2).toString()).toBe('PK');
  });

  it('late and repeated carrier events are recorded once and never take a terminal state back', async () => {
    const desk = stack.client(sheetOrderDesk);
    const order = await made({ channel_code: 'SIM' });
    const { tracking_number } = (await inState(order.id, 1)) as { tracking_number: string };
    const tell = (event_time: string, raw_code: string, status: number) =>
      desk.carrierEvent(
        { carrier_code: 'sim', tracking_number, event_time, raw_code, status },
        asService('gateway'),
      );
    expect(await tell('2026-11-28T10:00:00Z', 'DLV', 8)).toEqual({ recorded: true });
    expect(await tell('2026-11-28T10:00:00Z', 'DLV', 8)).toEqual({ recorded: false });
    expect(await tell('2026-11-27T10:00:00Z', 'OFD', 6)).toEqual({ recorded: true });
    expect(await row(order.id)).toMatchObject({ waybill_status: 8 });
  });

  it('C6, C8: amounts and long numbers are the same text in every answer', async () => {
    const digits = '9007199254740993';
    const order = await made({ platform_order_number: digits });
    await inState(order.id, 1);
    await stack.rows(`UPDATE order_service.sheet_order SET tracking_number = $2 WHERE id = $1`, [
      order.id,
      digits,
    ]);
    type Shown = Record<'amount' | 'paid_amount' | 'tracking_number' | 'platform_order_number', unknown>;
    const { list } = await api.ok(api.get<{ list: Shown[] }>(`/api/sheetOrder/index?quick_search=${digits}`));
    const office = await staff.fetch(`/rest/sheet-order/${order.id}`, { method: 'GET' });
    const answers = [
      ...list,
      await api.ok(api.get<Shown>(`/api/sheetOrder/detail?id=${order.id}`)),
      (await office.json()) as Shown,
    ];
    expect(answers).toHaveLength(3);
    for (const shown of answers)
      expect(shown).toMatchObject({
        amount: order.amount,
        paid_amount: order.amount,
        tracking_number: digits,
        platform_order_number: digits,
      });
    expect(order.amount).toMatch(/^\d+\.\d\d$/);
  });

  it('C31: what carriers would cut is refused before payment with the field named', async () => {
    const answer = await add({ receiverTelephone: '1234567890123456' });
    expect(answer).toMatchObject({ code: 0, data: { fields: [{ field: 'receiverTelephone' }] } });
  });

  it('a batch gives each row its own answer in its place', async () => {
    const answers = await stack
      .client(sheetOrder)
      .createBatch(
        { app_id: 'demo-app', user_id: 1, body: null, rows: [body(), body({ receiverName: '' }), body()] },
        asService('gateway', { timeoutMs: 20_000 }),
      );
    expect(
      answers.map((answer) => ('order' in answer ? answer.order.pay_status : answer.error.code)),
    ).toEqual([2, 'request.invalid', 2]);
  });

  it('C23: a stranger’s calls find nothing and change nothing', async () => {
    const order = await made();
    const before = await inState(order.id, 1);
    const missing = { code: 0, msg: '小包订单不存在' };
    expect(await stranger.get(`/api/sheetOrder/detail?id=${order.id}`)).toMatchObject(missing);
    expect(await stranger.get(`/api/sheetOrder/edit?id=${order.id}`)).toMatchObject(missing);
    expect(await stranger.post('/api/sheetOrder/edit', { ...body(), id: order.id })).toMatchObject(missing);
    expect(await stranger.post('/api/sheetOrder/del', { ids: [order.id] })).toMatchObject(missing);
    expect(await stranger.get(`/api/sheetOrder/getWaybill?id=${order.id}`)).toMatchObject(missing);
    for (const act of ['submit', 'retry', 'void'])
      expect(await stranger.ok(stranger.post(`/api/sheetOrder/${act}`, { ids: [order.id] }))).toMatchObject({
        done: [],
        failed: [{ code: 'sheet.not_found' }],
      });
    expect(await stranger.ok(stranger.get('/api/sheetOrder/index'))).toMatchObject({ total: 0 });
    expect(await stranger.ok(stranger.get('/api/sheetOrder/counts'))).toEqual({});
    expect(await row(order.id)).toEqual(before);
  });

  it('lists requests under the names that partners send, without the carrier’s secret', async () => {
    const answer = await staff.fetch('/rest/logistics-request', { method: 'GET' });
    const text = await answer.text();
    expect(text).not.toContain('sim-token');
    expect(JSON.parse(text)).toEqual(
      expect.arrayContaining([expect.objectContaining({ receiverName: '=张伟', itemEnglishName: 'Tea' })]),
    );
    const counts = await staff.fetch('/rest/logistics-request/counts', { method: 'GET' });
    const [asked] = await stack.rows<{ total: string }>(
      `SELECT count(*) AS total FROM order_service.logistics_request WHERE status = 1`,
    );
    expect(((await counts.json()) as Record<string, number>)['1']).toBe(Number(asked?.total));
  });

  it('a member imports packages from a workbook of its own, which nobody else can name or read', async () => {
    const { items: [item] = [], ...parcel } = body({ out_order_id: 'IMP-1' });
    const row = { ...parcel, ...item };
    const bytes = await workbookOf(Object.keys(row), Object.values(row).map(String));
    const form = new FormData();
    form.append('topic', 'import');
    form.append('file', new Blob([new Uint8Array(bytes)]), 'orders.xlsx');
    const uploaded = await api.fetch('/api/ajax/upload', { method: 'POST', body: form });
    const { file } = ((await uploaded.json()) as { data: { file: { id: number; url: string } } }).data;
    expect((await fetch(`${stack.url}${file.url}`)).status).toBeGreaterThanOrEqual(400);
    const ask = { file_id: file.id, dry_run: false };
    expect(await stranger.post('/api/sheetOrder/import', ask)).not.toMatchObject({ code: 1 });
    const { import_job_id } = await api.ok(
      api.post<{ import_job_id: number }>('/api/sheetOrder/import', ask),
    );
    const path = `/api/sheetOrder/importJob?id=${import_job_id}`;
    await eventually(async () => {
      const job = await api.ok(api.get<{ status: string }>(path));
      return job.status === 'completed';
    });
    expect(await api.ok(api.get(path))).toMatchObject({ rows_created: 1, rows_bad: 0, bad: [] });
    expect(await stranger.get(path)).not.toMatchObject({ code: 1 });
    const [made] = await stack.rows<Record<string, unknown>>(
      `SELECT pay_status, receiver_name FROM order_service.sheet_order WHERE out_order_id = 'IMP-1'`,
    );
    expect(made).toEqual({ pay_status: 1, receiver_name: '=张伟' });
    const template = await api.fetch('/api/sheetOrder/template', { method: 'GET' });
    expect(template.headers.get('content-type')).toContain('spreadsheetml');
  });
});
