import { GatewayKit } from '../../test/gateway-kit';

describe('the admin face', () => {
  let kit: GatewayKit;
  beforeAll(async () => {
    kit = await GatewayKit.start();
  });
  afterAll(() => kit.stop());

  it('lists a resource with times in epoch seconds, both spellings', async () => {
    kit.services.answer('order.crud.list', () => ({
      rows: [{ id: 4, name_zh: '液体', status: '1', create_time: '2026-07-01T09:00:00.000Z' }],
      total: 319,
    }));
    const path =
      '/admin/goods.attribute/index?limit=20&page=2&order=createtime,asc&quickSearch=a&search[0][field]=status&search[0][val]=1&search[0][operator]=eq';
    const { body } = await kit.call('GET', path, { headers: kit.admin() });
    expect(body.data).toEqual({
      list: [{ id: 4, name_zh: '液体', status: '1', create_time: 1782896400, createtime: 1782896400 }],
      total: 319,
      remark: '',
    });
    expect(kit.services.last('order.crud.list').request).toEqual({
      resource: 'goods-attribute',
      offset: 20,
      limit: 20,
      sort: [{ field: 'create_time', direction: 'asc' }],
      search: [{ field: 'status', operator: 'eq', value: '1' }],
      quick: 'a',
    });
  });

  it('opens, adds, edits, deletes and sorts', async () => {
    const headers = kit.admin();
    const row = { id: 4, name_zh: '衣物' };
    kit.services.answer('order.crud.get', () => row);
    kit.services.answer('order.crud.add', () => ({ id: 5 }));
    kit.services.answer('order.crud.edit', () => row);
    kit.services.answer('order.crud.del', () => ({ deleted: 2 }));
    kit.services.answer('order.crud.sort', () => null);
    const call = (method: string, path: string, body?: unknown) =>
      kit.call(method, `/admin/goods.Category/${path}`, { headers, ...(body ? { body } : {}) });

    expect((await call('GET', 'edit?id=4')).body.data).toEqual({ row });
    expect((await call('POST', 'add', { name_zh: 'x' })).body).toMatchObject({
      code: 1,
      msg: '添加成功',
      data: null,
    });
    expect((await call('POST', 'edit', { id: 4, version: 3, status: '0' })).body).toMatchObject({
      code: 1,
      msg: '更新成功',
    });
    expect(kit.services.last('order.crud.edit').request).toEqual({
      resource: 'goods-category',
      id: 4,
      row: { status: '0' },
    });
    expect((await call('DELETE', 'del?ids[]=3&ids[]=4')).body).toMatchObject({ code: 1, msg: '删除成功' });
    expect(kit.services.last('order.crud.del').request).toEqual({ resource: 'goods-category', ids: [3, 4] });
    for (const [body, mode] of [
      [{ id: 5, targetId: 6 }, 'swap'],
      [{ move: 5, target: 6, direction: 'down', order: 'weigh,desc' }, 'place'],
    ] as const) {
      expect((await call('POST', 'sortable', body)).body).toMatchObject({ code: 1, data: null });
      expect(kit.services.last('order.crud.sort').request).toEqual({
        ...{ resource: 'goods-category', id: 5, target_id: 6, mode },
      });
    }
  });

  it.each([
    [
      'POST',
      'sortable',
      { move: 5, target: 6, direction: 'up', order: 'id,desc' },
      'Please use the weigh field to sort before operating',
    ],
    ['POST', 'sortable', { move: 5, target: 6 }, 'Record not found'],
    ['POST', 'add', {}, 'Parameter data can not be empty'],
    ['GET', 'add', undefined, 'Parameter error'],
    ['POST', 'del', { ids: [3] }, 'Parameter error'],
    ['DELETE', 'del', undefined, 'Parameter error'],
    ['GET', 'del?ids=3', undefined, 'Parameter error'],
  ])('refuses %s %s %j in the words of the existing clients', async (method, path, body, msg) => {
    const answer = await kit.call(method, `/admin/goods.Category/${path}`, {
      headers: { ...kit.admin(), 'think-lang': 'en' },
      ...(body ? { body } : {}),
    });
    expect(answer.body).toMatchObject({ code: 0, msg, data: null });
  });

  it.each([
    ['DELETE', 'del?ids[]=3', undefined],
    ['DELETE', 'del?ids=3', undefined],
    ['DELETE', 'del', { ids: [3] }],
  ])('deletes by %s %s %j', async (method, path, body) => {
    kit.services.answer('order.crud.del', () => ({ deleted: 1 }));
    const answer = await kit.call(method, `/admin/goods.Category/${path}`, {
      headers: kit.admin(),
      ...(body ? { body } : {}),
    });
    expect(answer.body).toMatchObject({ code: 1, data: null });
    expect(kit.services.last('order.crud.del').request).toEqual({ resource: 'goods-category', ids: [3] });
  });

  it('reads more than twenty search items and tells who writes with what', async () => {
    const items = Array.from(
      { length: 26 },
      (_, at) => `search[${at}][field]=status&search[${at}][val]=${at}&search[${at}][operator]=eq`,
    );
    kit.services.answer('order.crud.list', () => ({ rows: [], total: 0 }));
    await kit.call('GET', `/admin/goods.Category/index?${items.join('&')}&uuid=x&server=1`, {
      headers: kit.admin(),
    });
    expect(kit.services.last('order.crud.list').request['search']).toHaveLength(26);
    kit.services.answer('order.crud.add', () => ({ id: 5 }));
    await kit.call('POST', '/admin/goods.Category/add', {
      headers: { ...kit.admin(), 'user-agent': 'Browser' },
      body: { code: 'x' },
    });
    expect(kit.services.last('order.crud.add').context).toMatchObject({
      useragent: 'Browser',
      ip: '127.0.0.1',
    });
  });

  it('gives every write a key of its own where the client sends none', async () => {
    kit.services.answer('payment.payment.topUp', () => ({ id: 1, before: '0.00', after: '100.00' }));
    const headers = kit.admin();
    const body = { user_id: 1, money: '100.00', memo: 'x' };
    for (const path of ['/admin/user.MoneyLog/add', '/admin/trade.UserMoneyRecord/add']) {
      expect((await kit.call('POST', path, { headers, body })).body.code).toBe(1);
      expect(kit.services.last('payment.payment.topUp').context.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('answers 404 for an unknown controller and for an act a resource does not have', async () => {
    const headers = kit.admin();
    expect((await kit.call('GET', '/admin/nothing/index', { headers })).status).toBe(404);
    expect((await kit.call('DELETE', '/admin/order.LuggageOrder/del?ids=1', { headers })).status).toBe(404);
  });

  it('boots with menus, the settings of both client generations and no token', async () => {
    const { body } = await kit.call('GET', '/admin/index/index', { headers: kit.admin(['user/user/index']) });
    const data = body.data as {
      adminInfo: object;
      menus: { name: string }[];
      siteConfig: { upload: object };
    };
    expect(data.menus.map(({ name }) => name)).toEqual(['user', 'routine/adminInfo']);
    expect(data.adminInfo).toEqual({
      id: 1,
      username: 'admin',
      nickname: 'Admin',
      avatar: '/static/images/avatar.png',
      last_login_time: '',
      lastlogintime: '',
      super: false,
    });
    expect(data.siteConfig.upload).toMatchObject({
      maxSize: expect.any(Number),
      maxsize: expect.any(Number),
    });
  });

  it('says so when an admin has no menu', async () => {
    const { body } = await kit.call('GET', '/admin/Index/index', { headers: kit.admin([]) });
    expect(body).toMatchObject({ code: 0, msg: '没有后台菜单，请联系超级管理员！', data: null });
  });

  it('logs in with local time text and the path to go to', async () => {
    kit.services.answer('user.session.logIn', () => ({
      id: 1,
      username: 'admin',
      nickname: 'Admin',
      avatar: '',
      email: '',
      mobile: '',
      last_login_time: 1782896400,
      token: 't',
      refresh_token: '',
    }));
    const { body } = await kit.call('POST', '/admin/index/login', {
      headers: { 'think-lang': 'en' },
      body: { username: 'admin', password: 'Admin123', keep: false, captcha: '', loading: true },
    });
    expect(body).toMatchObject({
      code: 1,
      msg: 'Login succeeded!',
      data: { routePath: '/admin', userInfo: { last_login_time: '2026-07-01 10:00:00', refreshToken: '' } },
    });
    expect(kit.services.last('user.session.logIn').request).toMatchObject({ kind: 'admin', keep: false });
  });

  it('prints a label by the waybill’s id', async () => {
    kit.services.answer('waybill.crud.get', ({ request }) => ({ id: request['id'], waybill_no: 'PW9' }));
    kit.services.answer('waybill.waybill.label', () => Buffer.from('%PDF'));
    const { headers } = await kit.call<string>('GET', '/admin/Waybill/printCustomerLabel?ids=9', {
      headers: kit.admin(),
    });
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(kit.services.last('waybill.waybill.label').request).toEqual({ waybill_no: 'PW9' });
  });
});
