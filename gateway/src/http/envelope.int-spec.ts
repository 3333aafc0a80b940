import { Controller, Get } from '@nestjs/common';
import { DomainError } from '@parcelway/contracts';
import { GatewayKit } from '../../test/gateway-kit';
import { Public } from '../auth/access';

@Controller('api/broken')
@Public()
class BrokenController {
  @Get('index')
  index(): never {
    throw new TypeError('a secret of the code');
  }
}

describe('the legacy envelope', () => {
  let kit: GatewayKit;
  beforeAll(async () => {
    kit = await GatewayKit.start({}, [BrokenController]);
  });
  afterAll(() => kit.stop());

  const logIn = { tab: 'login', username: ' demo ', password: 'Demo1234', keep: true };

  it('answers a log in with four keys, both spellings of the tokens and a sentence', async () => {
    kit.services.answer('user.session.logIn', () => ({
      id: 1,
      username: 'demo',
      nickname: '演示',
      avatar: '',
      email: '',
      mobile: '',
      last_login_time: 1782896400,
      token: 't',
      refresh_token: 'r',
    }));
    kit.services.answer('user.member.profile', ({ context }) => ({
      ...context.identity,
      gender: 2,
      last_login_time: 1,
    }));
    const { status, headers, body } = await kit.call('POST', '/api/user/checkIn', { body: logIn });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(Object.keys(body)).toEqual(['code', 'msg', 'time', 'data']);
    expect(body).toMatchObject({
      code: 1,
      msg: '登录成功',
      data: {
        userInfo: {
          token: 't',
          refresh_token: 'r',
          refreshToken: 'r',
          gender: 2,
          money: '0.00',
          last_login_time: 1782896400,
          lastlogintime: 1782896400,
        },
        routePath: '/user',
      },
    });
    expect(Number.isInteger(body.time)).toBe(true);
    expect(kit.services.last('user.session.logIn').request).toMatchObject({
      kind: 'member',
      username: 'demo',
      password: 'Demo1234',
      keep: true,
    });
  });

  it('refuses any other tab than log in and register', async () => {
    const { body } = await kit.call('POST', '/api/user/checkIn', { body: { tab: 'other' } });
    expect(body).toMatchObject({ code: 0, msg: '未知操作', data: null });
  });

  it.each([
    ['the think-lang header', '/api/user/index', { 'think-lang': 'en' }, 'Please login first'],
    [
      'the lang parameter before the header',
      '/api/user/index?lang=en',
      { 'think-lang': 'zh-cn' },
      'Please login first',
    ],
    ['no language', '/api/user/index', {}, '请先登录'],
    ['an unknown language', '/api/user/index', { 'think-lang': 'fr' }, '请先登录'],
    ['Accept-Language, which only REST reads', '/api/user/index', { 'accept-language': 'en' }, '请先登录'],
  ])('speaks the language of %s', async (_name, path, headers, msg) => {
    expect((await kit.call('GET', path, { headers: headers as Record<string, string> })).body.msg).toBe(msg);
  });

  it('matches paths without case and with a last slash', async () => {
    kit.services.answer('order.channel-catalogue.channels', () => ({ list: [], total: 0, remark: '' }));
    for (const path of ['/API/Channel/INDEX', '/api/channel/index/', '/api/channel/index?uuid=1a']) {
      expect((await kit.call('GET', path)).body).toMatchObject({ code: 1, data: { list: [], total: 0 } });
    }
  });

  it('accepts an empty body with a JSON content type, on GET and on POST', async () => {
    const headers = { 'content-type': 'application/json' };
    kit.services.answer('user.session.settings', () => ({
      captcha_kind: 'none',
      account_verification_type: ['email'],
      is_open: true,
    }));
    expect((await kit.call('GET', '/api/user/checkIn', { headers })).body).toMatchObject({
      code: 1,
      data: { userLoginCaptchaSwitch: false, accountVerificationType: ['email'] },
    });
    kit.services.answer('user.session.logOut', () => null);
    expect((await kit.call('POST', '/api/user/logout', { headers, body: '' })).body).toMatchObject({
      code: 1,
      data: null,
    });
  });

  it('takes form bodies', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await kit.call('POST', '/api/user/checkIn', {
      headers,
      body: 'tab=login&username=demo&password=a%26b&keep=true',
    });
    expect(kit.services.last('user.session.logIn').request).toMatchObject({ password: 'a&b', keep: true });
  });

  it('names broken fields in words, with the first as the sentence', async () => {
    kit.services.answer('order.quote.request', () => {
      throw new DomainError('request.invalid', {}, [
        { field: 'packages.0.weight', rule: 'max', params: { max: '70' } },
        { field: 'packages.1.items.0.quantity', rule: 'required' },
      ]);
    });
    const zh = await kit.call('POST', '/api/waybill/quote', { headers: kit.member(), body: {} });
    expect(zh.status).toBe(200);
    expect(zh.body).toMatchObject({
      code: 0,
      msg: '箱 1 重量 不能大于 70',
      data: {
        error: 'request.invalid',
        fields: [
          { field: 'packages.0.weight', text: '箱 1 重量 不能大于 70' },
          { field: 'packages.1.items.0.quantity', text: '箱 2 物品 1 数量 不能为空' },
        ],
      },
    });
    const en = await kit.call('POST', '/api/waybill/quote', {
      headers: { ...kit.member(), 'think-lang': 'en' },
      body: {},
    });
    expect(en.body.msg).toBe('Weight of box 1 cannot be above 70');
  });

  it('fills a domain error’s text and says its code on the product’s own calls', async () => {
    kit.services.answer('payment.payment.payFromBalance', () => {
      throw new DomainError('pay.insufficient', { currency: 'GBP', missing: '12.30' });
    });
    const { status, body } = await kit.call('POST', '/api/Pay/balance', {
      headers: kit.member(),
      body: { order_no: 'X' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      code: 0,
      msg: '余额不足，还差 GBP 12.30',
      data: { error: 'pay.insufficient', fields: [] },
    });
  });

  it('hands the idempotency key on and refuses one of 81 characters by name', async () => {
    kit.services.answer('payment.payment.payFromBalance', () => ({ payment_no: 'P1' }));
    const pay = (key: string) =>
      kit.call('POST', '/api/Pay/balance', {
        headers: { ...kit.member(), 'Idempotency-Key': key },
        body: { order_no: 'X' },
      });
    expect((await pay('k'.repeat(80))).body.data).toEqual({ payment_no: 'P1' });
    expect(kit.services.last('payment.payment.payFromBalance').context.idempotencyKey).toBe('k'.repeat(80));
    expect((await pay('k'.repeat(81))).body).toMatchObject({
      code: 0,
      data: { error: 'request.invalid', fields: [{ field: 'Idempotency-Key' }] },
    });
  });

  it('shows an unexpected error as its request id and nothing else', async () => {
    const { status, body } = await kit.call('GET', '/api/broken/index', {
      headers: { 'x-request-id': 'abc-1' },
    });
    expect(status).toBe(500);
    expect(body).toMatchObject({ code: 0, msg: '系统出错了，请稍后再试（编号 abc-1）' });
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('answers an unknown path with 404 in the envelope', async () => {
    const { status, body } = await kit.call('GET', '/api/nothing/here', { headers: { accept: 'text/html' } });
    expect(status).toBe(404);
    expect(Object.keys(body)).toEqual(['code', 'msg', 'time', 'data']);
  });

  it.each([
    ['broken JSON', '{"a":', '请求内容无法读取'],
    ['a body beyond 1 MB', JSON.stringify({ a: 'x'.repeat(1_100_000) }), '请求内容太大，最多 1 MB'],
    ['a prototype in JSON', '{"__proto__":{"a":1}}', '请求内容无法读取'],
  ])('refuses %s with code 0', async (_name, body, msg) => {
    const heard = await kit.call('POST', '/api/user/checkIn', { body });
    expect(heard.status).toBe(200);
    expect(heard.body).toMatchObject({ code: 0, msg });
  });

  it('gives a PDF as bytes and an error on the same path as the envelope', async () => {
    kit.services.answer('waybill.waybill.label', () => Buffer.from('%PDF-1.7'));
    const path = '/api/waybill/printLastMileLabel?waybill_no=PW1';
    const { headers, body } = await kit.call<string>('GET', path, { headers: kit.member() });
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toContain('inline; filename="PW1.pdf"');
    expect(body).toBe('%PDF-1.7');
    kit.services.answer('waybill.waybill.label', () => {
      throw new DomainError('waybill.not_found');
    });
    expect((await kit.call('GET', path, { headers: kit.member() })).body).toMatchObject({
      code: 0,
      msg: '运单不存在',
    });
  });

  it('makes a request id, or takes a plain one from outside', async () => {
    const own = (await kit.call('GET', '/api/user/checkIn')).headers.get('x-request-id');
    expect(own).toMatch(/^[0-9a-f-]{36}$/);
    const bad = await kit.call('GET', '/api/user/checkIn', { headers: { 'x-request-id': 'a b<c>' } });
    expect(bad.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  describe('address deletion', () => {
    beforeAll(() => kit.services.answer('user.address.del', () => ({ deleted: 1 })));

    it.each<[string, string, string, unknown]>([
      ['DELETE', 'a bracket list', '/api/address/del?ids[]=3&ids[]=4', undefined],
      ['DELETE', 'a comma list', '/api/address/del?ids=3,4', undefined],
      ['DELETE', 'a JSON list', '/api/address/del', { ids: [3, 4] }],
      ['POST', 'a JSON list', '/api/address/del', { ids: ['3', '4'] }],
    ])('reads ids of a %s with %s', async (method, _form, path, body) => {
      const heard = await kit.call(method, path, { headers: kit.member(), ...(body ? { body } : {}) });
      expect(heard.body).toMatchObject({ code: 1, data: null });
      expect(kit.services.last('user.address.del').request).toEqual({ ids: [3, 4] });
    });
  });

  describe('CORS', () => {
    const preflight = (origin: string) =>
      kit.call('OPTIONS', '/admin/Index/index', {
        headers: {
          origin,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'think-lang,batoken',
        },
      });

    it('answers a preflight of an allowed host with 204 and echoes the origin', async () => {
      const { status, headers } = await preflight('http://localhost:1818');
      expect(status).toBe(204);
      expect(headers.get('access-control-allow-origin')).toBe('http://localhost:1818');
      expect(headers.get('access-control-allow-credentials')).toBe('true');
      expect(headers.get('access-control-max-age')).toBe('1800');
      const allowed = headers.get('access-control-allow-headers')?.toLowerCase().split(', ') ?? [];
      expect(allowed).toEqual(
        expect.arrayContaining([
          'think-lang',
          'server',
          'batoken',
          'ba-user-token',
          'content-type',
          'idempotency-key',
        ]),
      );
    });

    it('gives another origin no permission', async () => {
      const { status, headers } = await preflight('https://elsewhere.example');
      expect(status).toBe(204);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    });
  });
});
