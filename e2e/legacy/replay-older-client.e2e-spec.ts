import { randomUUID } from 'node:crypto';
import type { Stack } from '@parcelway/testing';
import { solveImage } from '../kit/captcha';
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
type Rule = MenuRow & { readonly weigh: number };
interface LoggedIn {
  readonly userInfo: { readonly token: string; readonly refreshToken: string };
  readonly routePath: string;
}

/**
 * Line 14 of the acceptance checklist: what the older client generation, from which the product's own client was made, sends from boot
 * to log out. The numbers are those of the newer client's lines.
 */
describe('14: the older client generation', () => {
  let stack: Stack;
  let tab: LegacyClient;

  beforeAll(async () => {
    stack = await startWholeStack({ LEGACY_CLIENT: 'L' });
    tab = new LegacyClient(stack.url);
    const staff = await staffTab(stack);
    await staff.post('/admin/user.ScoreLog/add', { user_id: 1, score: 5, memo: 'welcome' });
    await setSettings(stack, { admin_login_captcha: 'image', user_login_captcha: 'image' });
  });
  afterAll(() => stack.stop());

  const list = (query: string) => tab.get<Page>('/admin/user.user/index', query);

  it('is sent to the log-in page by 302 when it is not logged in', async () => {
    expect(await tab.get('/admin/index/index')).toMatchObject({
      code: 302,
      data: { routePath: '/admin/login' },
    });
    expect(await tab.get('/api/user/index')).toMatchObject({ code: 302, data: { routePath: '/user/login' } });
  });

  it('2–5: asks for the picture, reads it, logs in', async () => {
    const asked = await tab.get<object>('/admin/index/login');
    expectShape(asked.data, { captcha: 'boolean', captcha_kind: 'string' });
    expect(asked).toMatchObject({ code: 1, data: { captcha: true } });
    const captcha_id = randomUUID();
    const form = { username: 'admin', password: 'Admin123', keep: true, loading: true, captcha_id };
    expect(await tab.post('/admin/index/login', { ...form, captcha: '0000' })).toMatchObject({
      code: 0,
      msg: '请输入正确的验证码',
      data: null,
    });
    const captcha = await solveImage(stack, tab, captcha_id);
    const answer = await tab.post<LoggedIn>('/admin/index/login', { ...form, captcha });
    expect(answer).toMatchObject({ code: 1, data: { routePath: '/admin' } });
    expectShape(answer.data, { userInfo: 'object', routePath: 'string' });
    expectShape(answer.data.userInfo, shapes.loggedInAdmin);
    tab.admin = { token: answer.data.userInfo.token, refresh: answer.data.userInfo.refreshToken };
  });

  it('6: boots with the port of its terminal and its own upload settings', async () => {
    const { code, data } = await tab.get<{
      adminInfo: object;
      menus: readonly MenuRow[];
      siteConfig: { upload: object; cdnUrl: string };
      terminal: object;
    }>('/admin/index/index');
    expect(code).toBe(1);
    expectShape(data, shapes.boot);
    expectShape(data.adminInfo, shapes.bootAdmin);
    expectShape(data.siteConfig, { ...shapes.site, apiUrl: 'string' });
    expect(data.siteConfig.cdnUrl).toMatch(/^http:\/\//);
    expectShape(data.siteConfig.upload, shapes.upload);
    expectShape(data.terminal, shapes.terminal);
    expect(data.terminal).toMatchObject({ installServicePort: '8000', npmPackageManager: 'pnpm' });
    const rows = menuRows(data.menus);
    for (const { children: _children, ...node } of rows) expectShape(node, shapes.menuNode);
    const names = rows.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['auth/menu', 'auth/menu/sortable', 'dashboard/dashboard']));
    expect(names).not.toContain('auth/rule');
  });

  it('7: opens the dashboard under its own name', async () => {
    expectShape((await tab.get<object>('/admin/Dashboard/dashboard')).data, { remark: 'string' });
  });

  it.each([
    ['8: first page', '', 1],
    ['10: page 2', 'limit=20&page=2', 0],
    ['11: order', 'order=createtime,desc', 1],
    ['12: quick search', 'quick_search=dem', 1],
    ['13: common search', 'search[0][field]=username&search[0][val]=demo&search[0][operator]==', 1],
  ])('lists members, %s', async (_name, query, rows) => {
    const { code, data } = await list(query);
    expect(code).toBe(1);
    expectShape(data, shapes.page);
    expect(data.list).toHaveLength(rows);
    for (const row of data.list) expectShape(row, shapes.memberRow);
  });

  it('14–18: opens the form, its group select and its upload, and saves it', async () => {
    const { data } = await tab.get<{ row: Record<string, unknown> }>('/admin/user.user/edit', 'id=1');
    expectShape(data.row, shapes.memberForm);
    const groups = await tab.get<Page>(
      '/admin/user.group/index',
      `select=true&quick_search=&page=1&initKey=id&initValue[]=1&uuid=${randomUUID()}`,
    );
    expectShape(groups.data, shapes.page);
    expect(groups.data.list.map(({ id }) => id)).toEqual([1]);
    const form = new FormData();
    form.append('file', await pngOf(64, 64), 'avatar.png');
    const uploaded = await tab.post<{ file: { full_url: string } }>('/admin/ajax/upload', form);
    expectShape(uploaded.data.file, shapes.uploadedPicture);
    expect(uploaded.data.file.full_url).toMatch(/^http:\/\//);
    const saved = await tab.post('/admin/user.user/edit', { ...data.row, motto: 'on the road' });
    expect(saved).toMatchObject({ code: 1, msg: '更新成功', data: null });
    expect((await list('')).data.list[0]).toMatchObject({ motto: 'on the road' });
  });

  it('19–20: adds a group and deletes it by DELETE alone', async () => {
    expect(await tab.post('/admin/user.group/add', { name: 'L', rules: [], status: '1' })).toMatchObject({
      code: 1,
      msg: '添加成功',
      data: null,
    });
    const added = await tab.get<Page>('/admin/user.group/index', 'quick_search=L');
    const id = added.data.list.find(({ name }) => name === 'L')?.id ?? 0;
    expect(await tab.post('/admin/user.group/del', { ids: [id] })).toMatchObject({
      code: 0,
      msg: '参数错误',
    });
    expect(await tab.delete('/admin/user.group/del', `ids[]=${id}`)).toMatchObject({ code: 1 });
    expect((await tab.get('/admin/user.group/edit', `id=${id}`)).code).toBe(0);
  });

  it('21–22: switches a rule, exchanges two of different weight, and not two of equal weight', async () => {
    const rules = async () => {
      const { data } = await tab.get<{ list: readonly MenuRow[] }>('/admin/auth.menu/index');
      return menuRows(data.list) as Rule[];
    };
    const before = await rules();
    const buttons = before.filter(({ name }) => name.startsWith('user/group/'));
    const [first, second] = buttons;
    for (const status of ['0', '1'])
      expect((await tab.post('/admin/auth.menu/edit', { id: first?.id, status })).code).toBe(1);
    await tab.post('/admin/auth.menu/edit', { id: first?.id, weigh: 7 });
    await tab.post('/admin/auth.menu/edit', { id: second?.id, weigh: 5 });
    const swap = () => tab.post('/admin/auth.menu/sortable', { id: first?.id, targetId: second?.id }, 'en');
    expect(await swap()).toMatchObject({ code: 1, data: null });
    const weights = new Map((await rules()).map(({ id, weigh }) => [id, weigh]));
    expect([first, second].map((rule) => weights.get(rule?.id ?? 0))).toEqual([5, 7]);
    await tab.post('/admin/auth.menu/edit', { id: first?.id, weigh: 7 });
    expect(await swap()).toMatchObject({
      code: 0,
      msg: 'Invalid collation because the weights of the two targets are equal',
    });
  });

  it('23–25: refreshes with its own spelling', async () => {
    tab.admin.token = expiredToken(tab.admin.token, stack.config.jwtSecret);
    expect(await tab.get('/admin/user.user/index')).toMatchObject({ code: 409, data: [] });
    const answer = await tab.post<{ token: string }>('/api/common/refreshToken', {
      refresh_token: tab.admin.refresh,
    });
    expect(answer).toMatchObject({ code: 1, data: { type: 'admin-refresh' } });
    expectShape(answer.data, { type: 'string', token: 'string' });
    tab.admin.token = answer.data.token;
    expect((await list('')).code).toBe(1);
  });

  it('26: runs a terminal task at its own address', async () => {
    const uuid = randomUUID();
    const frames = await framesOf(
      `${stack.url}/admin/Terminal/index?command=version.node&uuid=${uuid}&extend=&batoken=${tab.admin.token}&server=1`,
    );
    const said = frames.map(({ data }) => data);
    expect(said[0]).toBe('command-link-success');
    expect(said.slice(-3)).toEqual(['exitcode: 0', 'command-exec-success', 'command-exec-completed']);
  });

  it('27: clears the cache', async () => {
    expect(await tab.post('/admin/ajax/clearCache', { type: 'tp' })).toMatchObject({ code: 1, data: null });
  });

  it('28: logs out', async () => {
    expect(await tab.post('/admin/index/logout', { refresh_token: tab.admin.refresh })).toMatchObject({
      code: 1,
      data: null,
    });
    expect(await tab.get('/admin/user.user/index')).toMatchObject({
      code: 302,
      data: { routePath: '/admin/login' },
    });
    tab.admin = { token: '', refresh: '' };
  });

  it('members: boot, picture, log in, centre, and their whole account', async () => {
    const boot = await tab.get<{ site: object }>('/api/index/index');
    expect(boot.data).toMatchObject({ openMemberCenter: true });
    expectShape(boot.data.site, shapes.site);
    const captchaId = randomUUID();
    const answer = await tab.post<LoggedIn>('/api/user/checkIn', {
      tab: 'login',
      username: 'demo',
      password: 'Demo1234',
      keep: true,
      captchaId,
      captcha: await solveImage(stack, tab, captchaId),
    });
    expect(answer).toMatchObject({ code: 1, data: { routePath: '/user' } });
    const tokens = { token: 'string', refresh_token: 'string', refreshToken: 'string' };
    expectShape(answer.data.userInfo, { ...shapes.memberInfo, ...tokens });
    tab.member = { token: answer.data.userInfo.token, refresh: answer.data.userInfo.refreshToken };
    const centre = await tab.get<{ userInfo: object; menus: readonly MenuRow[] }>('/api/user/index');
    expectShape(centre.data, { userInfo: 'object', menus: 'array' });
    expectShape(centre.data.userInfo, shapes.memberInfo);
    const nodes = menuRows(centre.data.menus);
    for (const { children: _children, ...node } of nodes) expectShape(node, shapes.memberMenuNode);
    expect(nodes.map(({ name }) => name)).toContain('account/overview');
    await goThroughAccount(stack, tab, centre.data.userInfo, {
      proof: () => Promise.resolve({}),
      logOutWith: 'refresh_token',
      loginNeeded: 302,
    });
  });
});
