import type { CreatedSheetOrder, PartnerCredentials } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { NewSheetOrder } from '@parcelway/partner-client';
import { PartnerClient, PartnerError, signature } from '@parcelway/partner-client';
import { GatewayKit } from '../../test/gateway-kit';
import { ROUTE_FACTS } from '../auth/route-facts';
import type { RouteFacts } from '../auth/route-facts';

const ORDER: NewSheetOrder = {
  out_order_id: 'T-1001',
  channel_code: 'CN-EC',
  receiverName: '张伟',
  receiverCity: '上海',
  receiverDetailAddress: '南京路 1 号',
  receiverCountryCode: 'CN',
  receiverZipCode: '200000',
  receiverTelephone: '13800138000',
  packageWeight: 1250,
  items: [{ itemEnglishName: 'Shirt', itemUnitPrice: '9.90', itemQuantity: 2, itemUnitPriceCurrency: 'GBP' }],
};
const MADE: CreatedSheetOrder = {
  id: 5,
  sheet_no: 'SH-1',
  out_order_id: 'T-1001',
  order_code: null,
  status: 0,
  tracking_number: null,
  currency: 'GBP',
  amount: '8.20',
  pay_status: 2,
  is_void: false,
  last_error: '',
  repeated: false,
};
const { repeated: _repeated, ...SHOWN } = MADE;
const APP: PartnerCredentials = {
  app_id: 'demo-app',
  user_id: 7,
  secrets: [{ secret: 'demo-secret', expires_at: null }],
  channel_ids: [3],
  ip_allow: '',
  rate_per_minute: 6_000,
  logistice: 'client',
  pay_way: 'none',
  carrier_code: 'yodel',
  is_on: true,
};

describe('sheet orders of partners', () => {
  let kit: GatewayKit;
  let client: PartnerClient;
  beforeAll(async () => {
    kit = await GatewayKit.start();
    kit.services.answer('user.partner-app.credentials', () => APP);
    kit.services.answer('user.partner-app.used', () => null);
    const baseUrl = `${kit.gateway.url}/api/open/v1`;
    client = new PartnerClient({ baseUrl, appId: 'demo-app', secret: 'demo-secret' });
  });
  afterAll(() => kit.stop());
  beforeEach(() => kit.services.settled());

  const problem = async (call: Promise<unknown>): Promise<PartnerError> => {
    const error: unknown = await call.catch((thrown: unknown) => thrown);
    if (!(error instanceof PartnerError)) throw new Error(`no problem: ${JSON.stringify(error)}`);
    return error;
  };

  it('are made in the name and on the terms of the app that signed: 201, and 200 for a repeat with the same answer', async () => {
    let repeated = false;
    kit.services.answer('order.sheet-order.create', () => ({ ...MADE, repeated }));
    await kit.services.settled();
    expect(await client.createSheetOrder(ORDER)).toEqual(SHOWN);
    const { request, context } = kit.services.last('order.sheet-order.create');
    expect(request).toEqual({
      app_id: 'demo-app',
      user_id: 7,
      channel_ids: [3],
      logistice: 'client',
      pay_way: 'none',
      body: ORDER,
    });
    expect(context.identity).toEqual({ kind: 'service', name: 'gateway' });
    const statuses = [];
    for (repeated of [false, true]) {
      const body = JSON.stringify(ORDER);
      const parts = {
        method: 'POST',
        path: '/api/open/v1/sheetOrder',
        appId: 'demo-app',
        timestamp: String(Math.floor(Date.now() / 1000)),
        nonce: `n-${repeated}`,
        body,
      };
      const { appId, timestamp, nonce } = parts;
      const headers = { 'app-id': appId, timestamp, nonce, sign: signature('demo-secret', parts) };
      const heard = await kit.call(parts.method, parts.path, { headers, body });
      expect(heard.body).toEqual(SHOWN);
      statuses.push(heard.status);
    }
    expect(statuses).toEqual([201, 200]);
  });

  it('C34: answer 409 to a reference with other content, and 422 with the field named', async () => {
    kit.services.answer('order.sheet-order.create', ({ request }) => {
      const { packageWeight } = request['body'] as { packageWeight: number };
      if (packageWeight === 1) throw new DomainError('sheet.duplicate_reference', { out_order_id: 'T-1001' });
      throw new DomainError('request.invalid', {}, [
        { field: 'packageWeight', rule: 'min', params: { min: 1 } },
      ]);
    });
    await kit.services.settled();
    const conflict = await problem(client.createSheetOrder({ ...ORDER, packageWeight: 1 }));
    expect([conflict.status, conflict.problem?.code]).toEqual([409, 'sheet.duplicate_reference']);
    const invalid = await problem(client.createSheetOrder({ ...ORDER, packageWeight: 0 }));
    expect(invalid.status).toBe(422);
    expect(invalid.problem?.fields).toEqual([expect.objectContaining({ field: 'packageWeight' })]);
  });

  it('are made many at once, each row with its own answer', async () => {
    kit.services.answer('order.sheet-order.createBatch', () => [
      { index: 0, order: MADE },
      {
        index: 1,
        out_order_id: 'T-2',
        error: { code: 'request.invalid', params: {}, fields: [{ field: 'receiverName', rule: 'required' }] },
      },
    ]);
    await kit.services.settled();
    expect(
      await client.createSheetOrders([ORDER, { ...ORDER, out_order_id: 'T-2', receiverName: '' }]),
    ).toEqual([
      { index: 0, status: 201, order: SHOWN },
      {
        index: 1,
        out_order_id: 'T-2',
        problem: {
          code: 'request.invalid',
          detail: expect.any(String) as string,
          fields: [expect.objectContaining({ field: 'receiverName' })],
        },
      },
    ]);
    expect(kit.services.last('order.sheet-order.createBatch').request['rows']).toHaveLength(2);
  });

  it('C23: are read, cancelled, printed and tracked as the app’s own; what is not there is 404', async () => {
    const owner = { app_id: 'demo-app', user_id: 7, out_order_id: '张/1 ?' };
    kit.services.answer('order.sheet-order.read', () => SHOWN);
    kit.services.answer('order.sheet-order.cancel', () => ({ ...SHOWN, is_void: true }));
    kit.services.answer('order.sheet-order.label', () => new TextEncoder().encode('%PDF-1.7'));
    kit.services.answer('order.sheet-order.track', () => {
      throw new DomainError('sheet.not_found');
    });
    await kit.services.settled();
    expect(await client.sheetOrder('张/1 ?')).toEqual(SHOWN);
    expect(await client.cancelSheetOrder('张/1 ?', 'wrong')).toMatchObject({ is_void: true });
    expect(new TextDecoder().decode(await client.label('张/1 ?'))).toBe('%PDF-1.7');
    const missing = await problem(client.track('张/1 ?'));
    expect([missing.status, missing.problem?.code]).toEqual([404, 'sheet.not_found']);
    for (const call of ['read', 'cancel', 'label', 'track'])
      expect(kit.services.last(`order.sheet-order.${call}`).request).toMatchObject(owner);
  });

  it('hear of a carrier’s events in the name of the carrier whose app it is', async () => {
    kit.services.answer('order.sheet-order-desk.carrierEvent', () => ({ recorded: true }));
    await kit.services.settled();
    const event = { tracking_number: 'TN1', event_time: '2026-11-28T09:00:00Z', raw_code: 'DL', status: 8 };
    const sent = { ...event, carrier_code: 'another' };
    expect(await client.reportTrackingEvent(sent)).toEqual({ recorded: true });
    expect(kit.services.last('order.sheet-order-desk.carrierEvent').request).toEqual({
      ...event,
      carrier_code: 'yodel',
    });
  });

  it('C26: answer 503 with a time to come back while the order service is away', async () => {
    kit.services.silence('order.sheet-order.read');
    await kit.services.settled();
    const away = await problem(client.sheetOrder('T-1001'));
    expect([away.status, away.problem?.code, away.retryAfterS]).toEqual([503, 'service.unavailable', 2]);
  });

  it('ask for a signature on every route', async () => {
    const facts = kit.gateway.app.get<ReadonlyMap<unknown, RouteFacts>>(ROUTE_FACTS);
    const open = [...facts.values()].filter(({ face }) => face === 'open');
    expect(open.length).toBeGreaterThanOrEqual(7);
    expect(open.filter(({ access }) => access.who !== 'partner')).toEqual([]);
  });
});
