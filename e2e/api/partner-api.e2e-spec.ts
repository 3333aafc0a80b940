import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RolledSecret, SavedWebhook } from '@parcelway/contracts';
import { sheetOrder } from '@parcelway/contracts';
import type { NewSheetOrder } from '@parcelway/partner-client';
import { isWebhookSigned, PartnerClient, PartnerError } from '@parcelway/partner-client';
import type { Stack } from '@parcelway/testing';
import { asAdmin, eventually } from '@parcelway/testing';
import { Api } from '../kit/api';
import { logIn, logInAsStaff } from '../kit/shipment';
import { startWholeStack } from '../kit/whole-stack';

describe('the partner API', () => {
  const told: { readonly signature: string; readonly body: string }[] = [];
  const shop = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      told.push({ signature: String(request.headers['webhook-signature']), body });
      response.end();
    });
  });
  let stack: Stack;
  let member: Api;
  let partner: PartnerClient;
  let other: PartnerClient;
  let app: RolledSecret;
  let hook: SavedWebhook;

  const clientOf = ({ app_id, secret }: RolledSecret): PartnerClient =>
    new PartnerClient({ baseUrl: `${stack.url}/api/open/v1`, appId: app_id, secret });
  const order = (out_order_id: string, change: Partial<NewSheetOrder> = {}): NewSheetOrder => ({
    out_order_id,
    channel_code: 'UK-PARCEL',
    receiverName: 'Ada Lovelace',
    receiverCity: 'Leeds',
    receiverDetailAddress: '148 Kirkstall Road',
    receiverCountryCode: 'GB',
    receiverZipCode: 'LS3 1EW',
    receiverTelephone: '+44 7700 900142',
    packageWeight: 1250,
    items: [{ itemEnglishName: 'Tea', itemUnitPrice: '4.20', itemQuantity: 2, itemUnitPriceCurrency: 'GBP' }],
    ...change,
  });
  const refusal = async (call: Promise<unknown>) => {
    const error: unknown = await call.catch((thrown: unknown) => thrown);
    if (!(error instanceof PartnerError)) throw new Error(`not refused: ${JSON.stringify(error)}`);
    return { status: error.status, code: error.problem?.code, field: error.problem?.fields[0]?.field };
  };
  const rows = (out_order_id: string) =>
    stack.rows<{ id: string; status: number; package_weight: number }>(
      `SELECT id, status, package_weight FROM order_service.sheet_order WHERE app_id = $1 AND out_order_id = $2`,
      [app.app_id, out_order_id],
    );
  const balance = async (): Promise<number> => {
    const [wallet] = await stack.rows<{ balance: string }>(
      `SELECT balance FROM payment_service.wallet WHERE user_id = 1`,
    );
    return Number(wallet?.balance);
  };
  const booked = (out_order_id: string, from = partner) =>
    eventually(async () => {
      const found = await from.sheetOrder(out_order_id);
      return found.status === 1 && found;
    }, 20_000);

  beforeAll(async () => {
    shop.listen(0, '127.0.0.1');
    await once(shop, 'listening');
    stack = await startWholeStack({ WEBHOOKS_ANYWHERE: '1' });
    member = await logIn(new Api(stack.url, { lang: 'en' }));
    app = await member.ok(member.post<RolledSecret>('/api/user/rollApiSecret', {}));
    const { apps } = await member.ok(
      member.get<{ apps: { id: number; app_id: string }[] }>('/api/user/getApiParam'),
    );
    const second = await member.ok(
      member.post<{ app_id: string }>('/api/user/saveApiApp', { name: 'Other shop' }),
    );
    partner = clientOf(app);
    other = clientOf(
      await member.ok(member.post<RolledSecret>('/api/user/rollApiSecret', { app_id: second.app_id })),
    );
    hook = await member.ok(
      member.post<SavedWebhook>('/api/user/saveWebhook', {
        partner_app_id: apps[0]?.id,
        url: `http://127.0.0.1:${(shop.address() as AddressInfo).port}/hook`,
      }),
    );
  });
  afterAll(async () => {
    await stack.stop();
    shop.close();
  });

  it('C34: makes one order, and charges once, of twenty pushes at once; other content is 409, after a deletion too', async () => {
    const before = await balance();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => partner.createSheetOrder(order('T-1001'))),
    );
    expect(new Set(answers.map(({ id, sheet_no, amount }) => `${id} ${sheet_no} ${amount}`)).size).toBe(1);
    expect(await rows('T-1001')).toHaveLength(1);
    const [first] = answers;
    expect(before - (await balance())).toBe(Math.round(Number(first?.amount) * 100));
    const heavier = () => refusal(partner.createSheetOrder(order('T-1001', { packageWeight: 2_000 })));
    const conflict = { status: 409, code: 'sheet.duplicate_reference', field: undefined };
    expect(await heavier()).toEqual(conflict);
    await booked('T-1001');
    await partner.cancelSheetOrder('T-1001', 'changed my mind');
    await stack.client(sheetOrder).remove({ ids: [first?.id ?? 0] }, asAdmin(1));
    expect(await heavier()).toEqual(conflict);
    expect((await refusal(partner.createSheetOrder(order('T-1001')))).status).toBe(409);
    expect(await rows('T-1001')).toMatchObject([{ package_weight: 1250 }]);
  });

  it('books, prints and tracks an order, and tells the shop of it, signed', async () => {
    await partner.createSheetOrder(order('T-2'));
    expect((await booked('T-2')).tracking_number).toMatch(/^\S+$/);
    expect(new TextDecoder().decode((await partner.label('T-2')).slice(0, 5))).toBe('%PDF-');
    expect(await partner.track('T-2')).toHaveProperty('events');
    const heard = await eventually(async () => {
      const found = told.filter(({ body }) => body.includes('"T-2"'));
      const isTold = (kind: string): boolean => found.some(({ body }) => body.includes(kind));
      return isTold('sheetOrder.booked') && isTold('sheetOrder.created') && found;
    }, 20_000);
    for (const { signature, body } of heard)
      expect(isWebhookSigned(hook.secret ?? '', signature, body)).toBe(true);
    const kinds = heard.map(({ body }) => (JSON.parse(body) as { type: string }).type).sort();
    expect(kinds).toEqual(['sheetOrder.booked', 'sheetOrder.created']);
    expect(JSON.stringify(heard)).not.toContain('user_id');
  });

  it('C23: shows and cancels an app’s own orders only, also among the apps of one member', async () => {
    await partner.createSheetOrder(order('T-3'));
    const missing = { status: 404, code: 'sheet.not_found', field: undefined };
    for (const reference of ['T-3', 'T-nothing']) {
      expect(await refusal(other.sheetOrder(reference))).toEqual(missing);
      expect(await refusal(other.cancelSheetOrder(reference))).toEqual(missing);
      expect(await refusal(other.label(reference))).toEqual(missing);
      expect(await refusal(other.track(reference))).toEqual(missing);
    }
    expect(await partner.sheetOrder('T-3')).toMatchObject({ is_void: false });
    const theirs = await other.createSheetOrder(order('T-3', { packageWeight: 400 }));
    expect(theirs.id).not.toBe((await partner.sheetOrder('T-3')).id);
  });

  it('C23: a stranger’s calls on my apps and endpoints say what they say of missing ones, and change nothing', async () => {
    const staff = await logInAsStaff(new Api(stack.url));
    await staff.fetch('/rest/member', {
      method: 'POST',
      body: JSON.stringify({
        username: 'stranger',
        nickname: 'Stranger',
        password: 'Stranger1',
        group_id: 1,
        mobile_code: '+44',
        mobile: '7700900999',
      }),
      headers: { 'content-type': 'application/json' },
    });
    const stranger = await logIn(new Api(stack.url, { lang: 'en' }), 'stranger', 'Stranger1');
    const remove = async (path: string) =>
      (await (await stranger.fetch(path, { method: 'DELETE' })).json()) as { code: number; msg: string };
    const mine = await member.ok(
      member.get<{ apps: { id: number; app_id: string }[] }>('/api/user/getApiParam'),
    );
    const appId = mine.apps[0]?.id;
    const [attempt] = await stack.rows<{ id: string }>(
      `INSERT INTO user_service.webhook_attempt (endpoint_id, event_id, event_type, object_no, attempt, status, duration_ms, request, response)
       VALUES ($1, 'e-c23', 'ping', '', 1, 'given_up', 1, '{}', '') RETURNING id`,
      [hook.id],
    );
    const calls: Readonly<Record<string, (own: boolean) => Promise<{ code: number; msg: string }>>> = {
      rollApiSecret: (own) =>
        stranger.post('/api/user/rollApiSecret', { app_id: own ? app.app_id : 'pw_missing' }),
      saveApiApp: (own) =>
        stranger.post('/api/user/saveApiApp', { id: own ? appId : 999_999, name: 'Taken' }),
      delApiApp: (own) => remove(`/api/user/delApiApp?id=${own ? appId : 999_999}`),
      addWebhook: (own) =>
        stranger.post('/api/user/saveWebhook', {
          partner_app_id: own ? appId : 999_999,
          url: 'http://127.0.0.1:9/x',
        }),
      saveWebhook: (own) =>
        stranger.post('/api/user/saveWebhook', { id: own ? hook.id : 999_999, status: 'off' }),
      delWebhook: (own) => remove(`/api/user/delWebhook?id=${own ? hook.id : 999_999}`),
      testWebhook: (own) => stranger.post('/api/user/testWebhook', { id: own ? hook.id : 999_999 }),
      webhookAttempt: (own) =>
        stranger.get(`/api/user/webhookAttempt?endpoint_id=${own ? hook.id : 999_999}`),
    };
    for (const [name, call] of Object.entries(calls)) {
      const [found, missing] = [await call(true), await call(false)];
      expect({ name, code: found.code, msg: found.msg }).toEqual({ name, code: 0, msg: missing.msg });
      expect(missing.msg).toMatch(/^(Partner app|Webhook endpoint) not found$/);
    }
    expect(
      await stranger.ok(stranger.post('/api/user/resendWebhook', { ids: [Number(attempt?.id)] })),
    ).toEqual({ done: 0, failed: 1 });
    expect(await stranger.ok(stranger.get('/api/user/getApiParam'))).toMatchObject({
      apps: [],
      webhooks: [],
    });
    expect(await member.ok(member.get('/api/user/getApiParam'))).toEqual(mine);
  });

  it('answers each row of a batch: made, the same again, wrong', async () => {
    const answers = await partner.createSheetOrders([
      order('B-1'),
      order('B-2', { packageWeight: 0 }),
      order('T-2'),
      order('T-2', { packageWeight: 3_000 }),
    ]);
    expect(
      answers.map((row) => ('order' in row ? [row.index, row.status] : [row.index, row.problem.code])),
    ).toEqual([
      [0, 201],
      [1, 'request.invalid'],
      [2, 200],
      [3, 'sheet.duplicate_reference'],
    ]);
    expect(answers[1]).toMatchObject({ problem: { fields: [{ field: 'packageWeight' }] } });
  });

  it.each<[string, Partial<NewSheetOrder>, object]>([
    ['channel that is none', { channel_code: 'NOPE' }, { code: 'request.invalid', field: 'channel_code' }],
    [
      'country that the channel does not reach',
      { receiverCountryCode: 'FR', receiverZipCode: '75001' },
      { code: 'quote.not_covered', field: 'receiverCountryCode' },
    ],
    [
      'weight over the channel’s',
      { packageWeight: 99_999 },
      { code: 'sheet.weight', field: 'packageWeight' },
    ],
  ])('names the field of a %s', async (_what, change, refused) => {
    const wanted = order('T-NONE', change);
    expect(await refusal(partner.createSheetOrder(wanted))).toEqual({ status: 422, ...refused });
    expect(await rows('T-NONE')).toEqual([]);
  });

  it('names the field that is wrong, an order without a reference, and a channel that the app may not use', async () => {
    const bad = order('T-4', { receiverCountryCode: 'england' });
    expect(await refusal(partner.createSheetOrder(bad))).toEqual({
      status: 422,
      code: 'request.invalid',
      field: 'receiverCountryCode',
    });
    expect(await refusal(partner.createSheetOrder(order('')))).toMatchObject({
      status: 422,
      field: 'out_order_id',
    });
    const { id } = await member.ok(
      member.post<{ id: number }>('/api/user/saveApiApp', { name: 'Air only', channel_ids: [999_999] }),
    );
    const { apps } = await member.ok(
      member.get<{ apps: { id: number; app_id: string }[] }>('/api/user/getApiParam'),
    );
    const app_id = apps.find((one) => one.id === id)?.app_id ?? '';
    const bound = clientOf(await member.ok(member.post<RolledSecret>('/api/user/rollApiSecret', { app_id })));
    expect(await refusal(bound.createSheetOrder(order('T-5')))).toEqual({
      status: 422,
      code: 'partner.channel',
      field: 'channel_code',
    });
    expect(
      await refusal(bound.reportTrackingEvent({ event_time: '', raw_code: '', status: 8 })),
    ).toMatchObject({
      status: 403,
      code: 'partner.no_carrier',
    });
  });

  it('hears of a carrier’s event once, and stops hearing an app whose secret is gone', async () => {
    await stack.rows(`UPDATE user_service.partner_app SET carrier_code = 'sim' WHERE app_id = $1`, [
      app.app_id,
    ]);
    await member.ok(member.post('/api/user/rollApiSecret', { app_id: app.app_id }));
    const { tracking_number } = await booked('T-2');
    const event = {
      tracking_number: tracking_number ?? '',
      event_time: '2026-11-28T09:00:00Z',
      raw_code: 'DL',
      status: 8,
    };
    const report = () => partner.reportTrackingEvent(event);
    const both = await eventually(async () => {
      const first = await report().catch(() => null);
      return first && [first, await report()];
    });
    expect(both).toEqual([{ recorded: true }, { recorded: false }]);
    const track = await partner.track('T-2');
    expect(track.status).toBe(8);
    expect(track.events.filter(({ status }) => status === 8)).toEqual([
      { time: Date.parse(event.event_time) / 1_000, status: 8, description: '', place: '' },
    ]);

    await member.ok(member.post('/api/user/rollApiSecret', { app_id: app.app_id }));
    const gone = await eventually(async () => {
      const answer = await partner.sheetOrder('T-2').catch((error: unknown) => error);
      return answer instanceof PartnerError && answer;
    });
    expect([gone.status, gone.problem?.code]).toEqual([401, 'partner.bad_signature']);
  });
});
