import { startGateway } from '@parcelway/gateway';
import type { Stack } from '@parcelway/testing';
import { eventually } from '@parcelway/testing';
import { expiredToken } from '../kit/expired-token';
import { LegacyClient } from '../kit/legacy-client';
import { menuRows } from '../kit/menu-rows';
import type { MenuRow } from '../kit/menu-rows';
import { pngOf } from '../kit/pictures';
import { staffTab } from '../kit/settings';
import { expectShape } from '../kit/shapes';
import { startWholeStack } from '../kit/whole-stack';

type Row = Record<string, unknown> & { readonly id: number };
interface Page {
  readonly list: readonly Row[];
  readonly total: number;
}

/** What the former system did that its clients need, and what it did that nobody may do any more. */
describe('the former system’s behaviour', () => {
  let stack: Stack;
  let newer: Awaited<ReturnType<typeof startGateway>>;
  let tab: LegacyClient;

  beforeAll(async () => {
    stack = await startWholeStack({ LEGACY_CLIENT: 'L' });
    newer = await startGateway({ ...stack.config, legacyClient: 'C' });
    tab = await staffTab(stack);
  });
  afterAll(async () => {
    await newer.stop();
    await stack.stop();
  });

  const rowsOf = async (path: string, query = ''): Promise<readonly Row[]> =>
    (await tab.get<Page>(`/admin/${path}/index`, query)).data.list;
  const memberTab = async (): Promise<LegacyClient> => {
    const own = new LegacyClient(stack.url);
    const { data } = await own.post<{ userInfo: { token: string; refresh_token: string } }>(
      '/api/user/checkIn',
      { tab: 'login', username: 'demo', password: 'Demo1234', keep: true },
    );
    own.member = { token: data.userInfo.token, refresh: data.userInfo.refresh_token };
    return own;
  };

  describe('kept', () => {
    it('a log out is code 1 for whoever asks: nobody, a stranger’s token, one that is dead', async () => {
      const own = await staffTab(stack);
      const logOut = (from: LegacyClient, path: string, body: object) => from.post(path, body);
      for (const from of [new LegacyClient(stack.url), own, own])
        for (const path of ['/admin/Index/logout', '/admin/index/logout', '/api/user/logout'])
          for (const body of [{}, { refreshToken: from.admin.refresh }, { refresh_token: 'none of ours' }])
            expect(await logOut(from, path, body)).toMatchObject({ code: 1, data: null });
      expect((await own.get('/admin/Index/index')).code).toBe(302);
    });

    it('302 says where to go by one of path and name, beside the type that the other generation reads', async () => {
      const nobody = new LegacyClient(stack.url);
      for (const path of ['/admin/Index/index', '/api/user/index'])
        expectShape((await nobody.get<object>(path)).data, { routePath: 'string', type: 'string' });
      const onNewer = new LegacyClient(newer.url);
      for (const path of ['/admin/Index/index', '/api/account/overview'])
        expectShape((await onNewer.get<object>(path)).data, { type: 'string' });
    });

    it('both spellings of a path are served to both generations', async () => {
      for (const url of [stack.url, newer.url]) {
        const own = new LegacyClient(url);
        own.admin = tab.admin;
        const count = async (path: string) =>
          menuRows((await own.get<{ list: readonly MenuRow[] }>(path)).data.list).length;
        expect(await count('/admin/auth.Rule/index')).toBe(await count('/admin/auth.menu/index'));
        for (const path of ['/admin/Dashboard/index', '/admin/Dashboard/dashboard', '/admin/index/index'])
          expect((await own.get(path)).code).toBe(1);
      }
    });

    it('rows are deleted by DELETE, by the newer generation by POST as well, and never without a trace', async () => {
      const onNewer = new LegacyClient(newer.url);
      onNewer.admin = tab.admin;
      const path = '/admin/user.Group/del';
      for (const [from, method, code] of [
        [tab, 'GET', 0],
        [tab, 'POST', 0],
        [tab, 'DELETE', 1],
        [onNewer, 'GET', 0],
        [onNewer, 'POST', 1],
        [onNewer, 'DELETE', 1],
      ] as const) {
        await tab.post('/admin/user.Group/add', { name: 'to go', rules: [], status: '1' });
        const [{ id }] = (await stack.rows<{ id: string }>(
          `SELECT id FROM user_service.member_group WHERE name = 'to go'`,
        )) as [{ id: string }];
        const query = `ids[]=${id}&by=${method}`;
        expect((await from.call(method, path, { query })).code).toBe(code);
        if (code === 0) await tab.delete(path, `ids[]=${id}`);
        else
          await eventually(async () => {
            const logged = await stack.rows(`SELECT 1 FROM user_service.admin_log WHERE url = $1`, [
              `${path}?${query}`,
            ]);
            return logged.length > 0;
          });
      }
    });

    it('an expired token is nobody’s on the storefront’s boot, and to be refreshed where it wants a log in', async () => {
      const own = await memberTab();
      own.member.token = expiredToken(own.member.token, stack.config.jwtSecret);
      expect(await own.get('/api/index/index', 'requiredLogin=0')).toMatchObject({
        code: 1,
        data: { userInfo: [] },
      });
      expect(await own.get('/api/index/index', 'requiredLogin=1')).toMatchObject({ code: 409, data: [] });
      expect((await own.post('/api/user/logout', { refreshToken: own.member.refresh })).code).toBe(1);
      expect(await own.get('/api/index/index', 'requiredLogin=1')).toMatchObject({ code: 302 });
    });

    it('a parent is chosen among directories and screens, switched on and with their branches', async () => {
      const { data } = await tab.get<{ options: readonly (Row & { title: string })[] }>(
        '/admin/auth.Rule/index',
        'select=true&isTree=true',
      );
      expect(new Set(data.options.map(({ type }) => type))).toEqual(new Set(['menu_dir', 'menu']));
      expect(data.options.some(({ title }) => /[├└]/.test(title))).toBe(true);
    });

    it('forms open times of admins as local text and rows at the root under 0', async () => {
      const opened = async (path: string, id: number) =>
        (await tab.get<{ row: Row }>(`/admin/${path}/edit`, `id=${id}`)).data.row;
      expect((await opened('auth.Admin', 1))['last_login_time']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
      for (const path of ['auth.Rule', 'auth.menu', 'auth.Group', 'user.Rule'])
        expect(await opened(path, 1)).toMatchObject({ id: 1, pid: 0 });
      expect((await opened('user.Rule', 1))['no_login_valid']).toBe(0);
    });

    it('rules of sensitive data are found by their controller', async () => {
      const found = await rowsOf('security.SensitiveData', 'quick_search=auth/Admin');
      expect(found.map(({ controller }) => controller)).toEqual(['auth/Admin.php']);
    });
  });

  describe('fixed', () => {
    it('the own record is the caller’s, whatever id the form names', async () => {
      const clerk = await staffTab(stack, 'clerk', 'Clerk1234');
      const others = () =>
        stack.rows(
          `SELECT to_jsonb(a) - 'last_login_time' - 'last_login_ip' AS row FROM user_service.admin a WHERE id = 1`,
        );
      const before = await others();
      const form = { id: 1, username: 'taken', status: '0', nickname: '文员', motto: 'mine' };
      expect(await clerk.post('/admin/routine.AdminInfo/edit', form, 'en')).toMatchObject({
        code: 1,
        msg: 'Update successful',
      });
      // A form with an avatar changes the avatar alone.
      expect(
        await clerk.post(
          '/admin/routine.AdminInfo/edit',
          { id: 1, avatar: '/storage/a.png', motto: 'no' },
          'en',
        ),
      ).toMatchObject({ code: 1, msg: 'Avatar modified successfully!' });
      expect(await others()).toEqual(before);
      expect(
        await stack.rows(
          `SELECT username, nickname, motto, avatar, status FROM user_service.admin WHERE id = 2`,
        ),
      ).toEqual([
        { username: 'clerk', nickname: '文员', motto: 'mine', avatar: '/storage/a.png', status: true },
      ]);
    });

    it('balance and score of a member are not written by their form', async () => {
      const held = async () => {
        const { data } = await tab.get<{ row: Row }>('/admin/user.User/edit', 'id=1');
        return [data.row['money'], data.row['score']];
      };
      const before = await held();
      expect(
        await tab.post('/admin/user.User/edit', { id: 1, money: '99999.00', score: 777, motto: 'rich' }),
      ).toMatchObject({ code: 1 });
      expect(await held()).toEqual(before);
      const added = { username: 'richAtOnce', nickname: 'R', password: 'Secret123', group_id: '1' };
      await tab.post('/admin/user.User/add', { ...added, money: '5.00', score: '9', status: 'enable' });
      const [row] = await rowsOf('user.User', 'quickSearch=richAtOnce');
      expect(row).toMatchObject({ money: '0.00', score: 0 });
      const money = await stack.rows(
        `SELECT 1 FROM payment_service.wallet WHERE user_id = ${row?.id ?? 0} AND balance <> 0`,
      );
      expect(money).toEqual([]);
    });

    it('rows of other tables come along with the columns that are shown, and no other', async () => {
      const form = new FormData();
      form.append('file', await pngOf(16, 16), 'a.png');
      await tab.post('/admin/ajax/upload', form);
      const mine = new FormData();
      mine.append('file', await pngOf(24, 24), 'b.png');
      await (await memberTab()).post('/api/ajax/upload', mine);
      await tab.post('/admin/user.ScoreLog/add', { user_id: 1, score: 5, memo: 'welcome' });
      await tab.post('/admin/user.Group/add', { name: 'short-lived', rules: [], status: '1' });
      const [group] = await rowsOf('user.Group', 'quickSearch=short-lived');
      await tab.post('/admin/user.User/edit', { id: 1, mobile: '7700900143' });
      await eventually(
        async () =>
          (
            await stack.rows(
              `SELECT 1 FROM user_service.capture_rule WHERE is_on AND resource = 'member-group'`,
            )
          ).length > 0,
      );
      await tab.delete('/admin/user.Group/del', `ids[]=${group?.id ?? 0}`);
      const admin = { id: 'number|null', username: 'string|null', nickname: 'string|null' };
      const user = {
        ...admin,
        ...{ avatar: 'string|null', money: 'string|null', score: 'number|null' },
        ...{ email: 'string|null', mobile: 'string|null' },
      };
      const watching = { id: 'number', name: 'string', controller_as: 'string' };
      const joined: readonly (readonly [path: string, Record<string, Record<string, string>>])[] = [
        ['user.User', { group: { id: 'number', name: 'string' } }],
        ['user.MoneyLog', { user }],
        ['user.ScoreLog', { user }],
        ['routine.Attachment', { admin, user }],
        ['auth.AdminLog', { admin }],
        ['security.DataRecycleLog', { admin, recycle: watching }],
        ['security.SensitiveDataLog', { admin, sensitive: watching }],
      ];
      for (const [path, relations] of joined) {
        const rows = await eventually(async () => {
          const found = await rowsOf(path, 'limit=100');
          return found.length > 0 && found;
        });
        for (const row of rows)
          for (const [name, shape] of Object.entries(relations)) expectShape(row[name] as object, shape);
        expect(JSON.stringify(rows)).not.toMatch(/argon2|"salt"|"password":/);
      }
    });

    it('settings and member rules are nobody’s without a log in', async () => {
      const nobody = new LegacyClient(stack.url);
      for (const path of ['routine.Config', 'user.Rule'])
        expect(await nobody.get(`/admin/${path}/index`)).toMatchObject({ code: 302 });
    });

    it('text is stored and answered as it was written, and found by its own characters', async () => {
      const name = `A & "B" <b>'C'</b> 50%`;
      await tab.post('/admin/user.Group/add', { name, rules: [], status: '1' });
      expect(await stack.rows(`SELECT name FROM user_service.member_group WHERE name LIKE 'A &%'`)).toEqual([
        { name },
      ]);
      const [found] = await rowsOf('user.Group', `quickSearch=${encodeURIComponent(`"B" <b>'C'`)}`);
      expect(found?.['name']).toBe(name);
      const { data } = await tab.get<{ row: Row }>('/admin/user.Group/edit', `id=${found?.id ?? 0}`);
      await tab.post('/admin/user.Group/edit', data.row);
      expect((await rowsOf('user.Group', 'quickSearch=50%25'))[0]?.['name']).toBe(name);
    });

    it('money is searched in the unit that is shown', async () => {
      for (const money of ['-12.50', '0.15'])
        expect((await tab.post('/admin/user.MoneyLog/add', { user_id: 1, money, memo: 'unit' })).code).toBe(
          1,
        );
      const between = async (range: string) =>
        (
          await rowsOf(
            'user.MoneyLog',
            `quick_search=unit&search[0][field]=money&search[0][val]=${range}&search[0][operator]=RANGE`,
          )
        ).map(({ money }) => money);
      expect(await between('-20,-10')).toEqual(['-12.50']);
      expect(await between('0.10,0.20')).toEqual(['0.15']);
      expect(await between('10,20')).toEqual([]);
    });

    it('numbers of nine quadrillion keep their last digit in list, form and select (fault C8)', async () => {
      const nickname = '9007199254740993';
      await tab.post('/admin/user.User/edit', { id: 1, nickname });
      expect((await rowsOf('user.User', `quickSearch=${nickname}`)).map((row) => row['nickname'])).toEqual([
        nickname,
      ]);
      const { data } = await tab.get<{ row: Row }>('/admin/user.User/edit', 'id=1');
      expect(data.row['nickname']).toBe(nickname);
      const options = await tab.get<{ list: readonly { name: string }[] }>('/admin/user.User/getOptions');
      expect(options.data.list.map(({ name }) => name)).toContain(nickname);
      // As an id it is no row’s, not that of a neighbour.
      expect((await tab.get('/admin/user.User/edit', `id=${nickname}`)).code).toBe(0);
      expect(
        (await rowsOf('user.User', `search[0][field]=id&search[0][val]=${nickname}&search[0][operator]=eq`))
          .length,
      ).toBe(0);
    });

    it('label lists of prices and what belongs to them are narrowed by what they stand under', async () => {
      const [channel] = await rowsOf('Channel', 'order=id,asc');
      const channelId = channel?.id ?? 0;
      const member = { user_id: 1, first_weight_g: 1000, first_price: '9.00', step_price: '1.00' };
      await tab.post('/admin/MemberChannelPrice/add', {
        ...{ ...member, channel_id: channelId, valid_from: '2026-01-01T00:00:00Z' },
      });
      const labels = async (path: string, query: object) => {
        const asked = new URLSearchParams(Object.entries(query)).toString();
        const { data } = await tab.get<{ list: readonly { name: string }[] }>(
          `/admin/${path}/getOptions`,
          asked,
        );
        return data.list.map(({ name }) => name);
      };
      const code = String(channel?.['code']);
      const of = (first: string) => new RegExp(`^${code} ${first}\\+[\\d.]+ 20\\d\\d-`);
      const channel_id = String(channelId);
      expect(await labels('ChannelPrice', { channel_id })).toEqual([expect.stringMatching(of('12\\.00'))]);
      expect(await labels('ChannelPrice', { channel_id: '0' })).toEqual([]);
      expect(await labels('MemberChannelPrice', { channel_id, user_id: '1' })).toEqual([
        expect.stringMatching(of('9\\.00')),
      ]);
      expect(await labels('MemberChannelPrice', { user_group_id: '1' })).toEqual([]);
      expect(await labels('ChannelApiParam', { channel_id: '0' })).toEqual([]);
      expect(await labels('AccessorialService', { scope: 'kg', stage: 'warehouse' })).toEqual([]);
    });

    it('a calendar date is the same day in form, list, own record and REST (fault C16)', async () => {
      const birthday = '2026-07-01';
      await tab.post('/admin/user.User/edit', { id: 1, birthday });
      const { data } = await tab.get<{ row: Row }>('/admin/user.User/edit', 'id=1');
      const [listed] = await rowsOf(
        'user.User',
        'search[0][field]=id&search[0][val]=1&search[0][operator]=eq',
      );
      const own = await (await memberTab()).get<{ userInfo: { birthday: string } }>('/api/user/index');
      const rest = await fetch(`${stack.url}/rest/member/1`, {
        headers: { authorization: `Bearer ${tab.admin.token}` },
      });
      const { birthday: onRest } = (await rest.json()) as { birthday: string };
      expect([data.row['birthday'], listed?.['birthday'], own.data.userInfo.birthday, onRest]).toEqual(
        Array(4).fill(birthday),
      );
    });
  });

  describe('dropped', () => {
    it('tokens in cookies', async () => {
      const { token } = (await memberTab()).member;
      for (const [path, cookie] of [
        ['/admin/Index/index', `batoken=${tab.admin.token}; ba-token=${tab.admin.token}`],
        ['/api/account/overview', `ba-user-token=${token}; bausertoken=${token}`],
      ] as const) {
        const answer = await fetch(`${stack.url}${path}`, { headers: { cookie } });
        expect(await answer.json()).toMatchObject({ code: 302 });
      }
    });

    it('a back office that moves: no setting names its entrance, and none can', async () => {
      const names = async () =>
        stack.rows(`SELECT name FROM user_service.config WHERE name = 'backend_entrance'`);
      await tab.post('/admin/routine.Config/edit', { backend_entrance: '/elsewhere' });
      expect(await names()).toEqual([]);
      expect((await tab.get('/admin/Index/index')).code).toBe(1);
    });

    it('market and generator, in words', async () => {
      for (const path of ['module/index', 'module/state', 'crud.Crud/checkCrudLog', 'crud.Log/index'])
        expect(await tab.get(`/admin/${path}`, '', 'en')).toMatchObject({ code: 0, data: null });
    });
  });
});
