import { randomUUID } from 'node:crypto';
import type { Stack } from '@parcelway/testing';
import { solveImage } from '../kit/captcha';
import { expiredToken } from '../kit/expired-token';
import { kindsOf, LegacyClient } from '../kit/legacy-client';
import { menuRows } from '../kit/menu-rows';
import type { MenuRow } from '../kit/menu-rows';
import { setSettings } from '../kit/settings';
import { framesOf } from '../kit/terminal-frames';
import { startWholeStack } from '../kit/whole-stack';

interface Page {
  readonly list: readonly (Record<string, unknown> & { readonly id: number })[];
  readonly total: number;
  readonly remark: string;
}

/** What the older client generation, from which the product's own client was made, sends from boot to log out. */
describe('the older client generation', () => {
  let stack: Stack;
  let tab: LegacyClient;

  beforeAll(async () => {
    stack = await startWholeStack({ LEGACY_CLIENT: 'L' });
    tab = new LegacyClient(stack.url);
    await setSettings(stack, { admin_login_captcha: 'image', user_login_captcha: 'image' });
  });
  afterAll(() => stack.stop());

  it('sends whoever is not logged in to the log-in page by 302', async () => {
    expect(await tab.get('/admin/index/index')).toMatchObject({
      code: 302,
      data: { routePath: '/admin/login' },
    });
    expect(await tab.get('/api/user/index')).toMatchObject({ code: 302, data: { routePath: '/user/login' } });
  });

  it('2–5: asks for the picture, reads it, logs in', async () => {
    expect(await tab.get('/admin/index/login')).toMatchObject({ code: 1, data: { captcha: true } });
    const captcha_id = randomUUID();
    const wrong = await tab.post('/admin/index/login', {
      username: 'admin',
      password: 'Admin123',
      captcha: '0000',
      keep: true,
      loading: true,
      captcha_id,
    });
    expect(wrong).toMatchObject({ code: 0, msg: '请输入正确的验证码', data: null });
    const answer = await tab.post<{ userInfo: { token: string; refreshToken: string }; routePath: string }>(
      '/admin/index/login',
      {
        username: 'admin',
        password: 'Admin123',
        captcha: await solveImage(stack, tab, captcha_id),
        keep: true,
        loading: true,
        captcha_id,
      },
    );
    expect(answer).toMatchObject({ code: 1, data: { routePath: '/admin' } });
    expect(kindsOf(answer.data.userInfo)).toMatchObject({
      id: 'number',
      username: 'string',
      nickname: 'string',
      avatar: 'string',
      lastlogintime: 'string',
      token: 'string',
      refreshToken: 'string',
    });
    tab.admin = { token: answer.data.userInfo.token, refresh: answer.data.userInfo.refreshToken };
  });

  it('6: boots with the port of its terminal and its own upload settings', async () => {
    const { code, data } = await tab.get<{
      menus: readonly MenuRow[];
      siteConfig: { upload: object };
      terminal: object;
    }>('/admin/index/index');
    expect(code).toBe(1);
    expect(data.terminal).toMatchObject({ installServicePort: '8000', npmPackageManager: 'pnpm' });
    expect(kindsOf(data.siteConfig.upload)).toMatchObject({
      maxsize: 'number',
      savename: 'string',
      mimetype: 'string',
      mode: 'string',
    });
    const names = menuRows(data.menus).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['auth/menu', 'auth/menu/sortable', 'dashboard/dashboard']));
    expect(names).not.toContain('auth/rule');
  });

  it('7: opens the dashboard under its own name', async () => {
    expect(kindsOf((await tab.get<object>('/admin/Dashboard/dashboard')).data)).toEqual({ remark: 'string' });
  });

  it('8–18: lists, searches with its own spellings, edits', async () => {
    const page = await tab.get<Page>(
      '/admin/user.user/index',
      'quick_search=dem&order=createtime,desc&search[0][field]=username&search[0][val]=demo&search[0][operator]==',
    );
    expect(page.data.list.map(({ username }) => username)).toEqual(['demo']);
    expect(kindsOf(page.data.list[0] ?? {})).toMatchObject({
      createtime: 'number',
      lastlogintime: expect.stringMatching(/number|null/) as string,
      lastloginip: 'string',
      jointime: 'number',
    });
    const { data } = await tab.get<{ row: Record<string, unknown> }>('/admin/user.user/edit', 'id=1');
    expect(await tab.post('/admin/user.user/edit', data.row)).toMatchObject({ code: 1, msg: '更新成功' });
  });

  it('20, 22: deletes by DELETE, swaps two rules', async () => {
    expect(await tab.call('POST', '/admin/user.group/del', {})).toMatchObject({ code: 0 });
    const { data } = await tab.get<{ list: readonly MenuRow[] }>('/admin/auth.menu/index');
    const [first, second] = menuRows(data.list).filter(({ name }) => name.startsWith('user/group/'));
    const swapped = await tab.post('/admin/auth.menu/sortable', { id: first?.id, targetId: second?.id });
    const again = (await tab.get<{ list: readonly MenuRow[] }>('/admin/auth.menu/index')).data.list;
    const order = menuRows(again)
      .filter(({ name }) => name.startsWith('user/group/'))
      .map(({ id }) => id);
    if (swapped.code === 1)
      expect(order.indexOf(first?.id ?? 0)).toBeGreaterThan(order.indexOf(second?.id ?? 0));
    else expect(swapped.msg).toBe('由于两个目标的权重相等，排序无效');
  });

  it('24: refreshes with its own spelling', async () => {
    tab.admin.token = expiredToken(tab.admin.token, stack.config.jwtSecret);
    expect(await tab.get('/admin/user.user/index')).toMatchObject({ code: 409, data: [] });
    const answer = await tab.post<{ token: string }>('/api/common/refreshToken', {
      refresh_token: tab.admin.refresh,
    });
    expect(answer).toMatchObject({ code: 1, data: { type: 'admin-refresh' } });
    tab.admin.token = answer.data.token;
  });

  it('26: runs a terminal task at its own address', async () => {
    const uuid = randomUUID();
    const frames = await framesOf(
      `${stack.url}/admin/Terminal/index?command=version.node&uuid=${uuid}&extend=&batoken=${tab.admin.token}&server=1`,
    );
    const said = frames.map(({ data }) => data);
    expect(said).toContain('exitcode: 0');
    expect(said.slice(-2)).toEqual(['command-exec-success', 'command-exec-completed']);
  });

  it('28: logs out', async () => {
    expect(await tab.post('/admin/index/logout', { refresh_token: tab.admin.refresh })).toMatchObject({
      code: 1,
    });
    expect(await tab.get('/admin/user.user/index')).toMatchObject({
      code: 302,
      data: { routePath: '/admin/login' },
    });
    tab.admin = { token: '', refresh: '' };
  });

  it('members: boot, picture, log in, centre', async () => {
    const boot = await tab.get<object>('/api/index/index');
    expect(kindsOf(boot.data)).toMatchObject({ site: 'object', openMemberCenter: 'boolean' });
    const captchaId = randomUUID();
    const answer = await tab.post<{ userInfo: { token: string; refreshToken: string }; routePath: string }>(
      '/api/user/checkIn',
      {
        tab: 'login',
        username: 'demo',
        password: 'Demo1234',
        keep: true,
        captchaId,
        captcha: await solveImage(stack, tab, captchaId),
      },
    );
    expect(answer).toMatchObject({ code: 1, data: { routePath: '/user' } });
    tab.member = { token: answer.data.userInfo.token, refresh: answer.data.userInfo.refreshToken };
    const centre = await tab.get<{ userInfo: object; menus: readonly MenuRow[] }>('/api/user/index');
    expect(kindsOf(centre.data.userInfo)).toMatchObject({
      jointime: 'number',
      lastlogintime: 'number',
      lastloginip: 'string',
      money: 'string',
    });
    expect(menuRows(centre.data.menus).length).toBeGreaterThan(0);
    expect((await tab.post('/api/user/logout', { refresh_token: tab.member.refresh })).code).toBe(1);
  });
});
