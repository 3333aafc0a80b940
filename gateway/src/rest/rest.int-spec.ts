import { DomainError } from '@parcelway/contracts';
import { GatewayKit } from '../../test/gateway-kit';

interface Problem {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly fields: { field: string; text: string }[];
}

describe('REST', () => {
  let kit: GatewayKit;
  beforeAll(async () => {
    kit = await GatewayKit.start();
  });
  afterAll(() => kit.stop());

  const list = (headers: Record<string, string>, query = '') =>
    kit.call<unknown>('GET', `/rest/goods-category${query}`, { headers });

  it('gives rows as they come and says which of how many', async () => {
    kit.services.answer('order.crud.list', () => ({
      rows: [{ id: 4, create_time: '2026-07-01T09:00:00.000Z' }, { id: 3 }],
      total: 319,
    }));
    const { headers, body } = await list(
      kit.bearer(),
      '?sort=["id","ASC"]&range=[25,49]&filter={"status":"1"}',
    );
    expect(headers.get('content-range')).toBe('goods-category 25-26/319');
    expect(body).toEqual([{ id: 4, create_time: '2026-07-01T09:00:00.000Z' }, { id: 3 }]);
  });

  it('lets a browser of an allowed origin read Content-Range', async () => {
    const { headers } = await list({ ...kit.bearer(), origin: 'http://localhost:5174' });
    expect(headers.get('access-control-expose-headers')?.toLowerCase()).toContain('content-range');
  });

  it('has a total for an empty page too', async () => {
    kit.services.answer('order.crud.list', () => ({ rows: [], total: 0 }));
    expect((await list(kit.bearer())).headers.get('content-range')).toBe('goods-category */0');
  });

  it('creates with 201 and the new row, edits by version, deletes', async () => {
    const headers = kit.bearer();
    kit.services.answer('order.crud.add', () => ({ id: 5 }));
    kit.services.answer('order.crud.get', () => ({ id: 5, version: 1 }));
    kit.services.answer('order.crud.edit', () => ({ id: 5, version: 2 }));
    kit.services.answer('order.crud.del', () => ({ deleted: 1 }));
    const made = await kit.call('POST', '/rest/goods-category', { headers, body: { name_zh: 'x' } });
    expect([made.status, made.body]).toEqual([201, { id: 5, version: 1 }]);
    const changed = await kit.call('PUT', '/rest/goods-category/5', {
      headers,
      body: { id: 5, version: 1, name_zh: 'y' },
    });
    expect([changed.status, changed.body]).toEqual([200, { id: 5, version: 2 }]);
    expect(kit.services.last('order.crud.edit').request).toEqual({
      resource: 'goods-category',
      id: 5,
      row: { name_zh: 'y' },
      version: 1,
    });
    expect((await kit.call('DELETE', '/rest/goods-category/5', { headers })).body).toEqual({ id: 5 });
    kit.services.answer('order.crud.del', () => ({ deleted: 2 }));
    const many = await kit.call('DELETE', '/rest/goods-category?filter={"id":[5,6]}', { headers });
    expect([many.status, many.body]).toEqual([200, { deleted: 2 }]);
    expect(kit.services.last('order.crud.del').request).toEqual({ resource: 'goods-category', ids: [5, 6] });
  });

  it('answers an outdated edit with 409 problem details (fault C11)', async () => {
    kit.services.answer('order.crud.edit', () => {
      throw new DomainError('crud.changed_by_another');
    });
    const headers = { ...kit.bearer(), 'accept-language': 'en' };
    const edit = (body: object) => kit.call<Problem>('PUT', '/rest/goods-category/5', { headers, body });
    const outdated = await edit({ version: 1 });
    expect(outdated.status).toBe(409);
    expect(outdated.headers.get('content-type')).toContain('application/problem+json');
    expect(outdated.body).toMatchObject({
      status: 409,
      code: 'crud.changed_by_another',
      detail: 'This record was changed by another. Reload it before you edit.',
      fields: [],
    });
    expect((await edit({ name_zh: 'y' })).body.code).toBe('crud.changed_by_another');
  });

  it('names broken fields with the resource’s own labels', async () => {
    kit.services.answer('order.crud.add', () => {
      throw new DomainError('request.invalid', {}, [{ field: 'name_zh', rule: 'required' }]);
    });
    const { status, body } = await kit.call<Problem>('POST', '/rest/goods-category', {
      headers: kit.bearer(),
      body: {},
    });
    expect([status, body.fields]).toEqual([422, [{ field: 'name_zh', text: '中文名 不能为空' }]]);
  });

  it.each([
    ['no token', () => list({}), 401, 'auth.login_required'],
    [
      'an expired token',
      () => list({ authorization: `Bearer ${kit.token('admin', { expiresIn: -1 })}` }),
      401,
      'auth.token_expired',
    ],
    [
      'a member’s token',
      () => list({ authorization: `Bearer ${kit.token('member')}` }),
      401,
      'auth.login_required',
    ],
    ['the legacy header', () => list({ batoken: kit.token('admin') }), 401, 'auth.login_required'],
    ['no node', () => list(kit.bearer([])), 403, 'auth.no_permission'],
    [
      'a deletion of many without its node',
      () =>
        kit.call('DELETE', '/rest/goods-category?filter={"id":[5,6]}', {
          headers: kit.bearer(['goods/category/index']),
        }),
      403,
      'auth.no_permission',
    ],
    [
      'an unknown resource',
      () => kit.call('GET', '/rest/nothing', { headers: kit.bearer() }),
      404,
      'request.unsupported',
    ],
    [
      'an id that is no number',
      () => kit.call('GET', '/rest/channel/abc', { headers: kit.bearer() }),
      404,
      'crud.not_found',
    ],
  ])('answers %s with its status', async (_name, ask, status, code) => {
    const heard = await ask();
    expect([heard.status, (heard.body as Problem).code]).toEqual([status, code]);
  });

  it('logs in, says who is in, refreshes and logs out', async () => {
    const headers = kit.bearer(['waybill/index']);
    kit.services.answer('user.session.logIn', () => ({
      id: 1,
      username: 'admin',
      nickname: 'A',
      avatar: '',
      token: 't',
      refresh_token: 'r',
    }));
    kit.services.answer('user.session.refreshAdmin', () => ({ type: 'admin-refresh', token: 't2' }));
    kit.services.answer('user.session.logOut', () => null);
    const loggedIn = await kit.call('POST', '/rest/login', { body: { username: 'admin', password: 'x' } });
    expect([loggedIn.status, loggedIn.body]).toEqual([
      200,
      { token: 't', refresh_token: 'r', admin: { id: 1, username: 'admin', nickname: 'A', avatar: '' } },
    ]);
    expect(kit.services.last('user.session.logIn').request).toMatchObject({ kind: 'admin', keep: true });
    expect((await kit.call('GET', '/rest/me', { headers })).body).toMatchObject({
      admin: { id: 1, username: 'admin', nickname: 'Admin', avatar: '', last_login_time: null },
      menus: [
        {
          name: 'warehouse',
          ui_icon: 'Warehouse',
          children: [{ name: 'waybill', resource: 'waybill', children: [{ name: 'waybill/index' }] }],
        },
        { name: 'routine/adminInfo', extend: 'add_rules_only' },
      ],
      nodes: ['waybill/index'],
      super: false,
      site: { siteName: 'Parcelway' },
    });
    expect((await kit.call('POST', '/rest/refresh', { body: { refresh_token: 'r' } })).body).toEqual({
      token: 't2',
    });
    expect((await kit.call('POST', '/rest/logout', { headers, body: {} })).status).toBe(204);
    expect((await kit.call('GET', '/rest/me', { headers })).status).toBe(401);
  });

  it('takes the staff’s actions before the generic routes', async () => {
    const headers = kit.bearer();
    kit.services.answer('waybill.warehouse-scan.inbound', () => ({ waybill_no: 'PW1' }));
    kit.services.answer('waybill.warehouse-scan.counts', () => ({ today: 1 }));
    kit.services.answer('order.luggage-order.detail', ({ request }) => request);
    kit.services.answer('waybill.waybill.track', () => ({ status: 2, events: [] }));
    kit.services.answer('payment.payment.topUp', () => ({ id: 3, before: '0.00', after: '1.00' }));
    const call = (method: string, path: string, body?: unknown) =>
      kit.call<unknown>(method, `/rest/${path}`, { headers, ...(body ? { body } : {}) });
    expect((await call('POST', 'warehouse-scan/inbound', { waybill_no: 'PW1' })).body).toEqual({
      waybill_no: 'PW1',
    });
    expect((await call('GET', 'warehouse-scan/counts')).body).toEqual({ today: 1 });
    expect((await call('GET', 'luggage-order/PW26ab/detail')).body).toEqual({ order_no: 'PW26ab' });
    expect((await call('POST', 'waybill/track', { order_no: 'PW1' })).body).toEqual({
      status: 2,
      events: [],
    });
    const record = await call('POST', 'member-money-record', { user_id: 1, money: '1.00', memo: 'x' });
    expect([record.status, record.body]).toEqual([201, { id: 3, before: '0.00', after: '1.00' }]);
  });
});
