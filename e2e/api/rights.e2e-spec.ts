import { randomUUID } from 'node:crypto';
import { startGateway } from '@parcelway/gateway';
import { service as payment } from '@parcelway/payment-service';
import type { Stack } from '@parcelway/testing';
import { eventually, startStack } from '@parcelway/testing';
import { service as user } from '@parcelway/user-service';
import type { Envelope } from '../kit/api';
import { Api } from '../kit/api';
import { logIn } from '../kit/shipment';

interface Menu {
  readonly name: string;
  readonly type: string;
  readonly children?: readonly Menu[];
}

/** Long before the 10 s after which a gateway asks again anyway. */
const AT_ONCE_MS = 1_000;

describe('rights', () => {
  let stack: Stack;
  let boss = '';
  let clerk = '';
  beforeAll(async () => {
    stack = await startStack({ services: [user, payment], gateway: startGateway });
    [boss, clerk] = await Promise.all([staff('admin', 'Admin123'), staff('clerk', 'Clerk1234')]);
  });
  afterAll(() => stack.stop());

  const staff = async (username: string, password: string): Promise<string> => {
    const response = await fetch(`${stack.url}/rest/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
    return ((await response.json()) as { token: string }).token;
  };
  const rest = async <Body>(token: string, path: string, method = 'GET', body?: unknown) => {
    const response = await fetch(`${stack.url}/rest${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json().catch(() => null)) as Body };
  };
  const legacy = (token: string) => new Api(stack.url, { lang: 'en', token });
  const groupOf = async (name: string) => {
    const { body } = await rest<{ id: number; version: number; rules: string[] }[]>(boss, '/admin-group');
    const row = body.find((one) => JSON.stringify(one).includes(name));
    if (!row) throw new Error(`no group ${name}`);
    return row;
  };
  const namesIn = (menus: readonly Menu[]): string[] =>
    menus.flatMap(({ name, children = [] }) => [name, ...namesIn(children)]);

  describe('of a clerk', () => {
    it('draw the menus of the group and no other, on both faces', async () => {
      const me = await rest<{ menus: Menu[]; nodes: string[] }>(clerk, '/me');
      const names = namesIn(me.body.menus);
      expect(names).toEqual(expect.arrayContaining(['warehouse', 'warehouse/scan']));
      expect(names.some((name) => /^(user|auth|security|trade)\b/.test(name))).toBe(false);
      expect(me.body.nodes).toContain('warehouse/scan/inbound');
      expect(me.body.nodes).not.toContain('user/user/index');
      const boot = await legacy(clerk).ok(legacy(clerk).get<{ menus: Menu[] }>('/admin/Index/index'));
      expect(namesIn(boot.menus).some((name) => /^(user|auth|security)\b/.test(name))).toBe(false);
    });

    it('open no other list: 401 in the envelope, 403 from REST', async () => {
      const answer: Envelope = await legacy(clerk).get('/admin/user.User/index');
      expect([answer.code, answer.msg]).toEqual([401, 'You have no permission']);
      expect((await rest(clerk, '/member')).status).toBe(403);
      expect((await rest(clerk, '/warehouse-scan')).status).not.toBe(403);
      expect((await rest<{ list: unknown[] }>(clerk, '/search?q=demo')).body.list).toEqual([]);
    });

    it('reach a running gateway at once when the group gets or loses them', async () => {
      const change = async (edit: (rules: string[]) => string[]): Promise<void> => {
        const { id, version } = await groupOf('clerk');
        const { body } = await rest<{ rules: string[] }>(boss, `/admin-group/${id}`);
        const saved = await rest(boss, `/admin-group/${id}`, 'PUT', { version, rules: edit(body.rules) });
        expect(saved).toMatchObject({ status: 200 });
      };
      await change((rules) => [...rules, 'user', 'user/user', 'user/user/index']);
      await eventually(async () => (await rest(clerk, '/member')).status === 200, AT_ONCE_MS);
      await change((rules) => rules.filter((rule) => !/^user(\/|$)/.test(rule)));
      await eventually(async () => (await rest(clerk, '/member')).status === 403, AT_ONCE_MS);
    });
  });

  describe('of members', () => {
    it('follow the group they are moved to at once', async () => {
      const member = await logIn(new Api(stack.url, { lang: 'en' }));
      expect(await member.get('/api/user/getApiParam')).toMatchObject({ code: 1 });
      const group = async (rules: string[]) => {
        const name = `Only ${randomUUID().slice(0, 8)}`;
        return (await rest<{ id: number }>(boss, '/member-group', 'POST', { name, rules })).body.id;
      };
      const [few, some] = [
        await group(['account', 'account/profile']),
        await group(['account', 'account/apiParam']),
      ];
      const move = async (group_id: number): Promise<void> => {
        const { body } = await rest<{ version: number }>(boss, '/member/1');
        expect((await rest(boss, '/member/1', 'PUT', { version: body.version, group_id })).status).toBe(200);
      };
      const answers = (code: number) =>
        eventually(async () => (await member.get('/api/user/getApiParam')).code === code, AT_ONCE_MS);
      await move(few);
      await answers(401);
      await move(some);
      await answers(1);
      await move(1);
    });

    it('have a row for each page of the centre that asks for one', async () => {
      const rows = await stack.rows<{ name: string; type: string; component: string }>(
        `SELECT name, type, component FROM user_service.member_rule WHERE name LIKE 'account/%'`,
      );
      const ours = ['order', 'storeOrders', 'sheetOrder', 'addressBook', 'balanceRecord', 'apiParam'];
      for (const name of ours)
        expect(rows).toContainEqual({ name: `account/${name}`, type: 'button', component: '' });
    });
  });

  describe('of the own record', () => {
    it('keep habits and the usual warehouse for oneself alone', async () => {
      const preferences = { rows: 'compact', views: [{ name: 'late', filter: { status: 1 } }] };
      const saved = await rest(clerk, '/admin-profile', 'PUT', { preferences, warehouse_id: 1 });
      expect(saved.body).toMatchObject({ preferences, warehouse_id: 1, nickname: '周敏' });
      expect((await rest(clerk, '/admin-profile')).body).toMatchObject({ preferences });
      expect((await rest(boss, '/admin-profile')).body).toMatchObject({
        preferences: {},
        warehouse_id: null,
      });
      expect(JSON.stringify((await rest(boss, '/admin')).body)).not.toContain('compact');
      expect((await rest(clerk, '/admin-profile', 'PUT', { preferences: [1] })).status).toBe(422);
      expect((await rest(clerk, '/admin-profile', 'PUT', { warehouse_id: null })).body).toMatchObject({
        warehouse_id: null,
        preferences,
      });
    });
  });

  describe('over what has no table', () => {
    it('lists areas by parent, name and id on both faces', async () => {
      const under = async (pid: number) => {
        const filter = encodeURIComponent(JSON.stringify({ pid }));
        const path = `/area?filter=${filter}&range=[0,99]`;
        return (await rest<{ id: number; name: string }[]>(boss, path)).body;
      };
      expect(await under(0)).toHaveLength(31);
      expect(await under(62)).toContainEqual(expect.objectContaining({ id: 6209, name: '酒泉市' }));
      expect((await rest(boss, '/area/620982')).body).toMatchObject({ mergename: '甘肃省,酒泉市,敦煌市' });
      expect((await rest(boss, '/area/99')).status).toBe(404);
      const list = await legacy(boss).ok(
        legacy(boss).get<{ list: { id: number }[]; total: number }>(
          '/admin/routine.Area/index?quick_search=dunhuang&limit=5',
        ),
      );
      expect(list).toMatchObject({ total: 1, list: [{ id: 620982 }] });
      expect((await rest(clerk, '/area')).status).toBe(403);
    });

    it('searches every kind at once and says whose service is away', async () => {
      const { body } = await rest<{ list: { resource: string; name: string }[]; silent: string[] }>(
        boss,
        '/search?q=demo',
      );
      expect(body.list).toContainEqual(
        expect.objectContaining({ resource: 'member', note: expect.stringContaining('demo') as string }),
      );
      expect(body.silent).toEqual(['luggage-order', 'waybill']);
      expect((await rest<{ list: unknown[] }>(boss, '/search?q=d')).body.list).toEqual([]);
    });

    it('gives attachments an address with a host', async () => {
      await stack.rows(
        `INSERT INTO user_service.attachment (topic, url, name, size, mimetype, storage, sha1, last_upload_time)
         VALUES ('default', '/storage/default/20261128/a.png', 'a.png', 1, 'image/png', 'local', $1, now())`,
        [randomUUID().replaceAll('-', '').padEnd(40, '0')],
      );
      const { list } = await legacy(boss).ok(
        legacy(boss).get<{ list: { full_url: string }[] }>('/admin/routine.Attachment/index'),
      );
      expect(list[0]?.full_url).toBe(`${stack.url}/storage/default/20261128/a.png`);
    });
  });
});
