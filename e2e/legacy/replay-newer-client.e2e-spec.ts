import { randomUUID } from 'node:crypto';
import type { Stack } from '@parcelway/testing';
import { solveClicks } from '../kit/captcha';
import { expiredToken } from '../kit/expired-token';
import { LegacyClient } from '../kit/legacy-client';
import { goThroughAccount } from '../kit/member-account';
import { menuRows } from '../kit/menu-rows';
import type { MenuRow } from '../kit/menu-rows';
import { pngOf } from '../kit/pictures';
import { setSettings, staffTab } from '../kit/settings';
import * as shapes from '../kit/shapes';
import { expectShape } from '../kit/shapes';
import { framesOf } from '../kit/terminal-frames';
import { startWholeStack } from '../kit/whole-stack';

interface Page {
  readonly list: readonly (Record<string, unknown> & { readonly id: number })[];
  readonly total: number;
  readonly remark: string;
}
type LoggedIn = { readonly userInfo: { readonly token: string; readonly refresh_token: string } };
interface Boot {
  readonly adminInfo: object;
  readonly menus: readonly MenuRow[];
  readonly siteConfig: { readonly upload: object };
  readonly terminal: object;
}

/**
 * Line 3 of the acceptance checklist, and line by line what the newer client generation sends from boot to log out: the same keys and
 * kinds as it reads.
 */
describe('3: the newer client generation', () => {
  let stack: Stack;
  let tab: LegacyClient;

  beforeAll(async () => {
    stack = await startWholeStack({ LEGACY_CLIENT: 'C' });
    tab = new LegacyClient(stack.url);
    const staff = await staffTab(stack);
    await staff.post('/admin/user.ScoreLog/add', { user_id: 1, score: 5, memo: 'welcome' });
    await setSettings(stack, { admin_login_captcha: 'click', user_login_captcha: 'click' });
  });
  afterAll(() => stack.stop());

  const list = (path: string, query = '') => tab.get<Page>(path, query);

  it('2: the log-in page asks whether there is a captcha', async () => {
    const { code, data } = await tab.get<{ captcha: boolean }>('/admin/Index/login');
    expectShape(data, { captcha: 'boolean', captcha_kind: 'string' });
    expect({ code, captcha: data.captcha }).toEqual({ code: 1, captcha: true });
  });

  it('3–5: solves the click captcha and logs in', async () => {
    const shown = await tab.get<object>('/api/common/clickCaptcha', `id=${randomUUID()}`);
    expectShape(shown.data, {
      ...{ id: 'string', text: 'array', base64: 'string', width: 'number', height: 'number' },
    });
    const { captchaId, captchaInfo } = await solveClicks(stack, tab);
    const { code, msg, data } = await tab.post<LoggedIn>('/admin/Index/login', {
      username: 'admin',
      password: 'Admin123',
      keep: true,
      captchaId,
      captchaInfo,
    });
    expect({ code, msg }).toEqual({ code: 1, msg: '登录成功' });
    expectShape(data, { userInfo: 'object', routePath: 'string' });
    expectShape(data.userInfo, shapes.loggedInAdmin);
    tab.admin = { token: data.userInfo.token, refresh: data.userInfo.refresh_token };
    expect(tab.admin.refresh).not.toBe('');
  });

  it('6: boots with menus, settings and terminal, without tokens', async () => {
    const { code, data } = await tab.get<Boot>('/admin/Index/index');
    expect(code).toBe(1);
    expectShape(data, shapes.boot);
    expectShape(data.adminInfo, shapes.bootAdmin);
    expectShape(data.siteConfig, { ...shapes.site, apiUrl: 'string' });
    expectShape(data.siteConfig.upload, shapes.upload);
    expectShape(data.terminal, shapes.terminal);
    const rows = menuRows(data.menus);
    for (const { children, ...node } of rows) {
      expectShape(node, shapes.menuNode);
      // A leaf has no such key at all, and nothing hangs under a button.
      expect(children?.length).not.toBe(0);
      if (node.type === 'button') expect(children).toBeUndefined();
      // The client finds the buttons of a page under the name of its menu.
      if (node.type === 'menu') expect(node.path).toBe(node.name);
    }
    expect(rows.some((row) => !('children' in row))).toBe(true);
    expect(rows.find(({ name }) => name === 'auth/rule')?.component).toBe(
      '/src/views/backend/auth/rule/index.vue',
    );
  });

  it('7: opens the dashboard', async () => {
    const { code, data } = await tab.get<object>('/admin/Dashboard/index');
    expect(code).toBe(1);
    expectShape(data, { remark: 'string' });
  });

  it.each([
    ['8: first page', '', 1],
    ['9: page size', 'limit=20', 1],
    ['10: page 2', 'limit=20&page=2', 0],
    ['11: order', 'limit=20&page=1&order=create_time,desc', 1],
    ['12: quick search', 'limit=20&quickSearch=dem', 1],
    [
      '13: common search',
      'search[0][field]=username&search[0][val]=d&search[0][operator]=LIKE&search[1][field]=create_time&search[1][val]=2024-01-01+00:00:00,2099-01-31+23:59:59&search[1][operator]=RANGE&search[1][render]=datetime',
      1,
    ],
    [
      '13: search by a column of the group',
      'search[0][field]=group.name&search[0][val]=金&search[0][operator]=LIKE',
      1,
    ],
    [
      '13: search that finds nobody',
      'search[0][field]=username&search[0][val]=demo&search[0][operator]=ne&search[1][field]=last_login_ip&search[1][val]=1&search[1][operator]=LIKE',
      0,
    ],
  ])('lists members, %s', async (_name, query, rows) => {
    const { code, data } = await list('/admin/user.User/index', query);
    expect(code).toBe(1);
    expectShape(data, shapes.page);
    expect(data.list).toHaveLength(rows);
    for (const row of data.list) {
      expectShape(row, shapes.memberRow);
      expectShape(row['group'] as object, { id: 'number', name: 'string' });
      expect(row['money']).toMatch(/^\d+\.\d\d$/);
    }
  });

  it('14–15: opens the form and the group select that stands in it', async () => {
    const { data } = await tab.get<{ row: Record<string, unknown> }>('/admin/user.User/edit', 'id=1');
    expectShape(data, { row: 'object' });
    expectShape(data.row, shapes.memberForm);
    expect(data.row).toMatchObject({ id: 1, username: 'demo', password: '' });
    const groups = await list(
      '/admin/user.Group/index',
      `select=true&quickSearch=&isTree=true&search[0][field]=status&search[0][val]=1&search[0][operator]=eq&uuid=${randomUUID()}&page=1&initKey=id&initValue=1`,
    );
    expect(groups.code).toBe(1);
    expectShape(groups.data, shapes.page);
    expect(groups.data.list.map(({ id }) => id)).toEqual([1]);
    expectShape(groups.data.list[0], shapes.memberGroupRow);
  });

  it('16: uploads the avatar', async () => {
    const form = new FormData();
    form.append('file', await pngOf(64, 64), '头像.png');
    const { code, msg, data } = await tab.call<{ file: { url: string; full_url: string } }>(
      'POST',
      '/admin/ajax/upload',
      { query: `uuid=${randomUUID()}`, body: form },
    );
    expect({ code, msg }).toEqual({ code: 1, msg: '文件上传成功' });
    expectShape(data, { file: 'object' });
    expectShape(data.file, shapes.uploadedPicture);
    expect(data.file.url).toMatch(/^\/storage\//);
    expect(data.file.full_url).toMatch(/^\/\//);
  });

  it('17–20: saves the form, adds a row, deletes rows', async () => {
    const { data } = await tab.get<{ row: Record<string, unknown> }>('/admin/user.User/edit', 'id=1');
    const saved = await tab.post('/admin/user.User/edit', { ...data.row, motto: 'on the road' });
    expect(saved).toMatchObject({ code: 1, msg: '更新成功', data: null });
    const ids: number[] = [];
    for (const username of ['replayOne', 'replayTwo']) {
      const added = await tab.post('/admin/user.User/add', {
        username,
        nickname: username,
        group_id: '1',
        gender: 0,
        money: '0',
        score: '0',
        status: 'enable',
        password: 'Replay123',
        email: `${username}@example.com`,
      });
      expect(added).toMatchObject({ code: 1, msg: '添加成功', data: null });
      const found = await list('/admin/user.User/index', `quickSearch=${username}`);
      ids.push(found.data.list[0]?.id ?? 0);
    }
    const deleted = await tab.delete('/admin/user.User/del', ids.map((id) => `ids[]=${id}`).join('&'));
    expect(deleted).toMatchObject({ code: 1, msg: '删除成功' });
    expect((await list('/admin/user.User/index', 'quickSearch=replay')).data.total).toBe(0);
  });

  it('21–22: switches a rule and drags it', async () => {
    const { data } = await list('/admin/auth.Rule/index');
    expectShape(data, shapes.treePage);
    for (const { children: _children, ...row } of menuRows(data.list as unknown as readonly MenuRow[]))
      expectShape(row, shapes.menuRow);
    const buttons = menuRows(data.list as unknown as readonly MenuRow[]).filter(({ name }) =>
      /^user\/user\//.test(name),
    ) as unknown as { id: number; pid: number }[];
    const [first, second] = buttons;
    expect(await tab.post('/admin/auth.Rule/edit', { id: first?.id, status: '0' })).toMatchObject({
      code: 1,
    });
    expect(await tab.post('/admin/auth.Rule/edit', { id: first?.id, status: '1' })).toMatchObject({
      code: 1,
    });
    const dragged = await tab.post('/admin/auth.Rule/sortable', {
      move: first?.id,
      target: second?.id,
      direction: 'down',
    });
    expect(dragged).toMatchObject({ code: 1, data: null });
    const after = menuRows((await list('/admin/auth.Rule/index')).data.list as unknown as readonly MenuRow[])
      .filter(({ name }) => /^user\/user\//.test(name))
      .map((row) => (row as unknown as { id: number }).id);
    expect(after.indexOf(first?.id ?? 0)).toBeGreaterThan(after.indexOf(second?.id ?? 0));
  });

  it('23–25: an expired token answers 409, is refreshed with the old token in the header, and the call is replayed', async () => {
    const good = tab.admin.token;
    tab.admin.token = expiredToken(good, stack.config.jwtSecret);
    const late = await list('/admin/user.User/index');
    expect({ code: late.code, data: late.data }).toEqual({ code: 409, data: [] });
    const refreshed = await tab.post<{ type: string; token: string }>('/api/common/refreshToken', {
      refreshToken: tab.admin.refresh,
    });
    expectShape(refreshed.data, { type: 'string', token: 'string' });
    expect(refreshed).toMatchObject({ code: 1, data: { type: 'admin-refresh' } });
    tab.admin.token = refreshed.data.token;
    expect((await list('/admin/user.User/index')).code).toBe(1);
  });

  it('26: runs a terminal task', async () => {
    const uuid = randomUUID();
    const frames = await framesOf(
      `${stack.url}/admin/ajax/terminal?command=version.node&uuid=${uuid}&extend=&batoken=${tab.admin.token}&server=1`,
    );
    expect(frames.every((frame) => frame.uuid === uuid && frame.key === 'version.node')).toBe(true);
    const said = frames.map(({ data }) => data);
    expect(said[0]).toBe('command-link-success');
    expect(said[1]).toMatch(/^> /);
    expect(said).toContain(process.version);
    expect(said.slice(-3)).toEqual(['exitCode: 0', 'command-exec-success', 'command-exec-completed']);
  });

  it('27: clears the cache', async () => {
    expect(await tab.post('/admin/ajax/clearCache', { type: 'tp' })).toMatchObject({ code: 1, data: null });
    expect((await tab.post('/admin/ajax/clearCache', { type: 'no such' })).code).toBe(0);
  });

  it('28: logs out, and the token is dead at once', async () => {
    expect(await tab.post('/admin/Index/logout', { refreshToken: tab.admin.refresh })).toMatchObject({
      code: 1,
      data: null,
    });
    const after = await list('/admin/user.User/index');
    expect(after).toMatchObject({ code: 303, data: { type: 'need login' } });
    const again = await tab.post('/api/common/refreshToken', { refreshToken: tab.admin.refresh });
    expect(again.code).toBe(0);
    tab.admin = { token: '', refresh: '' };
  });

  it('members 1–5: boot, click captcha, log in, centre', async () => {
    const boot = await tab.get<{ site: { upload: object } }>('/api/index/index', 'requiredLogin=0');
    const bootShape = { site: 'object', openMemberCenter: 'boolean', rules: 'array', menus: 'array' };
    expectShape(boot.data, { ...bootShape, userInfo: 'array' });
    expectShape(boot.data.site, shapes.site);
    expectShape(boot.data.site.upload, shapes.upload);
    expect(await tab.get('/api/index/index', 'requiredLogin=1')).toMatchObject({
      code: 303,
      data: { type: 'need login' },
    });
    const switches = await tab.get<object>('/api/user/checkIn');
    expectShape(switches.data, {
      ...{ userLoginCaptchaSwitch: 'boolean', accountVerificationType: 'array' },
      ...{ captcha_kind: 'string', ems_captcha: 'boolean' },
    });
    expect(switches.data).toMatchObject({
      userLoginCaptchaSwitch: true,
      accountVerificationType: ['email', 'mobile'],
    });
    const loggedIn = await tab.post<LoggedIn & { routePath: string }>('/api/user/checkIn', {
      tab: 'login',
      email: '',
      mobile: '',
      username: 'demo',
      password: 'Demo1234',
      captcha: '',
      keep: true,
      registerType: 'email',
      ...(await solveClicks(stack, tab)),
    });
    expect(loggedIn).toMatchObject({ code: 1, msg: '登录成功', data: { routePath: '/user' } });
    expectShape(loggedIn.data, { userInfo: 'object', routePath: 'string' });
    const tokens = { token: 'string', refresh_token: 'string' };
    expectShape(loggedIn.data.userInfo, { ...shapes.memberInfo, ...tokens, refreshToken: 'string' });
    tab.member = {
      token: loggedIn.data.userInfo.token,
      refresh: loggedIn.data.userInfo.refresh_token,
    };
    const centre = await tab.get<{ userInfo: { token: string }; menus: readonly MenuRow[] }>(
      '/api/index/index',
      'requiredLogin=1',
    );
    expectShape(centre.data, { ...bootShape, userInfo: 'object' });
    expectShape(centre.data.userInfo, { ...shapes.memberInfo, ...tokens });
    expect(centre.data.userInfo.token).toBe(tab.member.token);
    const nodes = menuRows(centre.data.menus);
    for (const { children: _children, ...node } of nodes) expectShape(node, shapes.memberMenuNode);
    expect(nodes.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['account/overview', 'account/profile', 'account/changePassword']),
    );
  });

  it('members 6–11: overview, profile, records, another e-mail address, a password found again', async () => {
    const { data } = await tab.get<{ userInfo: object }>('/api/index/index', 'requiredLogin=1');
    await goThroughAccount(stack, tab, data.userInfo, {
      proof: () => solveClicks(stack, tab),
      logOutWith: 'refreshToken',
      loginNeeded: 303,
    });
  });
});
