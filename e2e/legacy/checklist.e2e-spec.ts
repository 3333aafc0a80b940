import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stack } from '@parcelway/testing';
import { eventually } from '@parcelway/testing';
import { expiredToken } from '../kit/expired-token';
import { LegacyClient } from '../kit/legacy-client';
import { menuRows } from '../kit/menu-rows';
import type { MenuRow } from '../kit/menu-rows';
import { pngOf } from '../kit/pictures';
import { staffTab } from '../kit/settings';
import { framesOf } from '../kit/terminal-frames';
import { startWholeStack } from '../kit/whole-stack';

interface Page {
  readonly list: readonly (Record<string, unknown> & { readonly id: number })[];
  readonly total: number;
}

/** What every gateway for the existing clients must show, line by line. Lines 3 and 14 are the two replays beside this file. */
describe('acceptance checklist of the existing clients', () => {
  let stack: Stack;
  let tab: LegacyClient;

  beforeAll(async () => {
    stack = await startWholeStack();
    tab = await staffTab(stack);
  });
  afterAll(() => stack.stop());

  const idOf = async (path: string, word: string): Promise<number> => {
    const { data } = await tab.get<Page>(path, `quickSearch=${word}`);
    return data.list[0]?.id ?? 0;
  };
  const newGroup = async (name: string): Promise<number> => {
    const { code, msg } = await tab.post('/admin/user.Group/add', { name, rules: [], status: '1' });
    if (code !== 1) throw new Error(msg);
    return idOf('/admin/user.Group/index', name);
  };

  it('1: every JSON answer has exactly code, msg, time and data; code and time are numbers', async () => {
    const nobody = new LegacyClient(stack.url);
    const answers = await Promise.all([
      tab.get('/admin/Index/index'),
      tab.get('/admin/user.User/index'),
      tab.get('/admin/user.User/edit', 'id=999999'),
      tab.post('/admin/user.User/add', {}),
      tab.delete('/admin/user.User/del', 'ids[]=999999'),
      tab.post('/admin/ajax/upload', new FormData()),
      nobody.get('/admin/user.User/index'),
      nobody.get('/api/index/index'),
      nobody.get('/api/account/overview'),
      nobody.post('/api/user/checkIn', { tab: 'nothing' }),
      nobody.post('/api/common/refreshToken', {}),
      nobody.get('/api/common/clickCaptcha', `id=${randomUUID()}`),
    ]);
    for (const answer of answers) {
      expect(Object.keys(answer).sort()).toEqual(['code', 'data', 'msg', 'time']);
      expect([typeof answer.code, typeof answer.time, typeof answer.msg]).toEqual([
        'number',
        'number',
        'string',
      ]);
    }
  });

  it('2: a preflight for their headers answers 204 with the origin echoed', async () => {
    for (const path of ['/admin/user.User/index', '/api/user/checkIn', '/admin/ajax/upload']) {
      const answer = await tab.preflight(path);
      expect(answer.status).toBe(204);
      expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:1818');
      const allowed = (answer.headers.get('access-control-allow-headers') ?? '').toLowerCase();
      for (const name of ['think-lang', 'server', 'batoken', 'ba-user-token', 'content-type'])
        expect(allowed).toContain(name);
    }
  });

  it('4: an expired token answers 409, then refresh and replay; an ended one the login state; a failed refresh code 0', async () => {
    const own = await staffTab(stack);
    const good = own.admin.token;
    own.admin.token = expiredToken(good, stack.config.jwtSecret);
    expect(await own.get('/admin/user.User/index')).toMatchObject({ code: 409, data: [] });
    const { data } = await own.post<{ token: string }>('/api/common/refreshToken', {
      refreshToken: own.admin.refresh,
    });
    own.admin.token = data.token;
    expect((await own.get('/admin/user.User/index')).code).toBe(1);
    await own.post('/admin/Index/logout', { refreshToken: own.admin.refresh });
    expect([302, 303]).toContain((await own.get('/admin/user.User/index')).code);
    expect((await own.post('/api/common/refreshToken', { refreshToken: own.admin.refresh })).code).toBe(0);
  });

  it('5: reads search[25][field], more than 20 items', async () => {
    const items = Array.from(
      { length: 26 },
      (_, i) =>
        `search[${i}][field]=username&search[${i}][val]=${i === 25 ? 'nobody' : 'demo'}&search[${i}][operator]=${i === 25 ? 'NOT LIKE' : 'LIKE'}`,
    );
    const { code, data } = await tab.get<Page>('/admin/user.User/index', items.join('&'));
    expect(code).toBe(1);
    expect(data.list.map(({ username }) => username)).toEqual(['demo']);
    items[25] = 'search[25][field]=username&search[25][val]=demo&search[25][operator]=NOT LIKE';
    expect((await tab.get<Page>('/admin/user.User/index', items.join('&'))).data.total).toBe(0);
  });

  it('6: deletes by ids[]=1, ids=1 and {"ids":[1]}', async () => {
    const [one, two, three] = [
      await newGroup('del one'),
      await newGroup('del two'),
      await newGroup('del three'),
    ];
    expect((await tab.delete('/admin/user.Group/del', `ids[]=${one}`)).code).toBe(1);
    expect((await tab.delete('/admin/user.Group/del', `ids=${two}`)).code).toBe(1);
    expect((await tab.call('DELETE', '/admin/user.Group/del', { body: { ids: [three] } })).code).toBe(1);
    expect((await tab.get<Page>('/admin/user.Group/index', 'quickSearch=del ')).data.total).toBe(0);
  });

  it('7: an edit of {id, status} leaves the other columns as they are', async () => {
    const id = await newGroup('partial');
    const row = async () =>
      (
        await stack.rows(
          `SELECT to_jsonb(g) - 'status' - 'version' - 'update_time' AS row, status FROM user_service.member_group g WHERE id = $1`,
          [id],
        )
      )[0];
    const before = await row();
    expect((await tab.post('/admin/user.Group/edit', { id, status: '0' })).code).toBe(1);
    expect(await row()).toEqual({ ...before, status: false });
  });

  it('8: a role with auth/admin/index alone sees that menu without buttons and gets code 401 on add', async () => {
    const rules = menuRows((await tab.get<{ list: readonly MenuRow[] }>('/admin/auth.Rule/index')).data.list);
    const idsOf = (...names: string[]) =>
      rules.filter(({ name }) => names.includes(name)).map(({ id }) => id);
    const groups = await tab.get<{ list: readonly { id: number }[] }>('/admin/auth.Group/index');
    const added = await tab.post('/admin/auth.Group/add', {
      pid: groups.data.list[0]?.id,
      name: 'lookers',
      status: '1',
      rules: idsOf('system', 'auth', 'auth/admin', 'auth/admin/index'),
    });
    expect(added).toMatchObject({ code: 1 });
    const [group] = await stack.rows<{ id: string }>(
      `SELECT id FROM user_service.admin_group WHERE name = 'lookers'`,
    );
    expect(
      await tab.post('/admin/auth.Admin/add', {
        username: 'looker',
        nickname: 'Looker',
        password: 'Looker123',
        group_arr: [group?.id],
        status: '1',
      }),
    ).toMatchObject({ code: 1 });
    const looker = await staffTab(stack, 'looker', 'Looker123');
    const boot = await looker.get<{ menus: readonly MenuRow[] }>('/admin/Index/index');
    const rows = menuRows(boot.data.menus);
    // Everybody has a page about themselves, without an entry in the menu.
    expect(rows.filter(({ type }) => type === 'menu').map(({ name }) => name)).toEqual([
      'auth/admin',
      'routine/adminInfo',
    ]);
    expect(
      rows.flatMap(({ type, name }) => (type === 'button' && name.startsWith('auth/') ? [name] : [])),
    ).toEqual(['auth/admin/index']);
    expect((await looker.get('/admin/auth.Admin/index')).code).toBe(1);
    expect(await looker.post('/admin/auth.Admin/add', { username: 'another' })).toMatchObject({
      code: 401,
      data: [],
    });
  });

  it('9: the event stream says in order: success, failure, not allowed, not super, expired token', async () => {
    const stream = async (command: string, token: string, extend = '') =>
      (
        await framesOf(
          `${stack.url}/admin/ajax/terminal?command=${command}&uuid=${randomUUID()}&extend=${extend}&batoken=${token}&server=1&lang=en`,
        )
      ).map(({ data }) => data);
    const good = await stream('version.node', tab.admin.token);
    expect(good.slice(0, 2)).toEqual(['command-link-success', '> node --version']);
    expect(good.slice(-3)).toEqual(['exitCode: 0', 'command-exec-success', 'command-exec-completed']);

    mkdirSync(join(stack.config.dataDir, 'backups'), { recursive: true });
    writeFileSync(join(stack.config.dataDir, 'backups', 'broken.backup.gz'), 'no backup at all');
    const bad = await stream('restore.database', tab.admin.token, 'broken');
    expect(bad.slice(0, 2)).toEqual(['command-link-success', '> node restore.mjs broken']);
    expect(bad.slice(-3)).toEqual([
      expect.stringMatching(/^exitCode: [1-9]\d*$/),
      'command-exec-error',
      'command-exec-completed',
    ]);

    // The keys of the former system's own programs are unknown too.
    for (const command of ['composer.update', 'migrate.rollback', 'rm.all', 'constructor'])
      expect(await stream(command, tab.admin.token)).toEqual([
        'Error:The command was not allowed to be executed',
        'command-exec-error',
      ]);
    const clerk = await staffTab(stack, 'clerk', 'Clerk1234');
    const expired = expiredToken(tab.admin.token, stack.config.jwtSecret);
    for (const [token, reason] of [
      [clerk.admin.token, 'You have no permission'],
      [expired, 'Token expiration'],
      ['', 'Please login first'],
    ] as const)
      expect(await stream('version.node', token)).toEqual([`Error:${reason}`, 'command-exec-error']);
  });

  it('10: uploads: the same file once, too large, of a wrong type, no picture behind a picture’s name', async () => {
    const upload = (content: Blob, name: string) => {
      const form = new FormData();
      form.append('file', content, name);
      return tab.post<{ file: { id: number; url: string; full_url: string } }>(
        '/admin/ajax/upload',
        form,
        'en',
      );
    };
    const png = await pngOf(32, 32);
    const [first, second] = [await upload(png, 'a.png'), await upload(png, 'a.png')];
    expect(first.code).toBe(1);
    expect(second.data.file).toMatchObject({ id: first.data.file.id, url: first.data.file.url });
    expect(first.data.file.url.startsWith('/')).toBe(true);
    expect(first.data.file.full_url).toMatch(/^(https?:)?\/\//);
    const served = await fetch(`${stack.url}${first.data.file.url}`);
    expect(served.status).toBe(200);
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    for (const [content, name, msg] of [
      [
        new Blob([new Uint8Array(11 * 1024 * 1024)]),
        'big.zip',
        'The size of the uploaded file exceeds the allowed range!',
      ],
      [new Blob(['<script>alert(1)</script>']), 'page.html', 'The type of uploaded file is not allowed!'],
      [
        new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']),
        'drawing.svg',
        'The type of uploaded file is not allowed!',
      ],
      [new Blob(['no picture at all']), 'picture.png', 'The uploaded image file is not a valid image'],
    ] as const)
      expect(await upload(content, name)).toMatchObject({ code: 0, msg, data: null });
  });

  it('11: a password of the older system logs in and is kept as argon2id from then on', async () => {
    await stack.rows(
      `INSERT INTO user_service.member (username, nickname, group_id, password) VALUES ('migrated', '老会员', 1, 'md5$abcdefghijklmnop$22cde450a6ca82aa5ebd819189717345')`,
    );
    const logIn = (password: string) =>
      new LegacyClient(stack.url).post('/api/user/checkIn', { tab: 'login', username: 'migrated', password });
    expect((await logIn('Passw0rd!')).code).toBe(0);
    expect((await logIn('Passw0rd')).code).toBe(1);
    const [row] = await stack.rows<{ password: string }>(
      `SELECT password FROM user_service.member WHERE username = 'migrated'`,
    );
    expect(row?.password).toMatch(/^\$argon2id\$/);
    expect((await logIn('Passw0rd')).code).toBe(1);
  });

  it('12: recycle and restore, edit and roll back give the row back as it was', async () => {
    const boxRow = () =>
      stack.rows(
        `SELECT to_jsonb(p)::text AS row FROM order_service.packaging_box p ORDER BY id DESC LIMIT 1`,
      );
    await eventually(async () => {
      const rules = await stack.rows(`SELECT 1 FROM order_service.capture_rule WHERE is_on`);
      return rules.length > 0;
    });
    expect(
      await tab.post('/admin/PackagingBox/add', {
        name_zh: '测试箱',
        name_en: 'Test box',
        code: 'T9',
        length_mm: 300,
        width_mm: 200,
        height_mm: 100,
        tare_g: 100,
        max_weight_g: 10000,
      }),
    ).toMatchObject({ code: 1 });
    const [before] = await boxRow();
    const { id } = JSON.parse((before as { row: string }).row) as { id: number };
    expect((await tab.delete('/admin/PackagingBox/del', `ids[]=${id}`)).code).toBe(1);
    const caught = await eventually(async () => {
      const { data } = await tab.get<Page>('/admin/security.DataRecycleLog/index');
      return data.list.find(({ data_table }) => String(data_table).includes('packaging_box'));
    });
    const info = await tab.get<{ row: { data: object } }>(
      '/admin/security.DataRecycleLog/info',
      `id=${caught.id}`,
    );
    expect(info.data.row.data).toMatchObject({ id });
    expect(await tab.post('/admin/security.DataRecycleLog/restore', { ids: [caught.id] })).toMatchObject({
      code: 1,
      msg: '',
    });
    expect(await boxRow()).toEqual([before]);

    const nickname = async () =>
      (await stack.rows<{ username: string }>(`SELECT username FROM user_service.member WHERE id = 1`))[0]
        ?.username;
    expect((await tab.post('/admin/user.User/edit', { id: 1, username: 'demo2' })).code).toBe(1);
    const changed = await eventually(async () => {
      const { data } = await tab.get<Page>('/admin/security.SensitiveDataLog/index');
      return data.list.find(({ data_field }) => data_field === 'username');
    });
    expect(changed).toMatchObject({ before: 'demo', after: 'demo2', id_value: 'id=1' });
    expect(await tab.post('/admin/security.SensitiveDataLog/rollback', { ids: [changed.id] })).toMatchObject({
      code: 1,
    });
    expect(await nickname()).toBe('demo');
  });

  it('13: think-lang: en switches messages, titles of settings and remarks', async () => {
    const zh = await tab.get<{ list: Record<string, { title: string; list?: { title: string }[] }> }>(
      '/admin/routine.Config/index',
    );
    const en = await tab.get<{ list: Record<string, { title: string; list?: { title: string }[] }> }>(
      '/admin/routine.Config/index',
      '',
      'en',
    );
    expect(Object.keys(en.data.list)).toEqual(Object.keys(zh.data.list));
    const titles = ({ list }: typeof zh.data) =>
      Object.values(list).flatMap((group) => [group.title, ...(group.list ?? []).map(({ title }) => title)]);
    expect(titles(en.data).filter((title) => /[一-鿿]/.test(title))).toEqual([]);
    expect(titles(zh.data).some((title) => /[一-鿿]/.test(title))).toBe(true);
    expect((await tab.get('/admin/user.User/edit', 'id=999999', 'en')).msg).toBe('Record not found');
    const remarks = await Promise.all(
      (['zh-cn', 'en'] as const).map(
        async (lang) =>
          (await tab.get<{ remark: string }>('/admin/security.DataRecycle/index', '', lang)).data.remark,
      ),
    );
    expect(remarks[0]).toMatch(/[一-鿿]/);
    expect(remarks[1]).not.toMatch(/[一-鿿]/);
  });
});
