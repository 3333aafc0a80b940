import { randomUUID } from 'node:crypto';
import { Controller, Get } from '@nestjs/common';
import { DomainError } from '@parcelway/contracts';
import Redis from 'ioredis';
import { startGateway } from '..';
import { GatewayKit } from '../../test/gateway-kit';

@Controller('api/open-by-accident')
class UndeclaredController {
  @Get('index')
  index(): null {
    return null;
  }
}

/** A token whose header says that it needs no signature. */
function unsigned(kind: 'member' | 'admin'): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sub: '1', kind, sid: randomUUID(), name: 'x', exp: Math.floor(Date.now() / 1000) + 3600 };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

/** Repeats a question until the answer is the wanted one; the test's own time limit ends it otherwise. */
async function until(ask: () => Promise<boolean>): Promise<void> {
  while (!(await ask())) await new Promise((resolve) => setImmediate(resolve));
}

describe('access', () => {
  let kit: GatewayKit;
  beforeAll(async () => {
    kit = await GatewayKit.start();
    kit.services.answer('user.address.list', ({ context }) => ({
      list: [context.identity],
      total: 1,
      remark: '',
    }));
    kit.services.answer('order.crud.list', () => ({ rows: [], total: 0 }));
    kit.services.answer('order.crud.add', () => ({ id: 9 }));
  });
  afterAll(() => kit.stop());

  const addresses = (headers: Record<string, string>, query = '') =>
    kit.call('GET', `/api/address/index${query}`, { headers });
  const categories = (headers: Record<string, string>) =>
    kit.call('GET', '/admin/goods.Category/index', { headers });

  it('refuses to start with a route that declares no access', async () => {
    await expect(startGateway(kit.config, { controllers: [UndeclaredController] })).rejects.toThrow(
      'Routes without a declared access: UndeclaredController.index (/api/open-by-accident/index)',
    );
  });

  it('sends a member without a token to the log in, by 302 with path and type', async () => {
    const { status, body } = await addresses({});
    expect(status).toBe(200);
    expect(body).toMatchObject({ code: 302, data: { type: 'need login', routePath: '/user/login' } });
  });

  it('sends an admin without a token to the admin log in', async () => {
    expect((await categories({})).body).toMatchObject({ code: 302, data: { routePath: '/admin/login' } });
  });

  it('answers the newer client generation with 303 where it is set', async () => {
    const other = await startGateway({ ...kit.config, legacyClient: 'C' });
    const response = await fetch(`${other.url}/api/address/index`);
    expect(await response.json()).toMatchObject({ code: 303, data: { type: 'need login' } });
    await other.stop();
  });

  it.each([
    ['the header', (token: string) => addresses({ 'ba-user-token': token })],
    ['its other spelling', (token: string) => addresses({ bausertoken: token })],
    ['Bearer', (token: string) => addresses({ authorization: `Bearer ${token}` })],
  ])('reads a member’s token from %s', async (_name, ask) => {
    const { body } = await ask(kit.token('member', { id: 7, sid: 's7' }));
    expect(body).toMatchObject({ code: 1, data: { list: [{ kind: 'member', id: 7, sessionId: 's7' }] } });
  });

  it('reads only the face’s own token when a client sends both', async () => {
    const both = { ...kit.member({ id: 7 }), ...kit.admin() };
    expect((await addresses(both)).body).toMatchObject({
      code: 1,
      data: { list: [{ kind: 'member', id: 7 }] },
    });
    expect((await categories(both)).body.code).toBe(1);
  });

  it.each([
    ['a member’s token on the admin face', () => categories({ batoken: kit.token('member') })],
    ['an admin’s token on the member face', () => addresses({ 'ba-user-token': kit.token('admin') })],
    ['a token signed by somebody else', () => addresses(kit.member({ secret: 'x'.repeat(40) }))],
    ['an unsigned token', () => addresses({ 'ba-user-token': unsigned('member') })],
    ['a token in the query', () => addresses({}, `?ba-user-token=${kit.token('member')}`)],
    ['no token at all but words', () => addresses({ 'ba-user-token': 'words' })],
  ])('treats %s as no log in', async (_name, ask) => {
    expect((await ask()).body.code).toBe(302);
  });

  it('asks to refresh an expired token where a log in is needed', async () => {
    const { status, body } = await addresses(kit.member({ expiresIn: -1 }));
    expect(status).toBe(200);
    expect(body).toMatchObject({ code: 409, data: [] });
  });

  it('lets an expired token pass as nobody on a public call, and never says 409 to a refresh', async () => {
    kit.services.answer('order.channel-catalogue.channels', ({ context }) => ({
      list: [context.identity],
      total: 0,
    }));
    const headers = kit.member({ expiresIn: -1 });
    expect((await kit.call('GET', '/api/channel/index', { headers })).body).toMatchObject({
      code: 1,
      data: { list: [{ kind: 'anonymous' }] },
    });
    kit.services.answer('user.session.refresh', () => {
      throw new DomainError('login.expired');
    });
    const refresh = (body: object) => kit.call('POST', '/api/common/refreshToken', { headers, body });
    expect((await refresh({ refreshToken: 'old' })).body).toMatchObject({
      code: 0,
      msg: '登录已过期，请重新登录',
      data: null,
    });
    expect((await refresh({})).body).toMatchObject({ code: 0, msg: '无效的令牌' });
    kit.services.answer('user.session.refresh', () => {
      throw new DomainError('auth.login_required');
    });
    expect((await refresh({ refresh_token: 'old' })).body.code).toBe(0);
    kit.services.answer('user.session.refresh', () => ({ type: 'user-refresh', token: 'new' }));
    for (const body of [{ refresh_token: 'r' }, { refreshToken: 'r' }]) {
      expect((await refresh(body)).body).toMatchObject({
        code: 1,
        data: { type: 'user-refresh', token: 'new' },
      });
      expect(kit.services.last('user.session.refresh').request).toEqual({ refresh_token: 'r', member_id: 1 });
    }
  });

  describe('a refresh', () => {
    const refresh = (headers: Record<string, string>) =>
      kit.call('POST', '/api/common/refreshToken', { headers, body: { refreshToken: 'r' } });
    const forged = (kind: 'member' | 'admin') => kit.token(kind, { secret: 'x'.repeat(40) });

    it.each([
      ['no access token', () => ({})],
      ['a foreign-signed one', () => ({ batoken: forged('admin'), 'ba-user-token': forged('member') })],
      ['a member’s in the place of an admin’s', () => ({ batoken: kit.token('member') })],
    ])('is refused with %s, and the user service is not asked', async (_name, headers) => {
      const before = kit.services.count('user.session.refresh');
      expect((await refresh(headers())).body).toMatchObject({ code: 0, msg: '无效的令牌', data: null });
      expect(kit.services.count('user.session.refresh')).toBe(before);
    });

    it('says whose access tokens came along, both where the client holds both', async () => {
      kit.services.answer('user.session.refresh', () => ({ type: 'admin-refresh', token: 'new' }));
      await refresh({ batoken: kit.token('admin', { id: 4, expiresIn: -1 }), ...kit.member({ id: 7 }) });
      expect(kit.services.last('user.session.refresh').request).toEqual({
        refresh_token: 'r',
        member_id: 7,
        admin_id: 4,
      });
    });
  });

  it('ends a session on every instance as soon as it is revoked', async () => {
    const other = await startGateway(kit.config);
    const sid = randomUUID();
    const headers = kit.member({ sid });
    const onOther = async () =>
      ((await (await fetch(`${other.url}/api/address/index`, { headers })).json()) as { code: number }).code;
    expect([(await addresses(headers)).body.code, await onOther()]).toEqual([1, 1]);
    kit.nats.publish('session.revoked', JSON.stringify({ sid }));
    await until(async () => (await addresses(headers)).body.code === 302 && (await onOther()) === 302);
    await other.stop();
  });

  it('ends a session with its log out, also for the next request in line', async () => {
    kit.services.answer('user.session.logOut', () => null);
    const headers = kit.member();
    expect(
      (await kit.call('POST', '/api/user/logout', { headers, body: { refresh_token: 'r' } })).body.code,
    ).toBe(1);
    expect((await addresses(headers)).body.code).toBe(302);
  });

  it('says login needed, not expired, for a revoked session whose token is old', async () => {
    const sid = randomUUID();
    kit.nats.publish('session.revoked', JSON.stringify({ sid }));
    await until(async () => (await addresses(kit.member({ sid }))).body.code === 302);
    expect((await addresses(kit.member({ sid, expiresIn: -1 }))).body.code).toBe(302);
  });

  it('knows sessions that were revoked before it started', async () => {
    const redis = new Redis(kit.config.redisUrl);
    const sid = randomUUID();
    await redis.set(`revoked:${sid}`, '1', 'EX', 60);
    await redis.quit();
    const later = await startGateway(kit.config);
    const headers = kit.member({ sid });
    await until(
      async () =>
        ((await (await fetch(`${later.url}/api/address/index`, { headers })).json()) as { code: number })
          .code === 302,
    );
    await later.stop();
  });

  it('starts and serves while Redis is away', async () => {
    const alone = await startGateway({ ...kit.config, redisUrl: 'redis://127.0.0.1:1' });
    const response = await fetch(`${alone.url}/api/address/index`, { headers: kit.member() });
    expect(await response.json()).toMatchObject({ code: 1 });
    await alone.stop();
  });

  it('asks, once per session, what ended before its start while Redis is away', async () => {
    const ended = randomUUID();
    kit.services.answer('user.session.isLive', ({ request }) => request['session_id'] !== ended);
    const alone = await startGateway({ ...kit.config, redisUrl: 'redis://127.0.0.1:1' });
    const code = async (headers: Record<string, string>) =>
      ((await (await fetch(`${alone.url}/api/address/index`, { headers })).json()) as { code: number }).code;
    const before = kit.services.count('user.session.isLive');
    const live = kit.member();
    expect([await code(live), await code(live), await code(kit.member({ sid: ended }))]).toEqual([1, 1, 302]);
    expect(await code(kit.member({ sid: ended }))).toBe(302);
    expect(kit.services.count('user.session.isLive') - before).toBe(2);
    kit.services.silence('user.session.isLive');
    await kit.services.settled();
    expect(await code(kit.member())).toBe(0);
    kit.services.answer('user.session.isLive', () => true);
    await alone.stop();
  });

  describe('permission nodes', () => {
    it('lets a super admin do everything', async () => {
      expect((await categories(kit.admin('*'))).body.code).toBe(1);
    });

    it('compares nodes without case', async () => {
      expect((await categories(kit.admin(['GOODS/CATEGORY/INDEX']))).body.code).toBe(1);
    });

    it('answers 401 with an empty list without the node, and asks no service', async () => {
      const { status, body } = await kit.call('POST', '/admin/goods.Category/add', {
        headers: kit.admin(['goods/category/index']),
        body: { name_zh: 'x' },
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({ code: 401, msg: '没有权限操作', data: [] });
      expect(kit.services.count('order.crud.add')).toBe(0);
    });

    it('asks for an admin’s nodes once in ten seconds', async () => {
      const headers = kit.admin(['goods/category/index']);
      const before = kit.services.count('user.admin-access.mine');
      for (let turn = 0; turn < 5; turn += 1) await categories(headers);
      expect(kit.services.count('user.admin-access.mine') - before).toBe(1);
    });

    it('sends a disabled admin to the log in', async () => {
      const headers = kit.admin();
      kit.services.answer('user.admin-access.mine', () => {
        throw new DomainError('auth.login_required');
      });
      expect((await categories(headers)).body.code).toBe(302);
    });

    it('gives a form the labels of a resource it refers to, though its list is closed', async () => {
      const headers = kit.admin(['channelPrice/edit']);
      expect((await kit.call('GET', '/admin/Channel/getOptions', { headers })).body).toMatchObject({
        code: 1,
        data: { options: [], list: [], total: 0 },
      });
      expect((await kit.call('GET', '/admin/Channel/index', { headers })).body.code).toBe(401);
    });
  });
});
